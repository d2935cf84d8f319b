// The figures beside a switch: its effect in the last search, and its worth.
#include "app/viewmodels/shared/number_text.h"
#include "engine/lab/experiments/comparison_tables.h"
#include "tests/app/play/technique_rows.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Ids in the order in which their figures arrived.
QStringList orderOfFigures(TechniqueListModel& model, int howMany) {
    QStringList order;
    const auto look = [&] {
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString id = model.data(model.index(row), TechniqueListModel::TechniqueIdRole).toString();
            if (!order.contains(id) && figureOf(model, id).contains(u'×')) order += id;
        }
    };
    const auto connection = QObject::connect(&model, &QAbstractItemModel::dataChanged, look);
    // On timeout the caller sees a shorter list.
    [[maybe_unused]] const bool all = QTest::qWaitFor([&] { return order.size() >= howMany; }, kTimeoutMs);
    QObject::disconnect(connection);
    return order;
}

}  // namespace

class TechniqueFiguresTest : public QObject {
    Q_OBJECT
  private slots:
    void switchesShowTheirCounts() {
        WindowUnderTest window;
        const TechniqueListModel& model = window.techniques();
        const auto count = [&](const QString& id) {
            return valueOf(model, id, TechniqueListModel::CountRole).toString();
        };
        QVERIFY(count("alpha-beta").isEmpty());
        window.start(setupOf(person(), computer(6)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        const Statistics& statistics = window.thinking().info()->statistics;
        QVERIFY(statistics[Counter::BetaCutoffs] > 0);
        QCOMPARE(count("alpha-beta"), shortCounterText(statistics[Counter::BetaCutoffs]) + " cutoffs");
        QCOMPARE(count("late-move-reductions"),
                 shortCounterText(statistics[Counter::Reductions]) + " reduced");
        QVERIFY(count("check-extension").isEmpty());
        QVERIFY(count("time-by-stability").isEmpty());
        window.start(setupOf(person(), computer(6)));
        QVERIFY(count("alpha-beta").isEmpty());
    }

    void singularCounts() {
        WindowUnderTest window(setupOf(person(), computer(1)), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        QCOMPARE(window.thinking().info()->statistics[Counter::Iterations], std::uint64_t(1));
        QCOMPARE(
            valueOf(window.techniques(), "iterative-deepening", TechniqueListModel::CountRole).toString(),
            QString("1 iteration"));
    }

    void switchValuesAreMeasured() {
        WindowUnderTest window(setupOf(person(), computer(4)), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        const auto figure = [&] { return figureOf(window.techniques(), "alpha-beta"); };
        QVERIFY(QTest::qWaitFor([&] { return figure().contains(u'×'); }, kTimeoutMs));
        const auto index = rowOf(window.techniques(), "alpha-beta");
        QVERIFY(window.techniques().data(index, TechniqueListModel::FigureStrongRole).toBool());
        QVERIFY(window.techniques().data(index, TechniqueListModel::FigureFreshRole).toBool());
        // The worth in depth is given only for techniques that keep the score.
        const auto detail = [&](const char* id) {
            return valueOf(window.techniques(), id, TechniqueListModel::DetailRole).toString();
        };
        QVERIFY2(detail("alpha-beta").contains("plies less deep"), qPrintable(detail("alpha-beta")));
        QVERIFY(QTest::qWaitFor([&] { return detail("null-move").contains("Switched"); }, kTimeoutMs));
        QVERIFY2(!detail("null-move").contains("plies less deep"), qPrintable(detail("null-move")));
        QCOMPARE(window.techniques().measuredDepth(), 4);
        // A new game clears the figures.
        window.start(setupOf(person(), computer(3)));
        QVERIFY(figure().isEmpty());
        QCOMPARE(window.techniques().measuredDepth(), 0);
        QVERIFY(!detail("alpha-beta").contains("Switched"));
    }

    /// All shown figures belong to one measurement, whose depth is shown.
    void figuresBelongToOneMeasurement() {
        WindowUnderTest window(setupOf(person(), computer(4)), {"e2e4"});
        const auto detailOf = [&](const char* id) {
            return valueOf(window.techniques(), id, TechniqueListModel::DetailRole).toString();
        };
        QVERIFY(QTest::qWaitFor([&] { return detailOf("alpha-beta").contains("to depth 4"); }, kTimeoutMs));
        window.techniques().player()->setDepth(2);
        QStringList wrong;
        connect(&window.techniques(), &QAbstractItemModel::dataChanged, this, [&] {
            const int depth = window.techniques().measuredDepth();
            for (const char* id : {"alpha-beta", "killers", "null-move"})
                if (const QString said = detailOf(id);
                    said.contains("Switched") && !said.contains(QStringLiteral("to depth %1").arg(depth)))
                    wrong += said;
        });
        window.play("d2d4");
        QVERIFY(QTest::qWaitFor([&] { return detailOf("alpha-beta").contains("to depth 2"); }, kTimeoutMs));
        QCOMPARE(wrong, QStringList());
    }

    /// The pages show the same figures for the same position, depth and techniques.
    void pagesAgreeOnTheFigures() {
        WindowUnderTest window(setupOf(person(), computer(5)), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        const QStringList ids{"null-move", "killers", "transposition-table", "iterative-deepening"};
        QMap<QString, QString> play;
        QVERIFY(QTest::qWaitFor(
            [&] {
                for (const QString& id : ids)
                    if (const QString figure = figureOf(window.techniques(), id); figure.startsWith(u'×'))
                        play[id] = figure;
                return play.size() == ids.size();
            },
            kTimeoutMs));

        AskViewModel& ask = *window.app->ask();
        ask.ask(AskViewModel::Question::Techniques);
        QVERIFY(QTest::qWaitFor([&] { return ask.isAnswered() && !ask.isRunning(); }, kTimeoutMs));

        QMap<QString, QString> asked;
        for (int row = 0; row < ask.rows()->count(); ++row) {
            const QStringList cells = ask.rows()->value(row, "cells").toStringList();
            asked[cells[0]] = cells[1];
        }

        window.game().goBack();
        const Configuration base{{.techniques = computer(5).techniques}, "all"};
        ComparisonPlan plan;
        plan.positions = {{"after 1.e4", window.controller().shown()->position()}};
        plan.configurations = {base};
        for (const QString& id : ids) {
            Configuration without{{.techniques = base.techniques}, id.toStdString()};
            findTechnique(without.name)->set(without.techniques, false);
            plan.configurations.push_back(without);
        }
        plan.fromDepth = plan.toDepth = window.techniques().measuredDepth();
        Comparison comparison(plan);
        runComparison(comparison, {});

        for (int i = 0; i < ids.size(); ++i) {
            const QString lab = factorText(factorOf(comparison, Quantity::Nodes, i + 1, plan.toDepth).value);
            QCOMPARE(play[ids[i]], lab);
            const QString name =
                valueOf(window.techniques(), ids[i], TechniqueListModel::NameRole).toString();
            QCOMPARE(asked[name], lab);
        }
    }

    void visibleSwitchesAreMeasuredFirst() {
        WindowUnderTest window;
        TechniqueListModel& model = window.techniques();
        model.setInView({"multi-cut", "correction-history"});
        window.start(setupOf(person(), computer(4)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        // All except for those without effect in a fixed-depth search: clock, book, own games and Syzygy
        // tables.
        const int measurable = model.rowCount() - 4;
        const QStringList order = orderOfFigures(model, measurable);
        QCOMPARE(order.size(), measurable);
        QCOMPARE(QSet<QString>(order.begin(), order.begin() + 2),
                 (QSet<QString>{"multi-cut", "correction-history"}));
        QCOMPARE(order.back(), QString("alpha-beta"));
    }

    void measurementsAreBounded() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), computer(kMaxDepth));
        setup.time = TimeControl::fixedPerMove(0.5);
        window.start(setup);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        window.game().setPaused(true);
        const auto measuring = [&] {
            for (int row = 0; row < window.techniques().rowCount(); ++row)
                if (window.techniques().data(window.techniques().index(row),
                                             TechniqueListModel::FigureRole) == "…")
                    return true;
            return false;
        };
        QVERIFY(QTest::qWaitFor([&] { return !measuring(); }, kTimeoutMs));
        QVERIFY(window.techniques().measuredDepth() > 4);
        QCOMPARE(figureOf(window.techniques(), "alpha-beta"), QString("> ×4.0"));
        const QString said =
            valueOf(window.techniques(), "alpha-beta", TechniqueListModel::DetailRole).toString();
        QVERIFY2(said.contains("more than ×4.0 the nodes"), qPrintable(said));
        QVERIFY2(said.contains("stopped"), qPrintable(said));
    }

    void figuresAgeWithASwitch() {
        WindowUnderTest window(setupOf(person(), computer(3)), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        QVERIFY(QTest::qWaitFor([&] { return figureOf(window.techniques(), "killers").contains(u'×'); },
                                kTimeoutMs));
        const auto fresh = [&] {
            return valueOf(window.techniques(), "killers", TechniqueListModel::FigureFreshRole).toBool();
        };
        window.techniques().player()->setHashMib(8);
        QVERIFY(fresh());
        window.techniques().setOn("history", false);
        QVERIFY(!fresh());
    }
};

PLYGLASS_TEST(TechniqueFiguresTest);
#include "technique_figures_test.moc"

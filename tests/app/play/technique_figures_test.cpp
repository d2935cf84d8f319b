// What stands beside a switch: what it did in the last search, and what it is worth.
#include "app/viewmodels/shared/number_text.h"
#include "tests/app/play/technique_rows.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Ids in the order in which their figures came.
QStringList orderOfFigures(TechniqueListModel& model, int howMany) {
    QStringList order;
    const auto look = [&] {
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString id = model.data(model.index(row), TechniqueListModel::TechniqueIdRole).toString();
            if (!order.contains(id) && figureOf(model, id).contains(u'×')) order += id;
        }
    };
    const auto connection = QObject::connect(&model, &QAbstractItemModel::dataChanged, look);
    // Whoever called sees by the length whether it was in time.
    [[maybe_unused]] const bool all = QTest::qWaitFor([&] { return order.size() >= howMany; }, 60'000);
    QObject::disconnect(connection);
    return order;
}

}  // namespace

class TechniqueFiguresTest : public QObject {
    Q_OBJECT
  private slots:
    void besideEachSwitchStandsWhatItDidInTheLastSearch() {
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
        QVERIFY(statistics.betaCutoffs > 0);
        QCOMPARE(count("alpha-beta"), shortCounterText(statistics.betaCutoffs));
        QCOMPARE(count("late-move-reductions"), shortCounterText(statistics.reductions));
        QCOMPARE(valueOf(model, "late-move-reductions", TechniqueListModel::CountNameRole).toString(),
                 QString("reduced"));
        QVERIFY(count("check-extension").isEmpty());
        QVERIFY(count("time-by-stability").isEmpty());
        window.start(setupOf(person(), computer(6)));
        QVERIFY(count("alpha-beta").isEmpty());
    }

    void whatEachSwitchIsWorthIsMeasuredInTheBackground() {
        WindowUnderTest window;
        window.start(setupOf(person(), computer(4)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        const auto figure = [&] { return figureOf(window.techniques(), "alpha-beta"); };
        QVERIFY(QTest::qWaitFor([&] { return figure().contains(u'×'); }, 60'000));
        const auto index = rowOf(window.techniques(), "alpha-beta");
        QVERIFY(window.techniques().data(index, TechniqueListModel::FigureStrongRole).toBool());
        QVERIFY(window.techniques().data(index, TechniqueListModel::FigureFreshRole).toBool());
        QCOMPARE(window.techniques().measuredDepth(), 4);
        window.start(setupOf(person(), computer(3)));
        QVERIFY(figure().isEmpty());
    }

    void whatIsInViewIsMeasuredFirstAndTheDearestLast() {
        WindowUnderTest window;
        TechniqueListModel& model = window.techniques();
        model.setInView({"multi-cut", "correction-history"});
        window.start(setupOf(person(), computer(4)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        // The three orderings that are off, and all that needs what is on.
        const int measurable = model.rowCount();
        const QStringList order = orderOfFigures(model, measurable);
        QCOMPARE(order.size(), measurable);
        QCOMPARE(QSet<QString>(order.begin(), order.begin() + 2),
                 (QSet<QString>{"multi-cut", "correction-history"}));
        QCOMPARE(order.back(), QString("alpha-beta"));
    }

    void aRoundOfMeasurementsIsBoundedHoweverDeepTheThought() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), computer(kMaxDepth));
        setup.time = TimeControl::fixedPerMove(0.5);
        window.start(setup);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        const int reached = window.thinking().info()->depth;
        window.game().setPaused(true);
        const auto measuring = [&] {
            for (int row = 0; row < window.techniques().rowCount(); ++row)
                if (window.techniques().data(window.techniques().index(row),
                                             TechniqueListModel::FigureRole) == "…")
                    return true;
            return false;
        };
        QVERIFY(QTest::qWaitFor([&] { return !measuring(); }, 60'000));
        QVERIFY(window.techniques().measuredDepth() >= 1);
        QVERIFY(window.techniques().measuredDepth() <= reached);
        QVERIFY2(figureOf(window.techniques(), "alpha-beta").startsWith(u"≥ ×"),
                 qPrintable(figureOf(window.techniques(), "alpha-beta")));
    }

    void figuresOutliveAChangeOfThreadsButAgeWithASwitch() {
        WindowUnderTest window;
        window.start(setupOf(person(), computer(3)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QVERIFY(
            QTest::qWaitFor([&] { return figureOf(window.techniques(), "killers").contains(u'×'); }, 60'000));
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

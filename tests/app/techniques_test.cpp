// The switches, applied at once.
#include "window_under_test.h"

using namespace plyglass;

namespace {

QModelIndex rowOf(const TechniqueListModel& model, const QString& id) {
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.data(model.index(row), TechniqueListModel::TechniqueIdRole).toString() == id)
            return model.index(row);
    return {};
}

}  // namespace

class TechniquesTest : public QObject {
    Q_OBJECT
  private slots:
    void everyTechniqueHasAnExplanationAndASource() {
        WindowUnderTest window;
        const TechniqueListModel& model = window.techniques();
        QVERIFY(model.rowCount() >= 7);
        for (int row = 0; row < model.rowCount(); ++row)
            for (const auto role : {TechniqueListModel::NameRole, TechniqueListModel::ExplanationRole,
                                    TechniqueListModel::SourceRole, TechniqueListModel::GroupRole})
                QVERIFY(!model.data(model.index(row), role).toString().isEmpty());
    }

    void aSwitchTakesEffectAtOnceAndIsShown() {
        WindowUnderTest window;
        window.techniques().setOn("alpha-beta", false);
        QVERIFY(!window.controller().setup().players[Black].techniques.alphaBeta);
        const auto index = rowOf(window.techniques(), "alpha-beta");
        QCOMPARE(window.techniques().data(index, TechniqueListModel::CheckedRole).toBool(), false);
        const auto order = rowOf(window.techniques(), "order-captured");
        QCOMPARE(window.techniques().data(order, TechniqueListModel::AvailableRole).toBool(), false);
        QVERIFY(!window.techniques().data(order, TechniqueListModel::WhyNotRole).toString().isEmpty());
        QCOMPARE(window.techniques().presetIndex(), -1);
        window.techniques().applyPreset(0);
        QCOMPARE(window.techniques().presetIndex(), 0);
        QCOMPARE(window.techniques().quiescence(), 0);
    }

    void aSwitchInTheMiddleOfAThoughtBeginsItAgain() {
        WindowUnderTest window;
        QSignalSpy restarted(&window.controller(), &GameController::searchRestarted);
        window.start(setupOf(person(), slowComputer()));
        window.play("e2e4");
        QTest::qWait(50);
        for (int i = 0; i < 20; ++i) window.techniques().setOn("transposition-table", i % 2 == 0);
        QCOMPARE(restarted.count(), 20);
        QVERIFY(!window.techniques().restartText().isEmpty());
        QVERIFY(window.game().thinking());
        window.techniques().applyPreset(2);
        window.techniques().setDepth(2);
        QVERIFY(window.waitForPly(2));
        QTest::qWait(50);
        QCOMPARE(window.controller().live()->ply(), 2);
    }

    void aSwitchInTheMiddleOfAThoughtLeavesTheClockAlone() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), slowComputer());
        setup.time = TimeControl::suddenDeath(5, 0);
        window.start(setup);
        window.play("e2e4");
        QTest::qWait(100);
        const auto before = window.controller().clock().remainingMs(Black);
        window.techniques().setOn("transposition-table", true);
        const auto after = window.controller().clock().remainingMs(Black);
        QVERIFY(after <= before && after > before - 50);
        QVERIFY(window.controller().clock().running() == Black);
    }

    void impossibleValuesAreRefusedWithTheirRange() {
        WindowUnderTest window;
        window.techniques().setDepth(0);
        QVERIFY(window.game().noticeText().contains("1 … 40"));
        window.techniques().setQuiescence(-2);
        QVERIFY(window.game().noticeText().contains("30"));
        window.techniques().setOn("telepathy", true);
        QVERIFY(window.game().noticeText().contains("telepathy"));
        window.techniques().setEvaluatorIndex(9);
        QVERIFY(window.game().noticeText().contains("evaluators"));
        window.techniques().applyPreset(-1);
        QVERIFY(window.game().noticeText().contains("presets"));
        QVERIFY(window.controller().setup().players == GameSetup{}.players);
    }

    void twoComputersAreSetOneByOne() {
        WindowUnderTest window;
        window.start(setupOf(computer(1), computer(1)));
        window.game().setPaused(true);
        QCOMPARE(window.techniques().playerNames().size(), 2);
        window.techniques().setPlayerIndex(0);
        window.techniques().setDepth(2);
        window.techniques().setPlayerIndex(1);
        window.techniques().setDepth(4);
        QCOMPARE(window.controller().setup().players[White].depth, 2);
        QCOMPARE(window.controller().setup().players[Black].depth, 4);
        window.start(setupOf(person(), person()));
        QVERIFY(!window.techniques().hasPlayers());
    }

    void whatEachSwitchIsWorthIsMeasuredInTheBackground() {
        WindowUnderTest window;
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        const auto index = rowOf(window.techniques(), "alpha-beta");
        const auto figure = [&] {
            return window.techniques().data(index, TechniqueListModel::FigureRole).toString();
        };
        QVERIFY(QTest::qWaitFor([&] { return figure().contains(u'×'); }, 20'000));
        QVERIFY(window.techniques().data(index, TechniqueListModel::FigureStrongRole).toBool());
        QVERIFY(window.techniques().data(index, TechniqueListModel::FigureFreshRole).toBool());
        window.start(setupOf(person(), computer(3)));
        QVERIFY(figure().isEmpty());
    }
};

QTEST_MAIN(TechniquesTest)
#include "techniques_test.moc"

// The figures of the Thinking panel, and the effect of a switch on them.
#include "app/viewmodels/shared/setting_comparison.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

SearchInfo infoWith(std::initializer_list<std::pair<int, std::uint64_t>> depths) {
    SearchInfo info;
    for (const auto& [depth, nodes] : depths) {
        info.depth = depth;
        info.depths.push_back(DepthRecord{depth, nodes, 0, 0, Move()});
    }
    return info;
}

}  // namespace

class ThinkingTest : public QObject {
    Q_OBJECT
  private slots:
    void emptyBeforeTheFirstSearch() {
        WindowUnderTest window;
        QVERIFY(!window.thinking().hasResult());
        QVERIFY(window.thinking().title().isEmpty());
        QCOMPARE(window.thinking().nodesText(), QString("0"));
        QCOMPARE(window.thinking().categories()->rowCount(), 5);
        QVERIFY(window.thinking().depthNodes().isEmpty());
    }

    void figuresStayAfterASearch() {
        WindowUnderTest window(setupOf(person(), computer(3)), {"e2e4"});
        QVERIFY(window.thinking().active());
        QVERIFY(window.waitForPly(2));
        QVERIFY(!window.thinking().active());
        QVERIFY(window.thinking().title().startsWith("last search, depth 3"));
        QCOMPARE(window.thinking().depthNodes().size(), 3);
        QVERIFY(window.thinking().depthNodes().at(2) > window.thinking().depthNodes().at(1));
        QVERIFY(window.thinking().pvText().startsWith(u"1…"));
        QVERIFY(!window.thinking().scoreText().isEmpty());
        QVERIFY(!window.thinking().branchingText().isEmpty());
        QVERIFY(window.thinking().details()->rowCount() >= 6);
        QVERIFY(QTest::qWaitFor([&] { return !window.thinking().noCutsNodes().isEmpty(); }, 5000));
        QCOMPARE(window.thinking().noCutsNodes().at(0), 21.0);
        QCOMPARE(window.thinking().noCutsNodes().at(1), 621.0);
    }

    void thinkAlongRunsWhileVisible() {
        WindowUnderTest window(setupOf(person(), computer(3)), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        QTest::qWait(800);
        QVERIFY(window.thinking().title().startsWith("last search"));
        window.thinking().setWatched(true);
        QVERIFY(QTest::qWaitFor([&] { return window.thinking().title().startsWith("analysing"); }, 10'000));
        QVERIFY(window.thinking().active());
        // Two searches, each with its own label.
        QVERIFY(!window.thinking().lastNodesText().isEmpty());
        QVERIFY(window.thinking().title().contains("your position"));
        QVERIFY(QTest::qWaitFor([&] { return window.thinking().depthNodes().size() > 3; }, 10'000));
        // The person's best move is not revealed.
        QVERIFY(window.thinking().scoreText().isEmpty());
        QVERIFY(!window.thinking().pvText().contains(u"2."));
        // After the computer's reply its own search is shown again.
        window.play("g1f3");
        QVERIFY(window.waitForPly(4));
        QVERIFY(window.thinking().title().startsWith("last search"));
        QVERIFY(QTest::qWaitFor([&] { return window.thinking().title().startsWith("analysing"); }, 10'000));
        // Elsewhere in the game no analysis runs.
        window.game().goBack();
        QVERIFY(window.thinking().title().startsWith("last search"));
        QVERIFY(window.thinking().lastNodesText().isEmpty());
        window.game().backToGame();
        window.app->settings()->setThinkAlong("never");
        QTest::qWait(800);
        QVERIFY(window.thinking().title().startsWith("last search"));
    }

    /// A mate in one is found at once, and the analysis then stops.
    void stoppedSearchIsNotAnalysing() {
        WindowUnderTest window;
        window.thinking().setWatched(true);
        window.start(from(setupOf(person(), computer(3)), "7k/p7/P5K1/8/8/8/8/1R6 w - - 0 1"));
        window.play("b1b2");
        QVERIFY(window.waitForPly(2));
        QVERIFY(QTest::qWaitFor(
            [&] { return window.thinking().title().startsWith("your position, analysed"); }, 10'000));
        QVERIFY(!window.thinking().active());
    }

    void clocksAndPersonsDisableThinkAlong() {
        WindowUnderTest window;
        window.thinking().setWatched(true);
        GameSetup setup = setupOf(person(), computer(3));
        setup.time = TimeControl::suddenDeath(5, 0);
        window.start(setup);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QTest::qWait(900);
        QVERIFY(window.thinking().title().startsWith("last search"));
        window.app->settings()->setThinkAlong("always");
        QVERIFY(QTest::qWaitFor([&] { return window.thinking().title().startsWith("analysing"); }, 10'000));
        window.start(setupOf(person(), person()));
        window.play("e2e4");
        QTest::qWait(900);
        QVERIFY(window.thinking().title().isEmpty());
        QVERIFY(!window.thinking().hasResult());
        QCOMPARE(window.thinking().idleText(), QString("No computer plays in this game."));
    }

    void nodeKindsAreShown() {
        WindowUnderTest window(setupOf(person(), computer(9)), {"e2e4"});
        QVERIFY(window.waitForPly(2, 20'000));
        const RowsModel& kinds = *window.thinking().categories();
        double shares = 0;
        for (int row = 0; row < kinds.count(); ++row) {
            const double share = kinds.value(row, "share").toDouble();
            QVERIFY2(share > 0, qPrintable(kinds.value(row, "name").toString()));
            shares += share;
        }
        QVERIFY(std::abs(shares - 1) < 1e-9);
    }

    void searchIsShownLive() {
        WindowUnderTest window;
        QSignalSpy changed(&window.thinking(), &ThinkingViewModel::changed);
        window.start(setupOf(person(), slowComputer()));
        window.play("e2e4");
        QVERIFY(QTest::qWaitFor([&] { return changed.count() > 8; }, 5000));
        QVERIFY(window.thinking().active());
        QVERIFY(window.thinking().nodesText() != "0");
        QVERIFY(window.thinking().title().startsWith("depth "));
    }

    void timeLimitIsReported() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), slowComputer());
        setup.time = TimeControl::fixedPerMove(0.5);
        window.start(setup);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QVERIFY2(window.thinking().title().contains("of 40, time limit"),
                 qPrintable(window.thinking().title()));
    }

    void switchComparesWithTheLastSearch() {
        WindowUnderTest window(setupOf(person(), computer(3)), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        window.techniques().setOn("alpha-beta", false);
        QVERIFY(window.thinking().active());
        QVERIFY(window.thinking().title().startsWith("the last position again"));
        QVERIFY(QTest::qWaitFor([&] { return !window.thinking().active(); }, 20'000));
        const QString text = window.thinking().changeText();
        QVERIFY2(text.contains("more nodes than before to depth 3") && text.contains("Alpha–beta off"),
                 qPrintable(text));
        QCOMPARE(window.thinking().changeTone(), QString("warn"));
        QCOMPARE(window.thinking().previousNodes().size(), 3);
        QCOMPARE(window.controller().live()->ply(), 2);
    }

    void switchDuringSearchComparesEqualDepths() {
        WindowUnderTest window;
        PlayerSetup deep = computer(12);
        window.start(setupOf(person(), deep));
        window.play("e2e4");
        QVERIFY(QTest::qWaitFor([&] { return window.thinking().depthNodes().size() >= 3; }, 10'000));
        window.techniques().setOn("alpha-beta", false);
        QVERIFY(QTest::qWaitFor([&] { return !window.thinking().changeText().isEmpty(); }, 10'000));
        QVERIFY(window.thinking().changeText().contains("Alpha–beta off"));
    }

    void onlyEqualDepthsOfOnePositionAreCompared() {
        SettingComparison comparison;
        PlayerSetup with;
        PlayerSetup without = with;
        without.techniques.alphaBeta = false;
        comparison.begin(Position::start(), with);
        comparison.update(infoWith({{1, 20}, {2, 80}, {3, 900}}));
        QVERIFY(!comparison.factor());
        comparison.begin(Position::start(), without);
        QVERIFY(!comparison.factor());
        comparison.update(infoWith({{1, 20}, {2, 380}}));
        QCOMPARE(*comparison.factor(), 4.0);
        QCOMPARE(comparison.change().text,
                 QString("×4.0 more nodes than before to depth 2 (Alpha–beta off)"));
        comparison.begin(Position::start(), with);
        comparison.update(infoWith({{1, 20}, {2, 80}}));
        QCOMPARE(comparison.change().text,
                 QString("×4.0 fewer nodes than before to depth 2 (Alpha–beta on)"));
        QCOMPARE(comparison.change().tone, QString("good"));
        comparison.begin(*Position::fromFen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), without);
        QVERIFY(comparison.previous().empty());
    }
};

PLYGLASS_TEST(ThinkingTest);
#include "thinking_test.moc"

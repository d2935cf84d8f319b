// The technique switches take effect at once.
#include "app/viewmodels/shared/setup_choices.h"
#include "engine/chess/san.h"
#include "tests/app/play/technique_rows.h"
#include "tests/suite.h"

using namespace plyglass;

class TechniquesTest : public QObject {
    Q_OBJECT
  private slots:
    void switchTakesEffectAtOnce() {
        WindowUnderTest window;
        window.techniques().setOn("alpha-beta", false);
        QVERIFY(!window.controller().setup().players[Black].techniques.alphaBeta);
        const auto index = rowOf(window.techniques(), "alpha-beta");
        QCOMPARE(window.techniques().data(index, TechniqueListModel::CheckedRole).toBool(), false);
        const auto order = rowOf(window.techniques(), "order-captured");
        QCOMPARE(window.techniques().data(order, TechniqueListModel::AvailableRole).toBool(), false);
        QVERIFY(!window.techniques().data(order, TechniqueListModel::NeedsRole).toString().isEmpty());
        QCOMPARE(window.techniques().player()->presetIndex(), -1);
        window.techniques().player()->setPresetIndex(0);
        QCOMPARE(window.techniques().player()->presetIndex(), 0);
        QCOMPARE(window.techniques().player()->quiescence(), 0);
    }

    void switchRestartsTheSearch() {
        WindowUnderTest window;
        QSignalSpy restarted(&window.controller(), &GameController::searchRestarted);
        window.start(setupOf(person(), slowComputer()));
        window.play("e2e4");
        QTest::qWait(50);
        for (int i = 0; i < 20; ++i) window.techniques().setOn("transposition-table", i % 2 == 0);
        QCOMPARE(restarted.count(), 20);
        QVERIFY(!window.techniques().restartText().isEmpty());
        QVERIFY(window.game().status().thinking);
        window.techniques().player()->setPresetIndex(2);
        window.techniques().player()->setDepth(2);
        QVERIFY(window.waitForPly(2));
        QTest::qWait(50);
        QCOMPARE(window.controller().live()->ply(), 2);
    }

    void switchKeepsTheClock() {
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

    void valuesAreClamped() {
        WindowUnderTest window;
        PlayerSettings& player = *window.techniques().player();
        player.setDepth(-1);
        QCOMPARE(player.depth(), kNoDepthLimit);
        player.setDepth(kMaxDepth + 1);
        QCOMPARE(player.depth(), kMaxDepth);
        player.setQuiescence(-2);
        QCOMPARE(player.quiescence(), -1);
        player.setQuiescence(kMaxQuiescence + 1);
        QCOMPARE(player.quiescence(), kMaxQuiescence);
        player.setThreads(player.threadsMax() + 1);
        QCOMPARE(player.threads(), player.threadsMax());
        player.setThreads(0);
        QCOMPARE(player.threads(), 1);
        player.setHashMib(0);
        QCOMPARE(player.hashMib(), 1);
        player.setHashMib(player.hashMibMax() + 1);
        QCOMPARE(player.hashMib(), player.hashMibMax());
        player.setLevelIndex(kFullLevel);
        QCOMPARE(player.levelIndex(), kFullLevel - 1);
        player.setLevelIndex(-1);
        QCOMPARE(player.levelIndex(), 0);
    }

    void unknownChoicesAreIgnored() {
        WindowUnderTest window;
        QSignalSpy told(window.techniques().player(), &PlayerSettings::changed);
        window.techniques().setOn("telepathy", true);
        window.techniques().player()->setEvaluatorIndex(9);
        QCOMPARE(told.count(), 0);
        window.techniques().player()->setPresetIndex(-1);
        QVERIFY(window.controller().setup().players == GameSetup{}.players);
    }

    void computersAreConfiguredSeparately() {
        WindowUnderTest window(setupOf(computer(1), computer(1)));
        window.game().setPaused(true);
        QCOMPARE(window.techniques().player()->names().size(), 2);
        window.techniques().player()->setIndex(0);
        window.techniques().player()->setDepth(2);
        window.techniques().player()->setIndex(1);
        window.techniques().player()->setDepth(4);
        QCOMPARE(window.controller().setup().players[White].depth, 2);
        QCOMPARE(window.controller().setup().players[Black].depth, 4);
        window.techniques().player()->choose(true);
        window.techniques().player()->setLevelIndex(2);
        window.techniques().player()->choose(false);
        window.techniques().player()->setLevelIndex(6);
        QCOMPARE(window.controller().setup().players[White].level, 3);
        QCOMPARE(window.controller().setup().players[Black].level, 7);
        window.start(setupOf(person(), person()));
        QVERIFY(!window.techniques().player()->exists());
        window.techniques().player()->choose(true);
        QVERIFY(!window.techniques().player()->exists());
    }

    void levelsHaveRecipes() {
        QSet<QString> recipes;
        for (const Level& level : allLevels()) {
            const QString recipe = recipeText(level.number);
            QVERIFY(recipe.endsWith(u'.'));
            QVERIFY2(!recipes.contains(recipe), qPrintable(recipe));
            recipes.insert(recipe);
        }
        QCOMPARE(recipes.size(), kFullLevel);
    }

    void threadsHashAndLevelAreRemembered() {
        WindowUnderTest window;
        window.techniques().player()->setHashMib(2);
        window.techniques().player()->setThreads(window.techniques().player()->threadsMax());
        window.techniques().player()->setLevelIndex(4);
        window.close();
        window.open();
        QCOMPARE(window.techniques().player()->hashMib(), 2);
        QCOMPARE(window.techniques().player()->threads(), window.techniques().player()->threadsMax());
        QCOMPARE(window.techniques().player()->levelIndex(), 4);
        QVERIFY(!window.techniques().player()->full());
        QVERIFY(window.techniques().player()->recipe().contains("ahead"));
    }

    void threadsAndHashReachTheSearch() {
        GameClock clock;
        PlayerSetup player = computer(5);
        player.threads = 2;
        player.hashMib = 3;
        const EngineRequest request = moveRequest(player, Game(), clock, PlayOptions{});
        QCOMPARE(request.asked.search.threads, std::min(2, maxThreads()));
        QCOMPARE(request.asked.search.hashMib, 3);
        QVERIFY(!request.asked.level);
        player.threads = kMaxThreads;
        player.hashMib = kMaxHashMib;
        const EngineRequest greedy = moveRequest(player, Game(), clock, PlayOptions{});
        QCOMPARE(greedy.asked.search.threads, maxThreads());
        QCOMPARE(greedy.asked.search.hashMib, maxHashMib());
    }

    void levelAndLastMoveReachTheSearch() {
        GameClock clock;
        Game game;
        QVERIFY(game.play(*parseSan(game.position(), "e4")));
        const PlayerSetup player = atLevel(computer(20), 3);
        const EngineRequest request = moveRequest(player, game, clock, PlayOptions{});
        QVERIFY(request.asked.level);
        QCOMPARE(request.asked.level->number, 3);
        QCOMPARE(*request.asked.search.limits.depth, request.asked.level->depth);
        QCOMPARE(request.asked.search.threads, 1);
        QVERIFY(request.asked.lastMove == game.current()->move());
    }

    void threadsAndHashCanChangeDuringASearch() {
        WindowUnderTest window(setupOf(person(), slowComputer()), {"e2e4"});
        QTest::qWait(50);
        for (int mib : {1, 8, 64, 2}) {
            window.techniques().player()->setHashMib(mib);
            window.techniques().player()->setThreads(window.techniques().player()->threadsMax());
            QTest::qWait(20);
            window.techniques().player()->setThreads(1);
        }
        QVERIFY(window.game().status().thinking);
        window.techniques().player()->setLevelIndex(0);
        QVERIFY(window.waitForPly(2));
    }

    void personsHaveNoTechniques() {
        WindowUnderTest window(setupOf(person(), person()));
        QVERIFY(!window.techniques().player()->exists());
        QVERIFY(window.techniques().player()->names().isEmpty());
    }
};

PLYGLASS_TEST(TechniquesTest);
#include "techniques_test.moc"

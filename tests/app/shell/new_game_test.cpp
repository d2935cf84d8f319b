// The New game sheet.
#include <set>

#include "engine/chess/fen.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class NewGameTest : public QObject {
    Q_OBJECT
  private slots:
    void whatIsChosenIsPlayed() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setWhiteKindIndex(2);
        sheet.setBlackKindIndex(0);
        sheet.setBlackDepth(4);
        sheet.setBlackQuiescence(-1);
        sheet.setBlackPresetIndex(0);
        sheet.setTimeControlIndex(2);
        QVERIFY(sheet.start());
        const GameSetup& setup = window.controller().setup();
        QVERIFY(setup.players[White].kind == PlayerKind::Random);
        QVERIFY(setup.players[Black].kind == PlayerKind::Person);
        QCOMPARE(setup.players[Black].depth, 4);
        QVERIFY(!setup.players[Black].techniques.alphaBeta);
        QCOMPARE(setup.time.baseMs, 180'000);
        QCOMPARE(setup.time.incrementMs, 2000);
        QVERIFY(window.game().flipped());
        QVERIFY(window.waitForPly(1));
    }

    void aBadFenIsExplainedAndDoesNotStart() {
        WindowUnderTest window;
        window.start(setupOf(person(), person()));
        window.play("e2e4");
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setFen("8/8/8/8/8/B5/BN6/K7 w - - 0 1");
        QVERIFY(!sheet.fenValid());
        QVERIFY(!sheet.fenError().isEmpty());
        QVERIFY(!sheet.start());
        QCOMPARE(window.game().plyCount(), 1);
        sheet.setFen("k7/8/8/8/8/8/8/KQ6 b - - 0 1");
        QVERIFY(sheet.fenValid());
        QVERIFY(sheet.start());
        QCOMPARE(window.game().whiteToMove(), false);
    }

    void anEmptyFenIsTheStartPosition() {
        WindowUnderTest window;
        window.app->setup()->setFen("");
        QVERIFY(window.app->setup()->fenValid());
        QVERIFY(window.app->setup()->start());
        QVERIFY(!window.game().startFromFen());
    }

    void impossibleValuesAreRefusedWithTheirRange() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        const int depth = sheet.blackDepth();
        sheet.setBlackDepth(-1);
        QVERIFY(window.game().noticeText().contains("0 … 40"));
        QCOMPARE(sheet.blackDepth(), depth);
        sheet.setBlackQuiescence(99);
        QVERIFY(window.game().noticeText().contains("30"));
        sheet.setFixedMoveSeconds(0);
        QVERIFY(window.game().noticeText().contains("0.1 … 3600"));
        sheet.setTimeControlIndex(77);
        QVERIFY(window.game().noticeText().contains("0 … 8"));
        sheet.setWhiteKindIndex(-1);
        QVERIFY(window.game().noticeText().contains("0 … 2"));
        QCOMPARE(window.app->setup()->timeControlIndex(), 0);
    }

    void sidesSwapAndResetIsTheFirstOpponent() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setBlackDepth(8);
        sheet.swapSides();
        QCOMPARE(sheet.whiteKindIndex(), 1);
        QCOMPARE(sheet.whiteDepth(), 8);
        QCOMPARE(sheet.blackKindIndex(), 0);
        sheet.reset();
        QCOMPARE(sheet.whiteKindIndex(), 0);
        QCOMPARE(sheet.blackDepth(), kNoDepthLimit);
        QCOMPARE(sheet.blackLevelIndex(), kFriendlyLevel - 1);
    }

    void onlyFullStrengthThinksByTime() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        QVERIFY(!sheet.thinksByTime());
        sheet.setBlackLevelIndex(kFullLevel - 1);
        QVERIFY(sheet.thinksByTime());
        sheet.setTimeControlIndex(1);
        QVERIFY(!sheet.thinksByTime());
        sheet.setTimeControlIndex(0);
        sheet.setBlackKindIndex(static_cast<int>(PlayerKind::Person));
        QVERIFY(!sheet.thinksByTime());
    }

    void aLevelIsChosenByNameAndSaysItsRecipe() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        QCOMPARE(sheet.levelNames().size(), 12);
        sheet.setBlackPresetIndex(0);
        sheet.setBlackLevelIndex(2);
        QVERIFY2(sheet.blackRecipe().contains("plies ahead"), qPrintable(sheet.blackRecipe()));
        QVERIFY(sheet.blackRecipe() != sheet.whiteRecipe());
        QVERIFY(sheet.start());
        const PlayerSetup& black = window.controller().setup().players[Black];
        QCOMPARE(black.level, 3);
        QCOMPARE(window.game().blackName(), QString("Plyglass · Learner"));
        // The levels were measured with everything on.
        QVERIFY(black.techniques == Techniques{});
        QVERIFY(window.game().blackKind() == "computer");
        sheet.setBlackLevelIndex(12);
        QVERIFY(window.game().noticeText().contains("0 … 11"));
        QCOMPARE(sheet.blackLevelIndex(), 2);
    }

    void aPlayerIsCalledByAnUnusualEvaluator() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setBlackLevelIndex(kFullLevel - 1);
        sheet.setBlackPresetIndex(0);
        sheet.setBlackEvaluatorIndex(0);
        QVERIFY(sheet.start());
        QCOMPARE(window.game().blackName(), QString("Plyglass · Material"));
        QCOMPARE(window.game().title(), QString("Game against Plyglass · Material"));
        window.techniques().setEvaluatorIndex(int(window.techniques().evaluatorNames().size()) - 1);
        QCOMPARE(window.game().blackName(), QString("Plyglass · Full strength"));
    }

    void cancellingForgetsWhatWasChanged() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setBlackLevelIndex(9);
        sheet.setTimeControlIndex(3);
        sheet.swapSides();
        sheet.setFen("8/8/8/8/8/4k3/4p3/4K3 b - - 0 1");
        sheet.cancel();
        QCOMPARE(sheet.whiteKindIndex(), 0);
        QCOMPARE(sheet.blackLevelIndex(), kFriendlyLevel - 1);
        QCOMPARE(sheet.timeControlIndex(), 0);
        QCOMPARE(sheet.fen(), QString::fromLatin1(kStartFen));
        QVERIFY(sheet.start());
        QVERIFY(!window.game().startFromFen());
    }

    void aTypedPositionDoesNotComeBackByItself() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setFen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        QVERIFY(sheet.start());
        QVERIFY(window.game().startFromFen());
        QCOMPARE(sheet.fen(), QString::fromLatin1(kStartFen));
        QVERIFY(sheet.start());
        QVERIFY(!window.game().startFromFen());
    }

    void everyGameHasASeedOfItsOwn() {
        WindowUnderTest window;
        const auto seed = [&] { return window.controller().setup().seed; };
        std::set<std::uint64_t> seeds{seed()};
        for (int i = 0; i < 5; ++i) {
            QVERIFY(window.app->setup()->start());
            seeds.insert(seed());
        }
        QCOMPARE(seeds.size(), 6u);
        QVERIFY(!seeds.contains(0));
    }

    void theTimePerMoveCanBeSet() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setTimeControlIndex(static_cast<int>(sheet.timeControlNames().size()) - 1);
        QVERIFY(sheet.fixedTime());
        sheet.setFixedMoveSeconds(0.5);
        QVERIFY(sheet.start());
        QVERIFY(window.controller().setup().time == TimeControl::fixedPerMove(0.5));
    }

    void everyLevelStandsWithItsStrength() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        QCOMPARE(sheet.levelDetails().size(), kFullLevel);
        for (int number = 1; number <= kFullLevel; ++number)
            QVERIFY(sheet.levelDetails().at(number - 1).contains(QString::number(strengthOf(number).elo)));
        QCOMPARE(window.techniques().levelDetails(), sheet.levelDetails());
        QVERIFY(sheet.blackRecipe().contains(QString("± %1 Elo").arg(strengthOf(kFriendlyLevel).error)));
    }

    void aPersonSetsAClockOfOnesOwn() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setTimeControlIndex(static_cast<int>(sheet.timeControlNames().size()) - 2);
        QVERIFY(sheet.ownClock() && sheet.clocked());
        sheet.setMinutes(7.5);
        sheet.setIncrement(4);
        QSignalSpy refused(&sheet, &NewGameViewModel::refused);
        sheet.setMinutes(0);
        sheet.setIncrement(-1);
        QCOMPARE(refused.size(), 2);
        QVERIFY(sheet.start());
        const TimeControl own{450'000, 4'000};
        QVERIFY(window.controller().setup().time == own);
        QVERIFY(!window.controller().setup().blackTime);
        window.app->shutDown();
        window.open();
        QVERIFY(window.controller().setup().time == own);
        QVERIFY(window.app->setup()->ownClock());
        QCOMPARE(window.app->setup()->minutes(), 7.5);
    }

    void timeOddsGiveEachSideItsTime() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setWhiteKindIndex(0);
        sheet.setBlackKindIndex(0);
        sheet.setTimeControlIndex(1);  // 1+0
        sheet.setTimeOdds(true);
        sheet.setBlackMinutes(5);
        sheet.setBlackIncrement(2);
        QVERIFY(sheet.start());
        const GameClock& clock = window.controller().clock();
        QCOMPARE(clock.remainingMs(White), 60'000);
        QCOMPARE(clock.remainingMs(Black), 300'000);
        window.play("e2e4");
        window.play("e7e5");
        QVERIFY(clock.remainingMs(White) <= 60'000);
        QVERIFY(clock.remainingMs(Black) > 300'000 && clock.remainingMs(Black) <= 302'000);
        const Game& saved = window.controller().gameForSharing();
        QCOMPARE(std::string(saved.tag("WhiteTimeControl")), std::string("60"));
        QCOMPARE(std::string(saved.tag("BlackTimeControl")), std::string("300+2"));
        // Kept by the next start, and by a rematch with the sides swapped.
        window.app->shutDown();
        window.open();
        window.game().resumeGame();
        QVERIFY(window.controller().setup().blackTime == TimeControl::suddenDeath(5, 2));
        window.game().resign();
        window.game().rematch();
        QCOMPARE(window.controller().clock().remainingMs(White), 300'000);
        QCOMPARE(window.controller().clock().remainingMs(Black), 60'000);
    }

    void coloursByChanceGiveEitherColour() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setRandomColors(true);
        std::set<bool> hasWhite;
        for (int i = 0; i < 60; ++i) {
            QVERIFY(sheet.start());
            hasWhite.insert(window.controller().setup().isPerson(White));
            QVERIFY(window.controller().setup().hasPerson());
        }
        QCOMPARE(hasWhite.size(), 2u);
        sheet.setRandomColors(false);
        sheet.cancel();
        QVERIFY(sheet.randomColors());
    }

    void chess960CastlesByKingOntoRookOnly() {
        WindowUnderTest window;
        window.start(from(setupOf(person(), person()), "k7/8/8/8/8/8/8/1R3K1R w HB - 0 1"));
        const QStringList moves = window.game().legalMoves();
        QVERIFY(moves.contains("f1h1"));
        QVERIFY(moves.contains("f1b1"));
        window.play("f1h1");
        QVERIFY(window.game().placement().endsWith("1R3RK1"));
    }
};

PLYGLASS_TEST(NewGameTest);
#include "new_game_test.moc"

// The New game sheet.
#include <QRegularExpression>
#include <set>

#include "engine/chess/chess960.h"
#include "engine/chess/fen.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

bool startsElsewhere(WindowUnderTest& window) {
    return window.controller().game().startPosition() != Position::start();
}

}  // namespace

class NewGameTest : public QObject {
    Q_OBJECT
  private slots:
    void choicesAreUsed() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.white()->setKindIndex(2);
        sheet.black()->setKindIndex(0);
        sheet.black()->setDepth(4);
        sheet.black()->setQuiescence(-1);
        sheet.black()->setPresetIndex(0);
        sheet.setTimeControlIndex(3);
        QVERIFY(sheet.start());
        const GameSetup& setup = window.controller().setup();
        QVERIFY(setup.players[White].kind == PlayerKind::Random);
        QVERIFY(setup.players[Black].kind == PlayerKind::Person);
        QCOMPARE(setup.players[Black].depth, 4);
        QVERIFY(!setup.players[Black].techniques.alphaBeta);
        QCOMPARE(setup.time.baseMs, 900'000);
        QCOMPARE(setup.time.incrementMs, 10'000);
        QVERIFY(window.game().flipped());
        QVERIFY(window.waitForPly(1));
    }

    void badFenDoesNotStart() {
        WindowUnderTest window{"e2e4"};
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

    void emptyFenIsTheStartPosition() {
        WindowUnderTest window;
        window.app->setup()->setFen("");
        QVERIFY(window.app->setup()->fenValid());
        QVERIFY(window.app->setup()->start());
        QVERIFY(!startsElsewhere(window));
    }

    void valuesAreClamped() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.black()->setDepth(-1);
        QCOMPARE(sheet.black()->depth(), kNoDepthLimit);
        sheet.black()->setQuiescence(99);
        QCOMPARE(sheet.black()->quiescence(), kMaxQuiescence);
        sheet.white()->setKindIndex(-1);
        QCOMPARE(sheet.white()->kindIndex(), 0);
        sheet.white()->setKindIndex(3);
        QCOMPARE(sheet.white()->kindIndex(), 2);
        sheet.setFixedMoveSeconds(0);
        QCOMPARE(sheet.fixedMoveSeconds(), 0.1);
        sheet.setFixedMoveSeconds(4000);
        QCOMPARE(sheet.fixedMoveSeconds(), 3600.0);
        sheet.setTimeControlIndex(77);
        QCOMPARE(sheet.timeControlIndex(), int(sheet.timeControlNames().size()) - 1);
        sheet.setMinutes(0);
        QCOMPARE(sheet.minutes(), 0.1);
        sheet.setIncrement(-1);
        QCOMPARE(sheet.increment(), 0);
    }

    void sidesSwapAndReset() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.black()->setDepth(8);
        sheet.swapSides();
        QCOMPARE(sheet.white()->kindIndex(), 1);
        QCOMPARE(sheet.white()->depth(), 8);
        QCOMPARE(sheet.black()->kindIndex(), 0);
        sheet.reset();
        QCOMPARE(sheet.white()->kindIndex(), 0);
        QCOMPARE(sheet.black()->depth(), kNoDepthLimit);
        QCOMPARE(sheet.black()->levelIndex(), kFriendlyLevel - 1);
    }

    void onlyFullStrengthThinksByTime() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        QVERIFY(!sheet.thinksByTime());
        sheet.black()->setLevelIndex(kFullLevel - 1);
        QVERIFY(sheet.thinksByTime());
        sheet.setTimeControlIndex(1);
        QVERIFY(!sheet.thinksByTime());
        sheet.setTimeControlIndex(0);
        sheet.black()->setKindIndex(static_cast<int>(PlayerKind::Person));
        QVERIFY(!sheet.thinksByTime());
    }

    void levelShowsItsRecipe() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        QCOMPARE(sheet.black()->levelNames().size(), 12);
        sheet.black()->setPresetIndex(0);
        sheet.black()->setLevelIndex(2);
        QVERIFY2(sheet.black()->recipe().contains("1 ply ahead"), qPrintable(sheet.black()->recipe()));
        QVERIFY(sheet.black()->recipe() != sheet.white()->recipe());
        QVERIFY(sheet.start());
        const PlayerSetup& black = window.controller().setup().players[Black];
        QCOMPARE(black.level, 3);
        QCOMPARE(window.game().black().name, QString("Clara"));
        // The levels were measured with all techniques on.
        QVERIFY(black.techniques == Techniques{});
        QVERIFY(window.game().black().hasLevel);
    }

    void unusualEvaluatorIsNamed() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.black()->setLevelIndex(kFullLevel - 1);
        sheet.black()->setPresetIndex(0);
        sheet.black()->setEvaluatorIndex(0);
        QVERIFY(sheet.start());
        QCOMPARE(window.game().black().name, QString("Plyglass · Material"));
        QCOMPARE(window.game().title(), QString("Game against Plyglass · Material"));
        window.techniques().player()->setEvaluatorIndex(
            int(window.techniques().player()->evaluatorNames().size()) - 1);
        QCOMPARE(window.game().black().name, QString("Plyglass"));
    }

    void cancellingDiscardsChanges() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.black()->setLevelIndex(9);
        sheet.setTimeControlIndex(3);
        sheet.swapSides();
        sheet.setFen("8/8/8/8/8/4k3/4p3/4K3 b - - 0 1");
        sheet.cancel();
        QCOMPARE(sheet.white()->kindIndex(), 0);
        QCOMPARE(sheet.black()->levelIndex(), kFriendlyLevel - 1);
        QCOMPARE(sheet.timeControlIndex(), 0);
        QCOMPARE(sheet.fen(), QString::fromLatin1(kStartFen));
        QVERIFY(sheet.start());
        QVERIFY(!startsElsewhere(window));
    }

    void typedPositionIsNotRemembered() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setFen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        QVERIFY(sheet.start());
        QVERIFY(startsElsewhere(window));
        QCOMPARE(sheet.fen(), QString::fromLatin1(kStartFen));
        QVERIFY(sheet.start());
        QVERIFY(!startsElsewhere(window));
    }

    void gamesHaveUniqueSeeds() {
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

    void timePerMoveCanBeSet() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setTimeControlIndex(static_cast<int>(sheet.timeControlNames().size()) - 1);
        QVERIFY(sheet.fixedTime());
        sheet.setFixedMoveSeconds(0.5);
        QVERIFY(sheet.start());
        QVERIFY(window.controller().setup().time == TimeControl::fixedPerMove(0.5));
    }

    void levelsShowTheirStrength() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        QCOMPARE(sheet.black()->levelDetails().size(), kFullLevel);
        for (int number = 1; number <= kFullLevel; ++number)
            QVERIFY(sheet.black()
                        ->levelDetails()
                        .at(number - 1)
                        .contains(QString::number(strengthOf(number).elo)));
        QCOMPARE(window.techniques().player()->levelDetails(), sheet.black()->levelDetails());
        QVERIFY(sheet.black()->recipe().contains(QString("± %1 Elo").arg(strengthOf(kFriendlyLevel).error)));
    }

    void customClockCanBeSet() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setTimeControlIndex(static_cast<int>(sheet.timeControlNames().size()) - 2);
        QVERIFY(sheet.ownClock() && sheet.clocked());
        sheet.setMinutes(7.5);
        sheet.setIncrement(4);
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

    void timeOddsApply() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.white()->setKindIndex(0);
        sheet.black()->setKindIndex(0);
        sheet.setTimeControlIndex(1);  // 5 minutes
        sheet.setTimeOdds(true);
        sheet.setBlackMinutes(9);
        sheet.setBlackIncrement(2);
        QVERIFY(sheet.start());
        const GameClock& clock = window.controller().clock();
        QCOMPARE(clock.remainingMs(White), 300'000);
        QCOMPARE(clock.remainingMs(Black), 540'000);
        window.play("e2e4");
        window.play("e7e5");
        QVERIFY(clock.remainingMs(White) <= 300'000);
        QVERIFY(clock.remainingMs(Black) > 540'000 && clock.remainingMs(Black) <= 542'000);
        const Game& saved = window.controller().gameForSharing();
        QCOMPARE(std::string(saved.tag("WhiteTimeControl")), std::string("300"));
        QCOMPARE(std::string(saved.tag("BlackTimeControl")), std::string("540+2"));
        // Kept at the next start, and in a rematch with colours swapped.
        window.app->shutDown();
        window.open();
        window.game().resumeGame();
        QVERIFY(window.controller().setup().blackTime == TimeControl::suddenDeath(9, 2));
        window.game().resign();
        window.game().rematch();
        QCOMPARE(window.controller().clock().remainingMs(White), 540'000);
        QCOMPARE(window.controller().clock().remainingMs(Black), 300'000);
    }

    void randomColoursGiveBoth() {
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

    void chess960CastlingInput() {
        WindowUnderTest window(from(setupOf(person(), person()), "k7/8/8/8/8/8/8/1R3K1R w HB - 0 1"));
        QStringList moves = window.game().board().legalMoves.filter(QRegularExpression("^f1[^ef][^2]$"));
        moves.sort();
        // The king's own move to g1 is not castling.
        QCOMPARE(moves, QStringList({"f1b1", "f1c1", "f1d1", "f1g1", "f1h1"}));
        QCOMPARE(window.game().castlings(), QStringList({"O-O", "O-O-O"}));
        for (const auto& [typed, placement] : {std::pair{"f1h1", "1R3RK1"},
                                               {"f1g1", "1R4KR"},
                                               {"f1b1", "2KR3R"},
                                               {"f1c1", "2KR3R"},
                                               {"f1d1", "2KR3R"}}) {
            window.play(typed);
            QVERIFY2(window.game().board().placement.endsWith(placement), typed);
            window.game().takeBack();
        }
        QCOMPARE(window.game().typeMove("O-O"), QString());
        QVERIFY(window.game().board().placement.endsWith("1R3RK1"));
        QCOMPARE(window.game().castlings(), QStringList());
    }

    void chess960StartIsRandomOrChosen() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        QCOMPARE(sheet.chess960(), kOrdinaryStart);
        std::set<int> numbers;
        for (int i = 0; i < 40; ++i) {
            const int before = sheet.chess960();
            sheet.shuffle();
            QVERIFY(sheet.chess960() >= 0 && sheet.chess960() < kChess960Starts);
            QVERIFY(sheet.chess960() != before && sheet.chess960() != kOrdinaryStart);
            numbers.insert(sheet.chess960());
        }
        QVERIFY(numbers.size() > 30);
        sheet.setChess960(0);
        QVERIFY(sheet.fen().startsWith("bbqnnrkr/"));
        QCOMPARE(sheet.firstRank(), QString("BBQNNRKR"));
        QVERIFY(sheet.start());
        QVERIFY(window.game().board().placement.endsWith("/BBQNNRKR"));
        // Like every position it applies to one game.
        QCOMPARE(sheet.chess960(), kOrdinaryStart);
        sheet.setFen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        QCOMPARE(sheet.chess960(), -1);
        QCOMPARE(sheet.firstRank(), QString());
        sheet.setFen("");
        QCOMPARE(sheet.chess960(), kOrdinaryStart);
        sheet.setFen("8/8/8");
        QCOMPARE(sheet.chess960(), -1);
    }
};

PLYGLASS_TEST(NewGameTest);
#include "new_game_test.moc"

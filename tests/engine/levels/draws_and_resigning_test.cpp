// Draw acceptance, draw offers and resignation.

#include "engine/levels/draws_and_resigning.h"
#include "engine/learning/selfplay/self_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Standing standing(int moveNumber, std::vector<Score> scores) {
    Standing made;
    made.moveNumber = moveNumber;
    made.ownScores = std::move(scores);
    return made;
}

Color winnerOf(GameResult result) { return result == GameResult::WhiteWins ? White : Black; }

/// Decisions of the rules in games that were played to the end.
struct Count {
    int games = 0;
    int resigned = 0;         ///< sides that would have resigned
    int resignedWrongly = 0;  ///< those that did not lose
    int accepted = 0;         ///< sides that would have accepted a draw at some time
    int acceptedPoints = 0;   ///< half points they made by playing on
    int acceptedEarly = 0;    ///< before move 20, while not losing by a pawn
    int offered = 0;
    int offeredPoints = 0;  ///< half points made by those who would have offered a draw
};

void countSide(const Game& game, GameResult result, Color side, Count& count) {
    bool resigned = false, accepted = false, offered = false;
    for (const GameNode* node : game.line()) {
        if (node->parent()->position().sideToMove() != side) continue;
        const Standing now = standingAt(*node, side);
        if (now.ownScores.empty()) continue;
        resigned = resigned || resigns(now);
        offered = offered || offersDraw(now);
        if (answerToDrawOffer(now) != DrawAnswer::Accepts) continue;
        accepted = true;
        if (now.moveNumber < 20 && now.ownScores.back() > -100 && now.repetitions == 1) ++count.acceptedEarly;
    }
    const bool won = result != GameResult::Draw && winnerOf(result) == side;
    const bool lost = result != GameResult::Draw && !won;
    count.resigned += resigned;
    count.resignedWrongly += resigned && !lost;
    count.accepted += accepted;
    const int halfPoints = won ? 2 : lost ? 0 : 1;
    count.acceptedPoints += accepted ? halfPoints : 0;
    count.offered += offered;
    count.offeredPoints += offered ? halfPoints : 0;
}

}  // namespace

class DrawsAndResigningTest : public QObject {
    Q_OBJECT
  private slots:
    void earlyDrawsAreDeclined() {
        QCOMPARE(answerToDrawOffer(standing(1, {-25})), DrawAnswer::TooEarly);
        QCOMPARE(answerToDrawOffer(standing(12, {0, 0, -10, 5, 0, -20})), DrawAnswer::TooEarly);
        QCOMPARE(answerToDrawOffer(standing(1, {})), DrawAnswer::TooEarly);
    }

    void betterSideDeclines() {
        QCOMPARE(answerToDrawOffer(standing(60, {10, 30, 60, 90})), DrawAnswer::StandsBetter);
        QCOMPARE(answerToDrawOffer(standing(60, {-500, -500, -500, 21})), DrawAnswer::StandsBetter);
    }

    void losingSideAccepts() {
        QCOMPARE(answerToDrawOffer(standing(9, {-80, -140, -260})), DrawAnswer::Accepts);
        QCOMPARE(answerToDrawOffer(standing(9, {-260})), DrawAnswer::Accepts);
        // One bad score does not decide a game.
        QCOMPARE(answerToDrawOffer(standing(9, {10, 0, -260})), DrawAnswer::TooEarly);
    }

    void aLevelLateGameIsDrawn() {
        QCOMPARE(answerToDrawOffer(standing(45, {5, -12, 0, 8})), DrawAnswer::Accepts);
        QCOMPARE(answerToDrawOffer(standing(45, {5, -60, 0, 8})), DrawAnswer::PlaysOn);
    }

    void deadDrawnPositionsAreAccepted() {
        Standing shuffling = standing(35, {30, 32, 31, 35});
        QCOMPARE(answerToDrawOffer(shuffling), DrawAnswer::StandsBetter);
        shuffling.halfmoveClock = 40;
        QCOMPARE(answerToDrawOffer(shuffling), DrawAnswer::Accepts);
        Standing repeating = standing(16, {0, 0, 0});
        repeating.repetitions = 2;
        QCOMPARE(answerToDrawOffer(repeating), DrawAnswer::Accepts);
    }

    void drawsAreOfferedLateAndRarely() {
        Standing level = standing(50, std::vector<Score>(10, 0));
        QVERIFY(!offersDraw(level));
        level.halfmoveClock = 20;
        QVERIFY(offersDraw(level));
        level.movesSinceOffer = 5;
        QVERIFY(!offersDraw(level));
        Standing early = standing(25, std::vector<Score>(10, 0));
        early.halfmoveClock = 20;
        QVERIFY(!offersDraw(early));
    }

    void resignationNeedsAHopelessGame() {
        Standing lost = standing(40, std::vector<Score>(6, -1200));
        QVERIFY(resigns(lost));
        lost.level = 4;
        QVERIFY(!resigns(lost));
        Standing sudden = standing(40, {-100, -200, -1200, -1300});
        QVERIFY(!resigns(sudden));
        QVERIFY(!resigns(standing(10, std::vector<Score>(6, -1200))));
    }

    void decisionsMatchTwoHundredFinishedGames() {
        SelfGamesOptions options;
        options.games = 200;
        options.nodes = 400;
        options.seed = 20261123;
        options.adjudicates = false;
        Count count;
        JobContext context;
        context.threads = 2;
        playSelfGames(
            options,
            [&count](int, const Game& game) {
                const GameResult result = game.outcome().result;
                ++count.games;
                for (const Color side : {White, Black}) countSide(game, result, side, count);
            },
            context);
        qInfo(
            "%d games; resigned %d, wrongly %d; took a draw %d, early %d, half points by playing on %d; "
            "offered %d, half points by playing on %d",
            count.games, count.resigned, count.resignedWrongly, count.accepted, count.acceptedEarly,
            count.acceptedPoints, count.offered, count.offeredPoints);
        QCOMPARE(count.games, 200);
        QVERIFY(count.resigned >= 50);
        QVERIFY(count.resignedWrongly * 100 <= count.resigned);
        QVERIFY(count.accepted >= 100);
        QCOMPARE(count.acceptedEarly, 0);
        // A draw is one half point: playing on brought no more on average.
        QVERIFY(count.acceptedPoints <= count.accepted);
        QVERIFY(count.offeredPoints <= count.offered + 1);
    }
};

PLYGLASS_TEST(DrawsAndResigningTest);
#include "draws_and_resigning_test.moc"

// Played moves: results for the side that played them, and the bonus.
#include "engine/knowledge/played_moves.h"
#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Game finishedGame(std::initializer_list<const char*> moves, GameResult result) {
    Game played;
    for (const char* text : moves) (void)played.play(parseSan(played.position(), text).value());
    if (result != GameResult::Ongoing) played.end({result, OutcomeReason::Recorded});
    return played;
}

}  // namespace

class PlayedMovesTest : public QObject {
    Q_OBJECT

  private slots:
    void countsResultsForTheSideThatMoved() {
        PlayedMoves moves;
        QVERIFY(moves.add(finishedGame({"e4", "e5"}, GameResult::WhiteWins)));
        QVERIFY(moves.add(finishedGame({"e4", "c5"}, GameResult::Draw)));
        QVERIFY(moves.add(finishedGame({"d4", "d5"}, GameResult::BlackWins)));
        const auto first = moves.movesAt(Position::start());
        QCOMPARE(first.size(), std::size_t{2});
        QCOMPARE(first[0].wins, 1);
        QCOMPARE(first[0].draws, 1);
        QCOMPARE(first[0].scorePermille(), 750);
        QCOMPARE(first[1].losses, 1);
        Position afterE4 = Position::start();
        (void)afterE4.play(parseSan(afterE4, "e4").value());
        QCOMPARE(moves.movesAt(afterE4).front().losses, 1);
        QCOMPARE(moves.gameCount(), std::size_t{3});
    }

    void skipsGamesWithoutResult() {
        PlayedMoves moves;
        QVERIFY(!moves.add(finishedGame({"e4"}, GameResult::Ongoing)));
        QVERIFY(moves.isEmpty());
    }

    void storesLimitedPlies() {
        PlayedMoves moves;
        QVERIFY(moves.add(finishedGame({"e4", "e5", "Nf3"}, GameResult::Draw), 2));
        QCOMPARE(moves.positionCount(), std::size_t{2});
    }

    void lineCountsUpToIllegalMove() {
        PlayedMoves moves;
        const Opening line = openingOf(finishedGame({"e4", "e5", "Nf3"}, GameResult::Ongoing));
        QVERIFY(moves.add(line, GameResult::Draw));
        QCOMPARE(moves.positionCount(), std::size_t{3});
        QVERIFY(!moves.add(line, GameResult::Ongoing));
        PlayedMoves damaged;
        QVERIFY(damaged.add({.moves = {line.moves[0], line.moves[0], line.moves[1]}}, GameResult::Draw));
        QCOMPARE(damaged.positionCount(), std::size_t{1});
    }

    void bonusFollowsResultsWithinBounds() {
        const Move e4 = parseSan(Position::start(), "e4").value();
        const Move d4 = parseSan(Position::start(), "d4").value();
        const PlayedMove good{e4, 900, 50, 50};
        const PlayedMove bad{d4, 1, 0, 99};
        const std::vector<PlayedMove> all = {good, bad};
        QVERIFY(experienceBonusCp(good, all) > 20);
        QVERIFY(experienceBonusCp(bad, all) < -20);
        const PlayedMove once{e4, 1, 0, 0};
        QVERIFY(experienceBonusCp(once, std::vector{once, bad}) < experienceBonusCp(good, all));
        for (const int games : {1, 10, 100'000}) {
            const PlayedMove won{e4, games, 0, 0};
            const PlayedMove lost{d4, 0, 0, games};
            QVERIFY(experienceBonusCp(won, std::vector{won}) <= 40);
            QVERIFY(experienceBonusCp(lost, std::vector{won, lost}) >= -40);
        }
    }
};

PLYGLASS_TEST(PlayedMovesTest);
#include "played_moves_test.moc"

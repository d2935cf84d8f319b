// How the levels play. Their relative strength is tested by matches (tests/benchmarks/level_ladder.sh).
#include <set>

#include "engine/chess/fen.h"
#include "engine/chess/game.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/eval/see.h"
#include "engine/levels/attention.h"
#include "engine/levels/level_play.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

constexpr int kSeeds = kSlowBuild ? 3 : 12;

LevelRequest atLevel(int number, const Position& position, std::uint64_t gameSeed) {
    LevelRequest request;
    request.search.position = position;
    request.search.evaluator = EvaluatorKind::Classical;
    request.level = *levelFromNumber(number);
    request.gameSeed = gameSeed;
    return request;
}

/// First moves of a level's game against itself, in UCI notation.
std::string firstMoves(LevelSearcher& searcher, int level, std::uint64_t gameSeed, int plies) {
    Game game;
    std::string line;
    for (int ply = 0; ply < plies && game.outcome().result == GameResult::Ongoing; ++ply) {
        LevelRequest request = atLevel(level, game.position(), gameSeed);
        request.lastMove = game.current()->move();
        const Move move = searcher.search(request).bestMove;
        line += toUci(game.position(), move) + ' ';
        if (!game.play(move)) qFatal("illegal move after %s", line.c_str());
    }
    return line;
}

std::string describe(const LevelRequest& request, Move move) {
    return std::string(request.level->name) + ", game " + std::to_string(request.gameSeed) + ": " +
           toUci(request.search.position, move) + " in " + toFen(request.search.position);
}

/// Played by a new LevelSearcher.
SearchResult playedFresh(const LevelRequest& request) {
    LevelSearcher searcher;
    return searcher.search(request);
}

/// Score of the position, or of some moves, within the level's reach but without its weaknesses.
Score fullStrengthScore(const LevelRequest& played, std::vector<Move> moves) {
    SearchRequest request = played.search;
    request.limits.depth = played.level->depth;
    request.techniques = preset("deep-blue");
    request.hashMib = 4;
    request.searchMoves = std::move(moves);
    return searchFresh(request).info.score;
}

}  // namespace

class LevelPlayTest : public QObject {
    Q_OBJECT

  private slots:
    void moveDependsOnlyOnPositionAndGame() {
        LevelSearcher busy;
        for (const Level& level : allLevels().first(8)) {
            for (const char* fen : {kPositions[0], kPositions[2], kPositions[8], kPositions[30]}) {
                const LevelRequest request = atLevel(level.number, positionOf(fen), 7);
                busy.search(requestOf(kPositions[5], Techniques{}, 5));
                const SearchResult again = busy.search(request);
                const SearchResult fresh = playedFresh(request);
                QCOMPARE(toUci(request.search.position, again.bestMove),
                         toUci(request.search.position, fresh.bestMove));
                QCOMPARE(again.info.statistics.totalNodes(), fresh.info.statistics.totalNodes());
            }
        }
    }

    void weakLevelsVaryTheirGames() {
        LevelSearcher searcher;
        for (const Level& level : allLevels().first(kSlowBuild ? 4 : 8)) {
            std::set<std::string> lines;
            for (int seed = 0; seed < kSeeds; ++seed)
                lines.insert(firstMoves(searcher, level.number, static_cast<std::uint64_t>(seed), 8));
            QVERIFY2(static_cast<int>(lines.size()) >= kSeeds - 1, level.name.data());
        }
    }

    void mateInOneIsPlayedAboveBeginners() {
        LevelSearcher searcher;
        for (const char* fen : {"6k1/5ppp/8/8/8/8/6PP/1R2K3 w - - 0 1",
                                "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
                                "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
                                "6rk/6pp/8/6N1/8/8/5PPP/6K1 w - - 0 1", "k7/2P5/1K6/8/8/8/8/8 w - - 0 1"}) {
            const Position position = positionOf(fen);
            for (int level = 3; level < kFullLevel; ++level) {
                for (int seed = 0; seed < kSeeds; ++seed) {
                    const SearchResult result =
                        searcher.search(atLevel(level, position, static_cast<std::uint64_t>(seed)));
                    QVERIFY2(isMateInOne(position, result.bestMove), fen);
                    QVERIFY(isMate(result.info.score) && mateInMoves(result.info.score) == 1);
                }
            }
        }
    }

    void obviousRecapturesArePlayed() {
        struct Case {
            const char* fen;
            Move last;
        };
        const Case cases[] = {
            {"r1bqkbnr/pppp1ppp/2B5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 3", Move::normal(B5, C6)},
            {"r4rk1/pp3ppp/2p2Q2/8/8/2P5/PP3PPP/R4RK1 b - - 0 20", Move::normal(F3, F6)},
            {"r2q1rk1/ppp2ppp/2np1n2/4p3/2B1P3/2NP1b2/PPP2PPP/R1BQR1K1 w - - 0 9", Move::normal(G4, F3)},
        };
        LevelSearcher searcher;
        for (const Case& test : cases) {
            for (const Level& level : allLevels().first(8)) {
                for (int seed = 0; seed < kSeeds; ++seed) {
                    LevelRequest request =
                        atLevel(level.number, positionOf(test.fen), static_cast<std::uint64_t>(seed));
                    request.lastMove = test.last;
                    const Move move = searcher.search(request).bestMove;
                    QVERIFY2(move.to() == test.last.to(), describe(request, move).c_str());
                }
            }
        }
    }

    void maxLossIsRespected() {
        LevelSearcher searcher;
        int losses = 0;
        for (const Level& level : allLevels().first(5)) {
            for (const char* fen : kPositions) {
                const int seeds = kSlowBuild ? 1 : 2;
                for (int seed = 0; seed < seeds; ++seed) {
                    LevelRequest request =
                        atLevel(level.number, positionOf(fen), static_cast<std::uint64_t>(seed));
                    const Move move = searcher.search(request).bestMove;
                    const Score best = fullStrengthScore(request, {});
                    const double loss = lossOf(best, fullStrengthScore(request, {move}), level.leadCp);
                    QVERIFY2(loss * 100 <= level.maxLossPercent, describe(request, move).c_str());
                    losses += loss > 0.05;
                    const bool isGift = !winsExchange(request.search.position, move, -400);
                    QVERIFY2(!isGift || loss <= 0.03, describe(request, move).c_str());
                }
            }
        }
        QVERIFY(losses > (kSlowBuild ? 5 : 20));  // otherwise the limit was not tested
    }

    void fullStrengthIsThePlainSearch() {
        for (const char* fen : {kPositions[2], kPositions[5], kPositions[9]}) {
            LevelRequest request{requestOf(fen, Techniques{}, 7)};
            request.search.evaluator = EvaluatorKind::Classical;
            const SearchResult plain = searchFresh(request.search);
            request.level = *levelFromNumber(kFullLevel);
            request.gameSeed = 99;
            const SearchResult full = playedFresh(request);
            QVERIFY(full.bestMove == plain.bestMove);
            QCOMPARE(full.info.score, plain.info.score);
            QCOMPARE(full.info.statistics.totalNodes(), plain.info.statistics.totalNodes());
        }
    }

    void queenMatesFromClaraOnAndRookFromEmilOn() {
        struct Case {
            int level;
            const char* fen;
        };
        const char* const queen = "8/8/8/3k4/8/8/8/Q3K3 w - - 0 1";
        const char* const rook = "8/8/8/3k4/8/8/8/R3K3 w - - 0 1";
        for (const auto& [level, fen] :
             {Case{3, queen}, Case{4, queen}, Case{5, queen}, Case{5, rook}, Case{6, rook}, Case{8, rook}}) {
            LevelSearcher winner;
            LevelSearcher loser;
            Game game(positionOf(fen));
            while (game.outcome().result == GameResult::Ongoing) {
                LevelRequest request = atLevel(level, game.position(), 3);
                request.search.gameKeys = game.keys();
                if (game.position().sideToMove() == Black) {
                    request.level.reset();
                    request.search.limits.depth = 4;
                }
                LevelSearcher& mover = game.position().sideToMove() == White ? winner : loser;
                QVERIFY(game.play(mover.search(request).bestMove));
            }
            QCOMPARE(game.outcome().result, GameResult::WhiteWins);
            if (kSlowBuild) return;
        }
    }

    void queenThatAPinnedPawnCanTakeIsTaken() {
        const Position position =
            positionOf("rn2kbnr/pp1p1ppp/8/1p2p3/5Pbq/1P1PP1P1/P1P4P/RNBQK1NR w KQkq - 1 7");
        LevelSearcher searcher;
        for (int level = 3; level <= 8; ++level) {
            int taken = 0;
            for (int seed = 0; seed < 20; ++seed) {
                LevelRequest request = atLevel(level, position, static_cast<std::uint64_t>(seed));
                request.lastMove = Move::normal(C8, G4);
                taken += toUci(position, searcher.search(request).bestMove) == "g3h4";
            }
            QVERIFY2(taken >= 15, std::to_string(level).c_str());
        }
    }

    void weakLevelsPromoteToQueens() {
        const Position position = positionOf("8/P7/8/8/8/1k6/8/2K5 w - - 0 1");
        LevelSearcher searcher;
        for (const Level& level : allLevels().first(8)) {
            for (int seed = 0; seed < kSeeds; ++seed) {
                const Move move =
                    searcher.search(atLevel(level.number, position, static_cast<std::uint64_t>(seed)))
                        .bestMove;
                QVERIFY(!move.isPromotion() || move.promotionType() == Queen);
            }
        }
    }

    /// Positions of games in which a coach found no human move.
    void whatStandsFreeIsTakenAndAQueenIsMade() {
        struct Case {
            const char* fen;
            const char* move;
        };
        const Case cases[] = {
            {"8/3P4/R7/3K4/6k1/4B3/8/8 w - - 13 81", "d7d8q"},
            {"8/3P1k2/1B6/R3K3/8/8/8/8 w - - 3 76", "d7d8q"},
            {"8/4k3/8/3P4/2P2b2/2q2K2/8/8 w - - 0 88", "f3f4"},
            {"8/5r2/p1p3pk/2Pn1P2/8/1P3QP1/p1R4q/4K3 b - - 2 40", "a2a1q"},
        };
        constexpr int kMovesOfTwenty = 16;
        LevelSearcher searcher;
        for (const Case& test : cases) {
            const Position position = positionOf(test.fen);
            for (int level = 3; level <= 8; ++level) {
                int played = 0;
                for (std::uint64_t seed = 0; seed < 20; ++seed)
                    played += toUci(position, searcher.search(atLevel(level, position, seed)).bestMove) ==
                              test.move;
                QVERIFY2(played >= kMovesOfTwenty, (std::to_string(level) + test.fen).c_str());
            }
        }
    }

    void onlySearchMovesAreConsidered() {
        LevelSearcher searcher;
        for (const Level& level : allLevels().first(11)) {
            LevelRequest request = atLevel(level.number, Position::start(), 4);
            request.search.searchMoves = {Move::normal(A2, A3), Move::normal(H2, H3)};
            const Move move = searcher.search(request).bestMove;
            QVERIFY(move == request.search.searchMoves[0] || move == request.search.searchMoves[1]);
        }
    }

    void stoppedLevelPlaysALegalMove() {
        for (const Level& level : allLevels()) {
            LevelSearcher searcher;
            searcher.stop();
            const LevelRequest request = atLevel(level.number, positionOf(kPositions[5]), 1);
            QVERIFY(isLegal(request.search.position, searcher.search(request).bestMove));
        }
    }

    void positionWithoutMovesHasNoAnswer() {
        LevelSearcher searcher;
        for (const char* fen : {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"})
            QVERIFY(searcher.search(atLevel(4, positionOf(fen), 1)).bestMove.isNull());
    }
};

PLYGLASS_TEST(LevelPlayTest);
#include "level_play_test.moc"

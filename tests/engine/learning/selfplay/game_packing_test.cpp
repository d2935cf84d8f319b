// Stored form of games: moves as ranks, scores as levels, compressed in blocks.
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/base/bytes.h"
#include "engine/chess/san.h"
#include "engine/learning/selfplay/game_block.h"
#include "engine/learning/selfplay/move_rank.h"
#include "engine/learning/selfplay/training_target.h"
#include "tests/engine/chess/random_games.h"
#include "tests/engine/learning/selfplay/sample_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// These moves, each with a representative score of a level.
ScoredGame gameInSan(const std::vector<const char*>& moves) {
    ScoredGame game;
    Position position = Position::start();
    for (const char* san : moves) {
        game.moves.push_back(parseSan(position, san).value());
        const int level = static_cast<int>(game.moves.size()) * 37 % 255 - 127;
        game.scores.push_back(scoreOfLevel(static_cast<std::int8_t>(level)));
        (void)position.play(game.moves.back());
    }
    return game;
}

/// A realistic game for compression: mostly likely moves, and scores with few jumps.
ScoredGame likelyGame(std::uint32_t number) {
    Random random(number);
    ScoredGame game{number, 0, 1, {}, {}};
    Position position = Position::start();
    Move last;
    for (int level = 0; game.moves.size() < 100 && !legalMoves(position).empty(); level = -level) {
        const RankedMoves ranked(position, last);
        int rank = 0;
        while (random.chance(80) && rank < 12) ++rank;
        last = ranked.at(rank).value_or(*ranked.at(0));
        level = std::clamp(level + static_cast<int>(random.below(13)) - 6, -100, 100);
        game.moves.push_back(last);
        game.scores.push_back(scoreOfLevel(static_cast<std::int8_t>(level)));
        (void)position.play(last);
    }
    return game;
}

bool comesBack(const std::vector<ScoredGame>& games) {
    GameBlock block;
    for (const ScoredGame& game : games)
        if (!block.add(game)) return false;
    const auto back = gamesOfBlock(block.take());
    return back && *back == games && block.size() == 0;
}

}  // namespace

class GamePackingTest : public QObject {
    Q_OBJECT

  private slots:
    void moveRanksAreUnique() {
        visitRandomGames(7, gamesFor(40), 200, [](const Position& position, const MoveList& moves) {
            const Move last = moves.empty() ? Move() : moves[0];
            const RankedMoves ranked(position, last);
            for (const Move move : moves) {
                const auto rank = ranked.rankOf(move);
                QVERIFY(rank && *rank >= 0 && *rank < moves.size());
                QVERIFY(ranked.at(*rank) == move);
            }
            QVERIFY(!ranked.at(moves.size()));
            QVERIFY(!ranked.rankOf(Move::normal(A1, A1)));
        });
    }

    void goodCapturesRankFirst() {
        const Position position = Position::fromFen("4k3/8/2p5/5q2/4P3/8/8/R3K3 w Q - 0 1").value();
        const RankedMoves ranked(position, Move());
        QCOMPARE(*ranked.at(0), Move::normal(E4, F5));
        QCOMPARE(*ranked.at(1), Move::castling(E1, A1));
        const Position attacked = Position::fromFen("4k3/8/2p5/8/8/1Q6/8/4K3 w - - 0 1").value();
        const RankedMoves queen(attacked, Move());
        QVERIFY(*queen.rankOf(Move::normal(B3, D5)) > *queen.rankOf(Move::normal(B3, D3)));
    }

    void moveOrderIsFrozen() {
        // Game files store move numbers in this order: another order needs another file version.
        std::uint64_t sum = 0;
        for (std::uint32_t number = 0; number < 20; ++number) {
            Position position = Position::start();
            Move last;
            for (const Move move : randomGame(number, 200).moves) {
                const auto rank =
                    static_cast<std::uint64_t>(RankedMoves(position, last).rankOf(move).value());
                sum = scrambled(sum ^ rank);
                (void)position.play(last = move);
            }
        }
        QCOMPARE(sum, std::uint64_t{9801325494578208534u});
    }

    void blockFormatIsFrozen() {
        // The two games below, compressed by the first version of the format.
        const auto packed = fromHex(
            "1900000028b52ffd2010810000000000000001040009000000080128003500000028b52ffd202c61"
            "01001108081c13010613060f18160c1107140b0c0f010b07040e1f170b0a150e0013050b13180807"
            "0009010c0a142d00000028b52ffd2024210100a671bb051204e3f9301d07e4ade0f2ef0105342707"
            "395633f2c3dbed1137f211412d0ada");
        const auto games = gamesOfBlock(packed.value());
        QVERIFY(games.has_value());
        QVERIFY((*games == std::vector<ScoredGame>{gameInSan({"f3", "e5", "g4", "Qh4#"}), randomGame(9)}));
    }

    void scoreRoundingIsBounded() {
        double largest = 0;
        int before = -kMateLevel;
        for (int score = -kStoredMate; score <= kStoredMate; ++score) {
            const std::int8_t level = levelOfScore(static_cast<std::int16_t>(score));
            const std::int16_t kept = scoreOfLevel(level);
            QVERIFY(level >= before);
            QCOMPARE(int{levelOfScore(static_cast<std::int16_t>(-score))}, -level);
            QCOMPARE(levelOfScore(kept), level);
            QCOMPARE(std::abs(score) > kDecidedScore, std::abs(int{kept}) > kDecidedScore);
            QCOMPARE(std::abs(score) == kStoredMate, std::abs(int{kept}) == kStoredMate);
            largest = std::max(largest, std::abs(expectedScore(score, kStoredScoreScale) -
                                                 expectedScore(kept, kStoredScoreScale)));
            before = level;
        }
        QVERIFY2(largest <= 1.0 / 400, qPrintable(QString::number(largest)));
        QCOMPARE(int{levelOfScore(std::numeric_limits<std::int16_t>::min())}, -kMateLevel);
        QCOMPARE(int{scoreOfLevel(0)}, 0);
    }

    void gamesRoundTrip() {
        std::vector<ScoredGame> games = {
            {},
            gameInSan({"f3", "e5", "g4", "Qh4#"}),
            gameInSan({"e4", "a6", "e5", "d5", "exd6", "h6", "dxc7", "h5", "cxb8=N", "Rxb8", "Nf3", "Nf6",
                       "Be2", "g6", "O-O", "Bg7", "d4", "O-O"}),
            gameInSan({"d4", "d5", "Nc3", "Nc6", "Bf4", "Bf5", "Qd2", "Qd7", "O-O-O", "O-O-O"}),
            gameInSan({"a3", "d5", "a4", "d4", "e4", "dxe3"}),
        };
        for (const char* promotion : {"hxg8=Q", "hxg8=R", "hxg8=B", "hxg8=N"})
            games.push_back(gameInSan({"h4", "g5", "hxg5", "h6", "gxh6", "Nf6", "h7", "Rg8", promotion}));
        for (std::uint32_t number = 0; number < 60; ++number) games.push_back(randomGame(number, 400));
        games.back().number = std::numeric_limits<std::uint32_t>::max();
        QVERIFY(comesBack(games));
        for (const ScoredGame& game : games) QVERIFY(comesBack({game}));
    }

    void gameLengthLimit() {
        ScoredGame game;
        const std::array<Move, 4> shuffle = {Move::normal(G1, F3), Move::normal(G8, F6), Move::normal(F3, G1),
                                             Move::normal(F6, G8)};
        while (game.moves.size() < kLongestScoredGame) game.moves.push_back(shuffle[game.moves.size() % 4]);
        game.scores.assign(game.moves.size(), 0);
        QVERIFY(comesBack({game, randomGame(1)}));
        game.moves.push_back(shuffle[0]);
        game.scores.push_back(0);
        GameBlock block;
        QVERIFY(!block.add(game));
        QCOMPARE(block.size(), std::size_t{0});
    }

    void positionsTakeAboutOneByte() {
        GameBlock block;
        std::size_t positions = 0;
        for (std::uint32_t number = 0; number < 160; ++number) {
            const ScoredGame game = likelyGame(number);
            QVERIFY(block.add(game).has_value());
            positions += game.moves.size();
        }
        const double bytes = static_cast<double>(block.take().size()) / static_cast<double>(positions);
        QVERIFY2(bytes < 1.2, qPrintable(QString::number(bytes)));
    }

    void randomContentIsSafe() {
        GameBlock block;
        for (std::uint32_t number = 0; number < 3; ++number) (void)block.add(randomGame(number));
        const std::string whole = block.take();
        Random random(11);
        for (int i = 0; i < gamesFor(20'000); ++i) {
            std::string bytes = whole;
            for (auto wounds = 1 + random.below(4); wounds > 0; --wounds)
                bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
            if (random.chance(30)) bytes.resize(random.below(bytes.size()));
            const auto games = gamesOfBlock(bytes);
            if (!games) continue;
            for (const ScoredGame& game : *games) {
                GameBlock again;
                QVERIFY(again.add(game).has_value());
            }
        }
    }
};

PLYGLASS_TEST(GamePackingTest);
#include "game_packing_test.moc"

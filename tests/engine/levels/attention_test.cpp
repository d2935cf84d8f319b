// What a weak player overlooks, and what it never overlooks.
#include "engine/levels/attention.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

Attention attentionOf(int level, std::uint64_t seed = 1) {
    return Attention(*levelFromNumber(level), seed, Attention::Mover::Opponent);
}

Move moveOf(const Position& position, const char* san) { return *parseSan(position, san); }

/// Probability at level 4 of overlooking a move.
int chance(const char* fen, const char* san, Move last = {}) {
    const Position position = positionOf(fen);
    return attentionOf(4).chanceToOverlook(position, moveOf(position, san), last);
}

}  // namespace

class AttentionTest : public QObject {
    Q_OBJECT

  private slots:
    void longBackwardAndPinnedMovesAreOverlookedMore() {
        const char* const fen = "4r1k1/5ppp/8/8/8/3Q4/4B1PP/4K1R1 w - - 0 1";
        const int quiet = chance(fen, "h3");
        QVERIFY(quiet > 0);
        QVERIFY(chance(fen, "Qb1") > quiet);  // backward
        QVERIFY(chance(fen, "Qd7") > quiet);  // long
        const char* const pinned = "4r1k1/5ppp/8/8/8/4R3/6PP/4K3 w - - 0 1";
        QVERIFY(chance(pinned, "Re4") > chance(pinned, "h3"));
    }

    void capturesAndChecksAreOverlookedLess() {
        const char* const fen = "6k1/5ppp/8/3p4/4P3/2B5/6PP/4K1R1 w - - 0 1";
        const int quiet = chance(fen, "h3");
        const int capture = chance(fen, "exd5");
        QVERIFY(capture < quiet);
        QVERIFY(chance("6k1/5ppp/8/8/8/8/6PP/1R2K3 w - - 0 1", "Rb8+") < quiet);
        QVERIFY(chance(fen, "exd5", Move::normal(D7, D5)) < capture / 2);
    }

    void inCheckNothingIsOverlooked() {
        const Position position = positionOf("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1");
        QVERIFY(position.inCheck());
        QCOMPARE(attentionOf(1).noticed(position, {}, legalMoves(position)).size(),
                 legalMoves(position).size());
    }

    void mateInOneIsSeenAboveBeginners() {
        const Position position = positionOf("6k1/5ppp/8/8/8/8/6PP/1R2K3 w - - 0 1");
        const Move mate = moveOf(position, "Rb8#");
        QVERIFY(isMateInOne(position, mate));
        QVERIFY(!isMateInOne(position, moveOf(position, "Rb7")));
        QVERIFY(attentionOf(2).chanceToOverlook(position, mate, {}) > 0);
        QCOMPARE(attentionOf(3).chanceToOverlook(position, mate, {}), 0);
    }

    void overlookedMovesDependOnTheGame() {
        const Position position = Position::start();
        const auto seen = [&](std::uint64_t seed) {
            std::vector<Move> result;
            for (const Move move : attentionOf(3, seed).noticed(position, {}, legalMoves(position)))
                result.push_back(move);
            return result;
        };
        QVERIFY(seen(1) == seen(1));
        QVERIFY(seen(1) != seen(2));
        QVERIFY(!seen(1).empty() && seen(1).size() < 20);
    }

    void overlookRateFollowsTheLevel() {
        const Position position = Position::start();
        double before = 1;
        for (const Level& level : allLevels()) {
            int overlooked = 0;
            const int games = 2000;
            for (int seed = 0; seed < games; ++seed) {
                MoveList moves;
                moves.push(moveOf(position, "e3"));
                overlooked += attentionOf(level.number, static_cast<std::uint64_t>(seed))
                                  .noticed(position, {}, moves)
                                  .empty();
            }
            const double share = static_cast<double>(overlooked) / games;
            QVERIFY(share <= before + 0.03);
            QVERIFY(std::abs(share - level.overlookPercent / 100.0) < 0.04);
            before = share;
        }
    }

    void ownMovesAreSeenBetterThanReplies() {
        const Position position = Position::start();
        const Level level = *levelFromNumber(2);
        const Move move = moveOf(position, "e3");
        const int own = Attention(level, 1, Attention::Mover::Itself).chanceToOverlook(position, move, {});
        QVERIFY(own > 0 && own < attentionOf(2).chanceToOverlook(position, move, {}));
    }
};

PLYGLASS_TEST(AttentionTest);
#include "attention_test.moc"

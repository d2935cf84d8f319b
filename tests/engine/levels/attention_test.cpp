// What a weak player overlooks, and what it never overlooks.
#include "engine/levels/attention.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/levels/opening_habits.h"
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
        const char* const fen = "4r1k1/5ppp/8/8/8/3Q4/4B1PP/4K1R1 w - - 0 20";
        const int quiet = chance(fen, "h3");
        QVERIFY(quiet > 0);
        QVERIFY(chance(fen, "Qb1") > quiet);  // backward
        QVERIFY(chance(fen, "Qd7") > quiet);  // long
        const char* const pinned = "4r1k1/5ppp/8/8/8/4R3/3P2PP/4K3 w - - 0 20";
        QVERIFY(chance(pinned, "Re4") > chance(pinned, "h3"));
    }

    void capturesAndChecksAreOverlookedLess() {
        const char* const fen = "6k1/5ppp/8/3p4/4P3/2B5/6PP/4K1R1 w - - 0 20";
        const int quiet = chance(fen, "h3");
        const int capture = chance(fen, "exd5");
        QVERIFY(capture < quiet);
        QVERIFY(chance("6k1/5ppp/8/8/8/8/6PP/1R2K3 w - - 0 20", "Rb8+") < quiet);
        QVERIFY(chance(fen, "exd5", Move::normal(D7, D5)) < capture / 2);
    }

    void captureIsSeenTheBetterTheMoreItWins() {
        const char* const fen = "6k1/5ppp/8/p1n1r2q/1P1P4/8/5PPP/B5KR w - - 0 20";
        const int pawn = chance(fen, "bxa5");
        const int knight = chance(fen, "bxc5");
        const int rook = chance(fen, "dxe5");
        QVERIFY(pawn > knight && knight > rook);
        QVERIFY(rook > chance("6k1/5ppp/8/7q/6P1/8/5P1P/4K3 w - - 0 20", "gxh5"));
    }

    void captureByPinnedPawnIsNotOverlookedMore() {
        const char* const pinned = "rn2kbnr/pp1p1ppp/8/1p2p3/5P1q/1P1PP1P1/P1P4P/RNBQK1NR w KQkq - 0 7";
        const char* const free = "rn2kbnr/pp1p1ppp/8/1p2p3/5P1q/1P1PP1P1/P1PK3P/RNBQ2NR w kq - 0 7";
        QCOMPARE(chance(pinned, "gxh4"), chance(free, "gxh4"));
    }

    void threatJustMadeIsSeen() {
        const Position position = positionOf("6k1/5ppp/8/3n4/8/4B3/5PPP/6K1 b - - 0 20");
        const Move take = moveOf(position, "Nxe3");
        const Level level = *levelFromNumber(4);
        const Attention usual(level, 1, Attention::Mover::Opponent);
        const Attention warned(level, 1, Attention::Mover::Opponent, Move::normal(F6, D5));
        QVERIFY(warned.chanceToOverlook(position, take, {}) < usual.chanceToOverlook(position, take, {}));
    }

    void flightOfAnAttackedPieceIsSeen() {
        const char* const fen = "6k1/5ppp/8/8/5p2/4N3/6PP/4K2R w - - 0 20";
        QVERIFY(chance(fen, "Nd5") < chance(fen, "h3") / 2);
    }

    void blindSpotLastsForSomeMoves() {
        Position position = Position::start();
        const Position later = position.after(moveOf(position, "Nf3"));
        const Position again = later.after(moveOf(later, "Nf6"));
        const Move move = moveOf(position, "b3");
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Attention attention(*levelFromNumber(3), seed, Attention::Mover::Opponent);
            QCOMPARE(attention.noticed(position, {}, legalMoves(position)).contains(move),
                     attention.noticed(again, {}, legalMoves(again)).contains(move));
        }
    }

    void openingFollowsItsHabits() {
        const Position start = Position::start();
        for (const char* unusual : {"a4", "h3", "Na3", "f3", "g4"})
            QVERIFY2(isUnusualInOpening(start, moveOf(start, unusual)), unusual);
        for (const char* usual : {"e4", "d4", "Nf3", "c4", "b3"})
            QVERIFY2(!isUnusualInOpening(start, moveOf(start, usual)), usual);
        const Position developed =
            positionOf("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
        QVERIFY(isUnusualInOpening(developed, moveOf(developed, "Ng5")));
        QVERIFY(isUnusualInOpening(developed, moveOf(developed, "Ke2")));
        QVERIFY(!isUnusualInOpening(developed, moveOf(developed, "Nxe5")));
        QVERIFY(!isUnusualInOpening(developed, moveOf(developed, "Bb5")));
        QVERIFY(isUnusualInOpening(developed, moveOf(developed, "Ng1")));
        const Position out = positionOf("r1bqkb1r/ppp2pp1/2nppn2/7p/8/3PPNP1/PPP1NPBP/R1BQK2R w KQkq - 0 8");
        QVERIFY(isUnusualInOpening(out, moveOf(out, "a3")));
        QVERIFY(isUnusualInOpening(out, moveOf(out, "Bf1")));
        QVERIFY(!isUnusualInOpening(out, moveOf(out, "Bd2")));
        QVERIFY(!isUnusualInOpening(out, moveOf(out, "O-O")));
        const Position late = positionOf("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 20");
        QVERIFY(!isUnusualInOpening(late, moveOf(late, "Ke2")));
    }

    void inCheckNothingIsOverlooked() {
        const Position position = positionOf("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1");
        QVERIFY(position.inCheck());
        QCOMPARE(attentionOf(1).noticed(position, {}, legalMoves(position)).size(),
                 legalMoves(position).size());
    }

    void mateInOneIsSeenAboveBeginners() {
        const Position position = positionOf("6k1/5ppp/8/8/8/8/6PP/1R2K3 w - - 0 20");
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

// Move generator against the reference rules on random games, and further properties of all moves.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "tests/engine/chess/random_games.h"
#include "tests/engine/chess/slow_rules.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

std::vector<std::uint16_t> sortedBits(const auto& moves) {
    std::vector<std::uint16_t> bits;
    for (const Move move : moves) bits.push_back(move.bits());
    std::sort(bits.begin(), bits.end());
    return bits;
}

QByteArray fenOf(const Position& position) { return QByteArray::fromStdString(toFen(position)); }

using Squares = std::array<Piece, kSquares>;

Squares squaresOf(const Position& position) {
    Squares squares;
    for (int square = 0; square < kSquares; ++square)
        squares[square] = position.pieceAt(static_cast<Square>(square));
    return squares;
}

Squares squaresAfter(Position position, Move move) {
    Undo undo;
    position.makeMove(move, undo);
    return squaresOf(position);
}

/// Board after the changes of a delta: removals first, then placements.
Squares apply(const Position& position, const MoveDelta& delta) {
    Squares board = squaresOf(position);
    for (int i = 0; i < delta.size; ++i) {
        const auto& change = delta.changes[i];
        if (change.from == NoSquare) continue;
        if (board[change.from] != change.piece) qFatal("the delta lifts a piece that is not there");
        board[change.from] = NoPiece;
    }
    for (int i = 0; i < delta.size; ++i) {
        const auto& change = delta.changes[i];
        if (change.to == NoSquare) continue;
        if (board[change.to] != NoPiece) qFatal("the delta puts a piece on an occupied square");
        board[change.to] = change.piece;
    }
    return board;
}

}  // namespace

class MovegenTest : public QObject {
    Q_OBJECT

  private slots:
    void matchesReferenceRules() {
        visitRandomGames(1, gamesFor(150), 200, [](const Position& position, const MoveList& moves) {
            const auto expected = sortedBits(slow::Board(position).legalMoves());
            QVERIFY2(sortedBits(moves) == expected, fenOf(position));
            QCOMPARE(hasLegalMove(position), !expected.empty());
        });
    }

    void checkMatchesReferenceRules() {
        visitRandomGames(2, gamesFor(200), 200, [](const Position& position, const MoveList&) {
            const bool attacked = slow::Board(position).isAttacked(position.king(position.sideToMove()),
                                                                   ~position.sideToMove());
            QVERIFY2(position.inCheck() == attacked, fenOf(position));
        });
    }

    void movesAreUnique() {
        visitRandomGames(3, gamesFor(200), 200, [](const Position& position, const MoveList& moves) {
            const auto bits = sortedBits(moves);
            QVERIFY2(std::adjacent_find(bits.begin(), bits.end()) == bits.end(), fenOf(position));
        });
    }

    void captureGenerationIsExact() {
        visitRandomGames(4, gamesFor(300), 200, [](const Position& position, const MoveList& moves) {
            std::vector<Move> expected;
            for (const Move move : moves) {
                const bool queens = move.isPromotion() && move.promotionType() == Queen;
                const bool underpromotes = move.isPromotion() && !queens;
                if (queens || (position.isCapture(move) && !underpromotes)) expected.push_back(move);
            }
            MoveList captures;
            generateLegalCaptures(position, captures);
            if (!position.inCheck()) QVERIFY2(sortedBits(captures) == sortedBits(expected), fenOf(position));
            const bool legal = std::all_of(captures.begin(), captures.end(),
                                           [&](Move move) { return moves.contains(move); });
            QVERIFY2(legal, fenOf(position));
        });
    }

    void isLegalRejectsAllOtherBitPatterns() {
        int visited = 0;
        visitRandomGames(5, gamesFor(60), 200, [&](const Position& position, const MoveList& moves) {
            if (++visited % 10 != 0) return;
            std::vector<std::uint16_t> accepted;
            for (std::uint32_t bits = 0; bits <= 0xFFFF; ++bits)
                if (isLegal(position, Move::fromBits(static_cast<std::uint16_t>(bits))))
                    accepted.push_back(static_cast<std::uint16_t>(bits));
            QVERIFY2(accepted == sortedBits(moves), fenOf(position));
        });
    }

    void givesCheckMatchesTheBoard() {
        visitRandomGames(8, gamesFor(100), 200, [](const Position& position, const MoveList& moves) {
            const bool asSaid = std::all_of(moves.begin(), moves.end(), [&](Move move) {
                return position.givesCheck(move) == position.after(move).inCheck();
            });
            QVERIFY2(asSaid, fenOf(position));
        });
    }

    void moveDeltaMatchesTheBoard() {
        visitRandomGames(6, gamesFor(100), 200, [](const Position& position, const MoveList& moves) {
            const bool asSaid = std::all_of(moves.begin(), moves.end(), [&](Move move) {
                return apply(position, position.deltaOf(move)) == squaresAfter(position, move);
            });
            QVERIFY2(asSaid, fenOf(position));
        });
    }

    void makeMoveMatchesReferenceRules() {
        visitRandomGames(7, gamesFor(100), 200, [](const Position& position, const MoveList& moves) {
            const slow::Board board(position);
            const bool same = std::all_of(moves.begin(), moves.end(), [&](Move move) {
                return board.after(move).squares() == squaresAfter(position, move);
            });
            QVERIFY2(same, fenOf(position));
        });
    }

    void generatesMaximumNumberOfMoves() {
        const Position position = *Position::fromFen("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
        const MoveList moves = legalMoves(position);
        QCOMPARE(moves.size(), 218);
    }

    void generationClearsTheList() {
        MoveList moves = legalMoves(Position::start());
        generateLegal(Position::start(), moves);
        QCOMPARE(moves.size(), 20);
    }
};

PLYGLASS_TEST(MovegenTest);
#include "movegen_test.moc"

// Independent of the program's bitboards and tables.
#include "tests/engine/chess/slow_rules.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace plyglass::slow {

namespace {

constexpr int kNowhere = -1;

int fileAt(int square) { return square % 8; }
int rankAt(int square) { return square / 8; }

/// The square `files` to the right and `ranks` up, or kNowhere off the board.
int step(int square, int files, int ranks) {
    const int file = fileAt(square) + files;
    const int rank = rankAt(square) + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? kNowhere : rank * 8 + file;
}

using Steps = std::vector<std::pair<int, int>>;

const Steps kKnightSteps{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
const Steps kRookSteps{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
const Steps kBishopSteps{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const Steps kAllSteps{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

const Steps& stepsOf(PieceType type) {
    switch (type) {
        case Knight:
            return kKnightSteps;
        case Bishop:
            return kBishopSteps;
        case Rook:
            return kRookSteps;
        default:
            return kAllSteps;
    }
}

bool isSlider(PieceType type) { return type == Bishop || type == Rook || type == Queen; }
bool isOf(Piece piece, Color color) { return piece != NoPiece && colorOf(piece) == color; }
int forward(Color color) { return color == White ? 1 : -1; }
Square toSquare(int square) { return static_cast<Square>(square); }

}  // namespace

Board::Board(const Position& position)
    : m_toMove(position.sideToMove()),
      m_enPassant(position.enPassant() == NoSquare ? kNowhere : position.enPassant()) {
    for (int square = 0; square < 64; ++square) at(square) = position.pieceAt(toSquare(square));
    for (const CastlingSide side : {KingSide, QueenSide})
        if (position.canCastle(m_toMove, side))
            m_castlings.push_back({position.castlingRook(m_toMove, side), side});
}

int Board::kingSquare(Color color) const {
    const auto king = std::find(m_squares.begin(), m_squares.end(), makePiece(color, King));
    return static_cast<int>(king - m_squares.begin());
}

bool Board::isAttacked(int square, Color by) const {
    for (int from = 0; from < 64; ++from) {
        if (!isOf(at(from), by)) continue;
        const PieceType type = typeOf(at(from));
        if (type == Pawn) {
            if (step(from, 1, forward(by)) == square || step(from, -1, forward(by)) == square) return true;
            continue;
        }
        for (const auto& [files, ranks] : stepsOf(type)) {
            int to = step(from, files, ranks);
            while (isSlider(type) && to != kNowhere && to != square && at(to) == NoPiece)
                to = step(to, files, ranks);
            if (to == square) return true;
        }
    }
    return false;
}

Board Board::after(Move move) const {
    Board next = *this;
    const int from = move.from();
    const int to = move.to();
    const Piece piece = at(from);
    next.at(from) = NoPiece;
    if (move.isCastling()) {
        const int rank = rankAt(from) * 8;
        const bool kingSide = to > from;
        next.at(to) = NoPiece;
        next.at(rank + (kingSide ? 6 : 2)) = makePiece(m_toMove, King);
        next.at(rank + (kingSide ? 5 : 3)) = makePiece(m_toMove, Rook);
        return next;
    }
    if (move.isEnPassant()) next.at(rankAt(from) * 8 + fileAt(to)) = NoPiece;
    next.at(to) = move.isPromotion() ? makePiece(m_toMove, move.promotionType()) : piece;
    return next;
}

void Board::addPawnMove(int from, int to, std::vector<Move>& moves) const {
    if (rankAt(to) != 0 && rankAt(to) != 7) {
        moves.push_back(Move::normal(toSquare(from), toSquare(to)));
        return;
    }
    for (const PieceType type : {Knight, Bishop, Rook, Queen})
        moves.push_back(Move::promotion(toSquare(from), toSquare(to), type));
}

void Board::addPawnMoves(int from, std::vector<Move>& moves) const {
    const int up = forward(m_toMove);
    const int one = step(from, 0, up);
    if (at(one) == NoPiece) {
        addPawnMove(from, one, moves);
        const int homeRank = m_toMove == White ? 1 : 6;
        const int two = step(one, 0, up);
        if (rankAt(from) == homeRank && at(two) == NoPiece) addPawnMove(from, two, moves);
    }
    for (const int files : {-1, 1}) {
        const int to = step(from, files, up);
        if (to == kNowhere) continue;
        if (to == m_enPassant)
            moves.push_back(Move::enPassant(toSquare(from), toSquare(to)));
        else if (isOf(at(to), ~m_toMove))
            addPawnMove(from, to, moves);
    }
}

void Board::addPieceMoves(int from, std::vector<Move>& moves) const {
    const PieceType type = typeOf(at(from));
    for (const auto& [files, ranks] : stepsOf(type)) {
        for (int to = step(from, files, ranks); to != kNowhere; to = step(to, files, ranks)) {
            if (isOf(at(to), m_toMove)) break;
            moves.push_back(Move::normal(toSquare(from), toSquare(to)));
            if (at(to) != NoPiece || !isSlider(type)) break;
        }
    }
}

/// Whether the squares that king and rook cross or reach are empty except for these two, and the king's path
/// is not attacked. The final square is tested like that of any move.
bool Board::mayCastle(const Castling& castling) const {
    const int king = kingSquare(m_toMove);
    const int rank = rankAt(king) * 8;
    const int kingTo = rank + (castling.side == KingSide ? 6 : 2);
    const int rookTo = rank + (castling.side == KingSide ? 5 : 3);
    const auto isFree = [&](int square) {
        return at(square) == NoPiece || square == king || square == castling.rook;
    };
    for (int square = std::min(king, kingTo); square <= std::max(king, kingTo); ++square)
        if (!isFree(square) || isAttacked(square, ~m_toMove)) return false;
    for (int square = std::min(castling.rook, rookTo); square <= std::max(castling.rook, rookTo); ++square)
        if (!isFree(square)) return false;
    return true;
}

void Board::addCastling(std::vector<Move>& moves) const {
    for (const Castling& castling : m_castlings)
        if (mayCastle(castling))
            moves.push_back(Move::castling(toSquare(kingSquare(m_toMove)), toSquare(castling.rook)));
}

std::vector<Move> Board::legalMoves() const {
    std::vector<Move> moves;
    for (int from = 0; from < 64; ++from) {
        if (!isOf(at(from), m_toMove)) continue;
        if (typeOf(at(from)) == Pawn)
            addPawnMoves(from, moves);
        else
            addPieceMoves(from, moves);
    }
    addCastling(moves);
    std::erase_if(moves, [this](Move move) {
        const Board next = after(move);
        return next.isAttacked(next.kingSquare(m_toMove), ~m_toMove);
    });
    return moves;
}

}  // namespace plyglass::slow

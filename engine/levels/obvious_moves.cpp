#include "engine/levels/obvious_moves.h"

#include "engine/chess/movegen.h"
#include "engine/eval/see.h"

namespace plyglass {

namespace {

/// Whether the move that led to the position was a capture.
bool wasCapture(const Position& position, Move last) {
    if (last.isNull() || last.isCastling() || position.halfmoveClock() > 0) return false;
    const bool wasPawn = last.isPromotion() || typeOf(position.pieceAt(last.to())) == Pawn;
    return !wasPawn || fileOf(last.from()) != fileOf(last.to());
}

}  // namespace

std::vector<Move> obviousRecaptures(const Position& position, Move last) {
    std::vector<Move> result;
    if (!wasCapture(position, last)) return result;
    for (const Move move : legalMoves(position))
        if (move.to() == last.to() && position.isCapture(move) && winsExchange(position, move, 0))
            result.push_back(move);
    return result;
}

bool isObvious(const Position& position, Move move) {
    if (move.isCastling()) return true;
    if (move.isPromotion()) return move.promotionType() == Queen && winsExchange(position, move, 0);
    const bool takesPiece = position.isCapture(move) && position.takenBy(move) != Pawn;
    return takesPiece && winsExchange(position, move, kExchangeValues[Knight]);
}

}  // namespace plyglass

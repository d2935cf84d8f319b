#include "engine/levels/opening_habits.h"

#include "engine/chess/attacks.h"

namespace plyglass {

namespace {

/// Plies of the game in which the habits hold.
constexpr int kOpeningPlies = 24;
/// Knights and bishops still at home, from which on another piece should move first.
constexpr int kWaitingPieces = 2;

bool isAtEdge(Square square) { return fileOf(square) == 0 || fileOf(square) == 7; }

/// Knights and bishops of the side to move on its first rank.
Bitboard waiting(const Position& position) {
    const Color us = position.sideToMove();
    Bitboard result = 0;
    for (const PieceType type : {Knight, Bishop})
        for (Bitboard rest = position.pieces(us, type); rest != 0; rest &= rest - 1)
            if (relativeRank(us, lowest(rest)) == 0) result |= bitOf(lowest(rest));
    return result;
}

/// A pawn at the edge; while pieces wait, also one beside it that leaves the king's or the bishop's house by
/// two squares.
bool isUnusualPawnMove(Color us, Move move, int waitingPieces) {
    const int file = fileOf(move.from());
    const int steps = relativeRank(us, move.to()) - relativeRank(us, move.from());
    const bool opensHouse = ((file == 1 || file == 6) && steps == 2) || file == 5;
    return isAtEdge(move.from()) || (opensHouse && waitingPieces >= kWaitingPieces);
}

}  // namespace

bool isUnusualInOpening(const Position& position, Move move) {
    if (position.gamePly() >= kOpeningPlies || position.inCheck() || move.isCastling() ||
        !position.isQuiet(move))
        return false;
    const Color us = position.sideToMove();
    switch (typeOf(position.pieceAt(move.from()))) {
        case Pawn:
            return isUnusualPawnMove(us, move, count(waiting(position)));
        case Knight:
            if (isAtEdge(move.to())) return true;
            [[fallthrough]];
        case Bishop: {
            if (relativeRank(us, move.from()) == 0) return false;
            const Bitboard others = waiting(position) & ~bitOf(move.from());
            return relativeRank(us, move.to()) == 0 || count(others) >= kWaitingPieces;
        }
        default:
            return count(waiting(position)) >= kWaitingPieces;
    }
}

}  // namespace plyglass

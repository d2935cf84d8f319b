// Whether there is any legal move, answered without generating moves wherever that is possible: leaves ask it
// of every position, only to tell the rare stalemate from the rest.
#pragma once

#include "engine/chess/attacks.h"
#include "engine/chess/movegen.h"
#include "engine/chess/position.h"

namespace plyglass {

/// True only if the side to move has a legal move; false if that takes a closer look. A piece that stands on
/// no line with its king is not pinned, so out of check any pawn push and any knight move of such a piece is
/// legal.
inline bool surelyHasMove(const Position& position) {
    if (position.inCheck()) return false;
    const Color us = position.sideToMove();
    const Bitboard unpinned = ~queenAttacks(position.king(us), 0);
    const Bitboard pawns = position.pieces(us, Pawn) & unpinned;
    const Bitboard pushed = us == White ? pawns << 8 : pawns >> 8;
    if (pushed & ~position.occupied()) return true;
    const Bitboard knights = position.pieces(us, Knight) & unpinned;
    return knights != 0 && (knightAttacks(lowest(knights)) & ~position.pieces(us)) != 0;
}

/// The same answer as hasLegalMove, usually much sooner.
inline bool hasMove(const Position& position) { return surelyHasMove(position) || hasLegalMove(position); }

}  // namespace plyglass

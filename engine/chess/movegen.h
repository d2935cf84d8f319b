// All legal moves of a position, generated legal: pins and checks are known before a move is written.
#pragma once

#include "engine/chess/attacks.h"
#include "engine/chess/move.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Appends nothing to what was there: `moves` is cleared and holds exactly the legal moves, in an order that
/// depends on the position alone.
void generateLegal(const Position& position, MoveList& moves);
/// The same as a value, where no list is kept from one position to the next.
inline MoveList legalMoves(const Position& position) {
    MoveList moves;
    generateLegal(position, moves);
    return moves;
}
/// Only captures (en passant too) and promotions to a queen: what quiescence looks at when not in check.
void generateLegalCaptures(const Position& position, MoveList& moves);
/// All the others of a side that is not in check: quiet moves, and promotions to lesser pieces.
void generateLegalQuiets(const Position& position, MoveList& moves);
/// Whether a move from elsewhere (a table, a person) is legal here.
bool isLegal(const Position& position, Move move);
/// As hasLegalMove, by generating moves.
bool hasGeneratedMove(const Position& position);

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

/// Whether there is any legal move, answered without generating moves wherever that is possible: leaves ask
/// it of every position, only to tell the rare stalemate from the rest.
inline bool hasLegalMove(const Position& position) {
    return surelyHasMove(position) || hasGeneratedMove(position);
}

}  // namespace plyglass

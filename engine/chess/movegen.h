// Generates legal moves directly: pins and checks are computed first.
#pragma once

#include "engine/chess/attacks.h"
#include "engine/chess/move.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Replaces `moves` by exactly the legal moves, in an order that depends only on the position.
void generateLegal(const Position& position, MoveList& moves);
/// Returns the moves by value.
inline MoveList legalMoves(const Position& position) {
    MoveList moves;
    generateLegal(position, moves);
    return moves;
}
/// Captures (en passant included) and queen promotions, for quiescence. Not in check.
void generateLegalCaptures(const Position& position, MoveList& moves);
/// All other moves: quiet moves and underpromotions. Not in check.
void generateLegalQuiets(const Position& position, MoveList& moves);
/// Whether a move from elsewhere (a table, user input) is legal here.
bool isLegal(const Position& position, Move move);
/// As hasLegalMove, by generating moves.
bool hasGeneratedMove(const Position& position);

/// Fast test for a legal move; false means unknown. A piece on no line with its king is not pinned, so out of
/// check any pawn push or knight move of such a piece is legal.
inline bool hasObviousLegalMove(const Position& position) {
    if (position.inCheck()) return false;
    const Color us = position.sideToMove();
    const Bitboard unpinned = ~queenAttacks(position.king(us), 0);
    const Bitboard pawns = position.pieces(us, Pawn) & unpinned;
    const Bitboard pushed = us == White ? pawns << 8 : pawns >> 8;
    if (pushed & ~position.occupied()) return true;
    const Bitboard knights = position.pieces(us, Knight) & unpinned;
    return knights != 0 && (knightAttacks(lowest(knights)) & ~position.pieces(us)) != 0;
}

/// Whether there is a legal move, mostly without generating any: used at every leaf to detect stalemate.
inline bool hasLegalMove(const Position& position) {
    return hasObviousLegalMove(position) || hasGeneratedMove(position);
}

}  // namespace plyglass

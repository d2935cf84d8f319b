// All legal moves of a position, generated legal: pins and checks are known before a move is written.
#pragma once

#include "engine/chess/move.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Appends nothing to what was there: `moves` is cleared and holds exactly the legal moves, in an order that
/// depends on the position alone.
void generateLegal(const Position& position, MoveList& moves);
/// Only captures (en passant too) and promotions to a queen: what quiescence looks at when not in check.
void generateLegalCaptures(const Position& position, MoveList& moves);
/// All the others of a side that is not in check: quiet moves, and promotions to lesser pieces.
void generateLegalQuiets(const Position& position, MoveList& moves);
/// Whether a move from elsewhere (a table, a person) is legal here.
bool isLegal(const Position& position, Move move);
bool hasLegalMove(const Position& position);

}  // namespace plyglass

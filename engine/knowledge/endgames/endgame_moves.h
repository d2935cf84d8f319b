// The moves of a position in the tables, with what each is worth: to play perfectly, and to show why.
#pragma once

#include <optional>
#include <vector>

#include "engine/knowledge/endgames/endgame_tables.h"

namespace plyglass {

struct EndgameMove {
    Move move;
    /// For the side that makes the move; the plies to mate count the move itself.
    EndgameValue value;
};

/// All legal moves, best first: the soonest win, draws, the latest loss; equal ones as `generateLegal` has
/// them. Nothing if the tables do not know the position, or one of those after a move.
std::optional<std::vector<EndgameMove>> rankedMoves(const EndgameTables& tables, const Position& position);

}  // namespace plyglass

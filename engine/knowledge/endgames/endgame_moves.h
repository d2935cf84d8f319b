// Moves of a tablebase position with their values.
#pragma once

#include <optional>
#include <vector>

#include "engine/knowledge/endgames/endgame_tables.h"

namespace plyglass {

struct EndgameMove {
    Move move;
    /// From the mover's view; the plies to mate include the move itself.
    EndgameValue value;
};

/// All legal moves, best first: fastest win, draws, slowest loss; ties in the order of `generateLegal`. Empty
/// if the tables lack the position, or one after a move.
std::optional<std::vector<EndgameMove>> rankedMoves(const EndgameTables& tables, const Position& position);

}  // namespace plyglass

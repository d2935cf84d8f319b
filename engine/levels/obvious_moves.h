// What a person plays as soon as it is seen, without looking any further.
#pragma once

#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

/// Recaptures of the piece that has just captured, by the move `last`, that lose nothing by exchange.
std::vector<Move> obviousRecaptures(const Position& position, Move last);

/// Whether a legal move takes a piece for nothing or for much less, makes a queen that cannot be taken, or
/// castles.
bool isObvious(const Position& position, Move move);

}  // namespace plyglass

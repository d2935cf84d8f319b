// Draws that a line shows: by stalemate, repetition, fifty moves, or too little to mate with.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/lab/facts/fact.h"

namespace plyglass {

/// The draw at the end of a line. A search ends its line one move before a repetition: that move is added.
/// `gameKeys`: of the positions before the first one. `saved`: the side that wanted the draw. None if no rule
/// makes the end a draw.
std::optional<Fact> drawFact(const LineWalk& walk, const std::vector<std::uint64_t>& gameKeys, Color saved);

/// Whether one side has no more than rook pawns of one file and bishops that do not guard their last square,
/// against a lone king that stands in that corner or beside it.
bool hasWrongBishop(const Position& position);

}  // namespace plyglass

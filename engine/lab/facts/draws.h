// Draws at the end of a line: stalemate, repetition, fifty moves, insufficient material.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/lab/facts/fact.h"

namespace plyglass {

/// The draw at the end of a line. A search ends its line one move before a repetition: that move is appended.
/// `gameKeys`: keys of the positions before the line. `saved`: the side that benefits from the draw. Empty
/// without a draw by rule.
std::optional<Fact> drawFact(const LineWalk& walk, const std::vector<std::uint64_t>& gameKeys, Color saved);

/// Whether one side has only rook pawns of one file and bishops that do not control the promotion square, and
/// the lone enemy king is in that corner or next to it.
bool hasWrongBishop(const Position& position);

}  // namespace plyglass

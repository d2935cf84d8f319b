// Perft: counts the leaves of the legal move tree, to test the move generator and its speed.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

/// Number of move sequences of exactly `depth` plies (1 for depth 0). Bulk counting: the last ply is
/// generated, not made. No hash table, one thread.
std::uint64_t perft(Position& position, int depth);

struct DivideRow {
    Move move;
    std::uint64_t leaves;
};
/// Perft split by first move, in generation order; `depth` is at least 1.
std::vector<DivideRow> perftDivide(Position& position, int depth);

}  // namespace plyglass

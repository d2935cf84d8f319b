// Encodes a move as its index among the legal moves, sorted by likelihood: usually a small number, so that
// games compress well. The order is part of the file format and must never change; it does not depend on the
// move generator or on tunables.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/chess/position.h"

namespace plyglass {

/// The legal moves of a position, likely ones first; ties by ascending move bits.
class RankedMoves {
  public:
    /// `last`: the move that led to the position; null at the start of a game.
    RankedMoves(const Position& position, Move last);

    /// Index of a move, 0 … 217; empty if it is not legal.
    std::optional<int> rankOf(Move move) const;
    /// The move at an index; empty if there are fewer.
    std::optional<Move> at(int rank) const;

  private:
    std::array<std::int32_t, kMaxMoves> m_keys;  ///< sort keys in descending order; unique per move
    int m_size = 0;
};

}  // namespace plyglass

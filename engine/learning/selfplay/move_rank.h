// Which move was played, as its place among the legal moves when these are in an order that puts likely ones
// first: a small number as a rule, so that files of games pack well. The order is a part of the file format
// and must never change; it depends on neither the move generator nor any number that is tuned.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/chess/position.h"

namespace plyglass {

/// The legal moves of a position, the likelier one first; of two as likely the one with the smaller bits.
class RankedMoves {
  public:
    /// `last`: the move that led to the position; no move where the game begins.
    RankedMoves(const Position& position, Move last);

    /// The place of a move, 0 … 217; nothing if it is not legal.
    std::optional<int> rankOf(Move move) const;
    /// The move at a place; nothing if there are fewer.
    std::optional<Move> at(int rank) const;

  private:
    std::array<std::int32_t, kMaxMoves> m_keys;  ///< the higher the earlier; of each move one of its own
    int m_size = 0;
};

}  // namespace plyglass

// A line of moves with all its positions.
#pragma once

#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

/// Stops at the first illegal move; a null move is a pass.
class LineWalk {
  public:
    LineWalk() = default;
    LineWalk(const Position& start, const std::vector<Move>& line);

    int length() const { return static_cast<int>(m_line.size()); }
    /// Position after `ply` moves, 0 … length.
    const Position& at(int ply) const { return m_positions[static_cast<std::size_t>(ply)]; }
    const Position& last() const { return m_positions.back(); }
    /// Move that leads to `ply`, 1 … length; null for a pass.
    Move moveTo(int ply) const { return m_line[static_cast<std::size_t>(ply - 1)]; }
    /// Moves from ply `from` to ply `to`, both limited to the line.
    std::vector<Move> moves(int from, int to) const;

  private:
    std::vector<Move> m_line;
    std::vector<Position> m_positions{Position::start()};  ///< one more than moves
};

}  // namespace plyglass

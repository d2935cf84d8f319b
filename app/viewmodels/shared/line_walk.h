// A line of moves, passes among them, as people read it and walk along it on the board.
#pragma once

#include <QString>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

/// As far as its moves are legal; a null move is a pass.
class LineWalk {
  public:
    LineWalk() = default;
    LineWalk(const Position& start, const std::vector<Move>& line);

    int length() const { return static_cast<int>(m_line.size()); }
    /// After so many moves, 0 … length.
    const Position& at(int ply) const { return m_positions[static_cast<std::size_t>(ply)]; }
    /// The move that leads to `ply`, 1 … length; null for a pass.
    Move moveTo(int ply) const { return m_line[static_cast<std::size_t>(ply - 1)]; }
    /// "5.Nxe5 dxe5 6.pass": moves `from` … `to` − 1, numbered.
    QString text(int from, int to) const;

  private:
    std::vector<Move> m_line;
    std::vector<Position> m_positions{Position::start()};  ///< one more than moves
};

}  // namespace plyglass

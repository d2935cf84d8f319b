// The moves of a game without variations, as a report uses them.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/chess/game.h"
#include "engine/chess/line_walk.h"

namespace plyglass {

struct GameLine {
    Position start = Position::start();
    std::vector<Move> moves;  ///< legal in sequence

    friend bool operator==(const GameLine&, const GameLine&) = default;
};

/// Main line of a game.
GameLine mainLineOf(const Game& game);
/// Side that makes the move with this index, from 0.
Color moverOf(const GameLine& line, int move);

/// All positions of a line, one more than moves, with their keys.
class LinePositions : public LineWalk {
  public:
    explicit LinePositions(const GameLine& line);

    int count() const { return length() + 1; }
    /// Keys of the earlier positions, oldest first.
    std::vector<std::uint64_t> keysBefore(int index) const;
    /// Whether the position needs no search: mate, stalemate, insufficient material; in the last position
    /// also threefold repetition or fifty moves, which did not end the game earlier.
    bool isOver(int index) const;

  private:
    std::vector<std::uint64_t> m_keys;
};

}  // namespace plyglass

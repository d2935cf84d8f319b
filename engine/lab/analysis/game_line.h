// The moves of a game from its start, as a report looks at them: one line without variations.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/chess/game.h"
#include "engine/chess/line_walk.h"

namespace plyglass {

struct GameLine {
    Position start = Position::start();
    std::vector<Move> moves;  ///< legal one after the other

    friend bool operator==(const GameLine&, const GameLine&) = default;
};

/// The main line of a game.
GameLine mainLineOf(const Game& game);
/// Who makes the move of this index, the first of which is 0.
Color moverOf(const GameLine& line, int move);

/// All positions of a line, one more than its moves, and their keys.
class LinePositions : public LineWalk {
  public:
    explicit LinePositions(const GameLine& line);

    int count() const { return length() + 1; }
    /// Keys of the positions before that one, the oldest first.
    std::vector<std::uint64_t> keysBefore(int index) const;
    /// Whether no search is needed to know what the position is worth: mate, stalemate or too few pieces are
    /// on the board, or the last position is a draw by threefold repetition or fifty moves. Earlier ones are
    /// not: there the game went on.
    bool isOver(int index) const;

  private:
    std::vector<std::uint64_t> m_keys;
};

}  // namespace plyglass

// Plays the lines quoted in a text from the position in question.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

/// Throws std::runtime_error with `what` unless `isTrue`.
void demand(bool isTrue, const std::string& what);

/// The position in question, the line quoted by the current sentence, and all boards read so far.
class Sentence {
  public:
    /// `move` is the subject of the text, legal in `position`.
    Sentence(const Position& position, Move move);

    /// Reads "8…hxg5 9.Bxg5", from the position in question, after the move, after a null move, or from a
    /// line read before.
    void walk(const std::string& text);
    /// Selects the board from which an ambiguous line begins.
    void tryFrom(std::size_t board) { m_tried = board; }

    /// Reference for counting pieces: the position after a null move, if the line begins there.
    const Position& asked() const {
        return m_passed && start().key() == m_passed->key() ? *m_passed : m_asked;
    }
    const Position& start() const { return m_line.front(); }
    const Position& last() const { return m_line.back(); }
    const Position& before() const { return m_line[m_line.size() - 2]; }
    const std::vector<Position>& line() const { return m_line; }
    Move lastMove() const { return m_moves.back(); }
    bool beginsAsked() const { return start().key() == asked().key(); }
    /// Positions that a sentence without a line may refer to.
    const std::vector<Position>& boards() const { return m_known; }

  private:
    void walkFrom(const Position& start, const std::string& text);

    Position m_asked;
    std::optional<Position> m_passed;
    std::vector<Position> m_known;
    std::size_t m_tried = 0;
    std::vector<Position> m_line;
    std::vector<Move> m_moves;
};

}  // namespace plyglass

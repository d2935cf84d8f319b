// The lines that a text quotes, played on the board from the position asked about.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

/// Throws std::runtime_error with `what` unless it is true.
void demand(bool isTrue, const std::string& what);

/// The position asked about, the line that the sentence at hand quotes, and all boards that have been read.
class Sentence {
  public:
    /// `move` is the one that the text is about, legal in `position`.
    Sentence(const Position& position, Move move);

    /// "8…hxg5 9.Bxg5": begins with the position asked about, the one after the move, the one after a pass,
    /// or one of a line read before.
    void walk(const std::string& text);
    /// A line that is possible on several boards begins with this one of them from now on.
    void tryFrom(std::size_t board) { m_tried = board; }

    /// From where the pieces are counted: the position after a pass, if the line begins there.
    const Position& asked() const {
        return m_passed && start().key() == m_passed->key() ? *m_passed : m_asked;
    }
    const Position& start() const { return m_line.front(); }
    const Position& last() const { return m_line.back(); }
    const Position& before() const { return m_line[m_line.size() - 2]; }
    const std::vector<Position>& line() const { return m_line; }
    Move lastMove() const { return m_moves.back(); }
    bool beginsAsked() const { return start().key() == asked().key(); }
    /// The positions that a sentence without a line of its own may speak of.
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

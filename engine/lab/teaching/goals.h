// Whether a move reaches a goal, by rules, exact mates, endgame tables, exchanges and a short search.
#pragma once

#include <optional>

#include "engine/lab/teaching/chess_lesson.h"
#include "engine/lab/teaching/short_search.h"
#include "engine/lab/teaching/three_questions.h"

namespace plyglass {

/// A legal move in its position; searches when asked, each line once.
class JudgedMove {
  public:
    JudgedMove(const Position& position, Move move)
        : m_position(position), m_after(position.after(move)), m_move(move) {}

    const Position& position() const { return m_position; }
    const Position& after() const { return m_after; }
    Move move() const { return m_move; }
    Color mover() const { return m_position.sideToMove(); }

    /// The best line of the position, and the best one with the move.
    const JudgedLine& best();
    const JudgedLine& own();
    /// Whether the move costs no more than the margin against the best one.
    bool isAsGood();
    /// Whether it is as good and costs no material either that the best move would keep.
    bool losesNothing();
    /// Whether its line wins material and keeps at least half of it by the search's score, or mates.
    bool winsMaterial();

  private:
    int gainOf(const JudgedLine& line) const;

    Position m_position;
    Position m_after;
    Move m_move;
    std::optional<JudgedLine> m_best;
    std::optional<JudgedLine> m_own;
};

/// Square where the moved piece is afterwards: for castling the king's target.
Square targetOf(const Position& position, Move move);

bool reaches(const Goal& goal, JudgedMove& move);

}  // namespace plyglass

// Hands out the moves of a node one by one, the most promising first, and generates them only when they are
// needed: the table's move, captures that win or keep material, quiet moves by what history knows of them,
// captures that lose material. What the simple orderings have sorted is handed out as it is.
#pragma once

#include <array>

#include "engine/chess/position.h"
#include "engine/search/history.h"
#include "engine/search/techniques.h"

namespace plyglass {

/// Room for the moves of a node and the numbers they are sorted by: one for each ply, so that nodes need
/// little stack.
struct MoveBuffer {
    MoveList moves;
    std::array<int, kMaxMoves> values;
};

/// A move is looked at as a reply to the moves so many plies before it, or as their follow-up.
constexpr std::array kContinuationPlies = {1, 2, 4, 6};

/// What a node knows of its moves before it tries them, and what that makes each of them worth.
struct MoveScorer {
    const Position& position;
    const Techniques& techniques;
    History& history;
    /// Of the moves kContinuationPlies ago; null where there is none.
    std::array<const ContinuationTable*, kContinuationPlies.size()> continuations{};
    Bitboard threats = 0;  ///< the squares that the opponent attacks, if the technique is on
    std::uint64_t pawnKey = 0;
    std::array<Move, 2> killers{};
    Move tableMove = {};  ///< legal, or null

    /// What history says of a quiet move; larger is better.
    int quietValue(Move move) const;
    /// What history says of a capture or promotion.
    int captureHistory(Move move) const;
    /// What history says of any move.
    int historyOf(Move move) const {
        return position.isQuiet(move) ? quietValue(move) : captureHistory(move);
    }
    /// The most valuable captured piece first, then what history knows.
    int captureValue(Move move) const;
};

class MovePicker {
  public:
    enum class Stage {
        TableMove,
        GenerateCaptures,
        GoodCaptures,
        GenerateQuiets,
        Quiets,
        BadCaptures,
        GenerateEvasions,
        Listed
    };

    /// All moves of the position, by stages.
    MovePicker(const MoveScorer& scorer, MoveBuffer& buffer, Statistics& statistics);
    /// Captures and queen promotions only; in check all evasions if `evasions`.
    static MovePicker forQuiescence(const MoveScorer& scorer, MoveBuffer& buffer, Statistics& statistics,
                                    bool evasions);
    /// The moves in `buffer` as they stand there.
    static MovePicker forList(const MoveScorer& scorer, MoveBuffer& buffer, Statistics& statistics);

    /// Null when there are no more.
    Move next();
    /// From now on quiet moves are left out; not for evasions, which come together.
    void skipQuiets() { m_skipQuiets = true; }

  private:
    Move best();
    Move nextCapture();
    int exchangeGoal(Move move) const;
    Move nextOfList();
    void prepareCaptures();
    void prepareQuiets();
    void prepareEvasions();

    const MoveScorer& m_scorer;
    MoveBuffer& m_buffer;
    Statistics& m_statistics;
    Stage m_stage;
    int m_next = 0;
    bool m_skipQuiets = false;
    bool m_capturesOnly = false;
    std::array<Move, 64> m_badCaptures;
    int m_badCount = 0;
    int m_badNext = 0;
};

}  // namespace plyglass

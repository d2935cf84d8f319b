// Staged move picker: hands out a node's moves one by one, most promising first, and generates each stage
// only when needed: table move, good captures, quiet moves by history, bad captures. Lists sorted by one of
// the simple orderings are handed out as they are.
#pragma once

#include <array>

#include "engine/chess/position.h"
#include "engine/search/history.h"
#include "engine/search/techniques.h"

namespace plyglass {

/// Moves and sort keys of a node: one buffer per ply, to keep stack frames small.
struct MoveBuffer {
    MoveList moves;
    std::array<int, kMaxMoves> values;
};

/// Continuation history looks back this many plies.
constexpr std::array kContinuationPlies = {1, 2, 4, 6};

/// What a node knows about its moves before it tries them, and the scores that follow from it.
struct MoveScorer {
    const Position& position;
    const Techniques& techniques;
    History& history;
    /// Tables of the moves kContinuationPlies ago; null where there is none.
    std::array<const ContinuationTable*, kContinuationPlies.size()> continuations{};
    Bitboard threats = 0;  ///< squares that the opponent attacks, if the technique is on
    std::uint64_t pawnKey = 0;
    std::array<Move, 2> killers{};
    Move tableMove = {};  ///< legal, or null

    /// History score of a quiet move; larger is better.
    int quietValue(Move move) const;
    /// Capture history of a capture or promotion.
    int captureHistory(Move move) const;
    /// History score of any move.
    int historyOf(Move move) const {
        return position.isQuiet(move) ? quietValue(move) : captureHistory(move);
    }
    /// MVV plus capture history.
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
    /// Hands out the moves in `buffer` in their present order.
    static MovePicker forList(const MoveScorer& scorer, MoveBuffer& buffer, Statistics& statistics);

    /// The next move; null when none is left.
    Move next();
    /// Skips the remaining quiet moves. No effect on evasions, which are generated together.
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

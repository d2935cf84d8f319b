// State shared by the steps of a node: the current line, histories and counters. One per search thread.
// Private to engine/search.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/history.h"
#include "engine/search/node.h"
#include "engine/search/reply_filter.h"
#include "engine/search/search.h"
#include "engine/search/search_stack.h"
#include "engine/search/transposition_table.h"

namespace plyglass {

/// An arbitrary 64-bit constant.
constexpr std::uint64_t kProofSalt = 0x9E3779B97F4A7C15;

struct SearchState {
    /// Table, evaluator and history must outlive the state. `table` is null if the technique is off.
    SearchState(const SearchRequest& request, TranspositionTable* table, Evaluator& evaluator,
                History& history);

    const Position& position() const { return stack.position(); }
    bool hasTable() const { return table != nullptr; }
    /// Whether the side to move has a piece besides king and pawns; without one, zugzwang is likely.
    bool hasNonPawnMaterial() const {
        return (position().pieces(position().sideToMove()) & ~position().pieces(Pawn) &
                ~position().pieces(King)) != 0;
    }
    /// Whether quiescence may stand pat: not in check, or evasions are off.
    bool mayStandPat() const { return !position().inCheck() || !techniques.quiescenceEvasions; }
    bool isQuiet(Move move) const { return position().isQuiet(move); }
    /// Mate-proof mode: searches every move, for nothing but a mate within the depth.
    bool isProving() const { return proofBudget > 0; }
    /// Transposition table key. Mate proofs use separate keys, since their entries hold only mates.
    std::uint64_t tableKey() const { return position().key() ^ (isProving() ? kProofSalt : 0); }
    /// Computes the move's delta and prefetches the child's table entry: the earlier before the move is made,
    /// the better.
    MoveDelta prepareMove(Move move) const {
        const MoveDelta delta = position().deltaOf(move);
        if (hasTable()) table->prefetch(position().likelyKeyAfter(delta));
        return delta;
    }
    /// `ply` is that of the position before the move.
    void makeMove(int ply, Move move) { stack.makeMove(ply, move, prepareMove(move)); }
    /// Calls and counts the evaluator.
    Score evaluate() {
        ++statistics[Counter::Evaluations];
        return stack.evaluate();
    }
    /// Score of a position without legal moves: mate or stalemate.
    NodeResult resultWithoutMoves(int ply) const {
        return position().inCheck() ? NodeResult{matedAt(ply), TraceEnd::Checkmate}
                                    : NodeResult{kDrawScore, TraceEnd::Draw};
    }
    /// Insufficient material, fifty-move rule, repetition. Upcoming repetition: raises alpha to a draw if the
    /// side to move can repeat at once, and ends the node if that fails high.
    std::optional<NodeResult> settledByDraw(Node& node);

#ifdef PLYGLASS_FIXED_TECHNIQUES
    static constexpr Techniques techniques{};  ///< measures the cost of run-time switches
#else
    const Techniques techniques;
#endif
    const bool needsStaticEval;            ///< any technique needs static evaluations of interior nodes
    const bool isSelective;                ///< prunes or reduces: its mates need not be the shortest
    const ReplyFilter* const replyFilter;  ///< null: no reply is overlooked
    TranspositionTable* const table;
    const EndgameTables* const endgames;  ///< null if the technique is off or there are no tables
    const SyzygyTables* const syzygy;     ///< null likewise
    History& history;
    SearchStack stack;
    Statistics statistics;
    std::vector<Move> deepestLine;  ///< the first line that reached the deepest ply so far

    std::uint64_t nodes = 0;
    std::uint64_t proofBudget = 0;  ///< node count at which a mate proof ends; 0: no proof is running
    int iterationDepth = 0;         ///< in plies
    int noNullMoveBefore = 0;       ///< during verification: first ply at which null moves are allowed again
    bool stopped = false;           ///< the recursion unwinds without results
};

}  // namespace plyglass

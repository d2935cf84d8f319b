// What the numbered steps of a node work on: the line being searched, what was learnt, the counters. One for
// each thread of a search. Private to engine/search.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/search/history.h"
#include "engine/search/node.h"
#include "engine/search/reply_filter.h"
#include "engine/search/search.h"
#include "engine/search/search_stack.h"
#include "engine/search/transposition_table.h"

namespace plyglass {

/// Any number that keys of the table do not share by chance.
constexpr std::uint64_t kProofSalt = 0x9E3779B97F4A7C15;

struct SearchState {
    /// Table, evaluator and history outlive the state; `table` is null if the technique is off.
    SearchState(const SearchRequest& request, TranspositionTable* table, Evaluator& evaluator,
                History& history);

    const Position& position() const { return stack.position(); }
    bool hasTable() const { return table != nullptr; }
    /// Whether the side to move has more than king and pawns: without, it may be in zugzwang.
    bool hasNonPawnMaterial() const {
        return (position().pieces(position().sideToMove()) & ~position().pieces(Pawn) &
                ~position().pieces(King)) != 0;
    }
    /// Whether quiescence may take the board as it stands: out of check, or where evasions are off.
    bool mayStandPat() const { return !position().inCheck() || !techniques.quiescenceEvasions; }
    bool isQuiet(Move move) const { return position().isQuiet(move); }
    /// Whether nothing but a mate within the depth is sought, with every move.
    bool isProving() const { return proofBudget > 0; }
    /// What the position is called in the table. What a proof has found stands there under other keys: it
    /// knows of nothing but mates.
    std::uint64_t tableKey() const { return position().key() ^ (isProving() ? kProofSalt : 0); }
    /// What the move will change. What the table knows of the position after it is fetched meanwhile: the
    /// longer before the move is made, the better.
    MoveDelta foresee(Move move) const {
        const MoveDelta delta = position().deltaOf(move);
        if (hasTable()) table->prefetch(position().likelyKeyAfter(delta));
        return delta;
    }
    /// `ply` is that of the position before the move.
    void makeMove(int ply, Move move) { stack.makeMove(ply, move, foresee(move)); }
    /// The evaluator's score of the position, counted.
    Score evaluate() {
        ++statistics.evaluations;
        return stack.evaluate();
    }
    /// Of a position without legal moves: mate or stalemate.
    Score scoreWithoutMoves(int ply) const { return position().inCheck() ? matedAt(ply) : kDrawScore; }
    /// By too little material, the fifty-move rule or repetition.
    bool isDraw(int ply);
    /// The side to move can repeat a position at once: alpha is a draw then, if it was less. True if that is
    /// too good already.
    bool settledByRepetitionAhead(Node& node);

#ifdef PLYGLASS_FIXED_TECHNIQUES
    static constexpr Techniques techniques{};  ///< to measure what run-time switches cost
#else
    const Techniques techniques;
#endif
    const bool needsStaticEval;  ///< whether any technique wants static evaluations of interior nodes
    const bool isSelective;      ///< prunes or reduces: a mate that it finds need not be the shortest
    const ReplyFilter* const replyFilter;  ///< null: every answer is seen
    TranspositionTable* const table;
    const EndgameTables* const endgames;  ///< null if the technique is off, or there are none
    const SyzygyTables* const syzygy;     ///< the same
    History& history;
    SearchStack stack;
    Statistics statistics;
    std::vector<Move> deepestLine;  ///< the first line that reached the deepest ply so far

    std::uint64_t nodes = 0;
    std::uint64_t proofBudget = 0;  ///< the count of nodes at which a proof ends; 0: none is made
    int iterationDepth = 0;         ///< in plies
    int noNullMoveBefore = 0;       ///< the ply from which null moves are allowed, while one is verified
    bool stopped = false;           ///< the recursion unwinds without results
};

}  // namespace plyglass

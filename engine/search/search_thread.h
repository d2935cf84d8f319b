// One search while it runs: the position on its way through the tree, the numbered steps of a node, the
// counters. Private to engine/search; the plain face is Searcher.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/random.h"
#include "engine/search/search.h"
#include "engine/search/time_manager.h"
#include "engine/search/transposition_table.h"

namespace plyglass {

/// One position of the tree while its moves are searched.
struct Node {
    Score alpha;              ///< the score the side to move already has elsewhere
    Score beta;               ///< the score at which the opponent avoids this position
    int depth;                ///< nominal plies left; 0 at the horizon, negative beyond it
    int ply;                  ///< plies from the root
    Score best = -kInfinity;  ///< of the moves searched so far
    Move bestMove = {};       ///< null until a move raises alpha
    Move tableMove = {};      ///< the move that the table remembers, not yet known to be legal
    int movesTried = 0;
};

/// What the score of a node says, given the window it was searched with.
constexpr Bound boundOf(const Node& node, Score alphaAtEntry) {
    if (node.best >= node.beta) return Bound::Lower;
    return node.best > alphaAtEntry ? Bound::Exact : Bound::Upper;
}

class SearchThread {
  public:
    /// `table` is null if the technique is off. All arguments must outlive the thread's `run`.
    SearchThread(const SearchRequest& request, TranspositionTable* table, const std::atomic<bool>& stop,
                 const Searcher::InfoCallback& onInfo);

    SearchResult run();

  private:
    /// The moves of one node and their sort values: one frame for each ply, so that nodes need no heap and
    /// little stack.
    struct Frame {
        MoveList moves;
        std::array<int, kMaxMoves> values;
        Undo undo;
    };
    /// The best fully searched root move of the iteration in progress; null until there is one.
    struct RootBest {
        Move move;
        Score score = -kInfinity;
        std::vector<Move> pv;
    };

    // search_thread.cpp: the iterations, the root, the limits
    void prepareRoot();
    void deepen();
    void searchRoot(int depth);
    void considerAtRoot(Node& root, Move move, Score score);
    void finishIteration(int depth);
    bool isDecided(int depth) const;
    SearchResult result();
    bool poll();
    void report(std::int64_t elapsedMs);
    std::vector<Move> extendedPv(std::vector<Move> pv, int length) const;

    // negamax.cpp: the main search and the steps that both searches share
    Score negamax(Node node);
    bool enter(const Node& node, NodeKind kind);
    bool isDraw(const Node& node);
    bool isRepetition(int ply) const;
    std::optional<TableEntry> lookUp(Node& node);
    std::optional<Score> answerFromTable(Node& node);
    void storeInTable(const Node& node, Bound bound);
    Score scoreWithoutMoves(const Node& node) const;
    Score scoreLeaf(const Node& node);
    Score searchMove(const Node& node, Move move);
    bool raise(Node& node, Score score, Move move);
    void updateLine(int ply, Move move);
    void makeMove(int ply, Move move);
    void undoMove(int ply, Move move);
    Score evaluate();

    // quiescence.cpp
    Score quiescence(Node node);
    bool standPat(Node& node);
    void generateQuiescenceMoves(MoveList& moves) const;

    // move_ordering.cpp
    void orderMoves(const Node& node, MoveList& moves);
    void valueMoves(const Node& node, const MoveList& moves, int* values);
    int captureValue(Move move) const;
    int boardValueAfter(int ply, Move move);

    bool hasTable() const { return m_table != nullptr; }

    const Techniques m_techniques;
    const SearchLimits m_limits;
    TranspositionTable* const m_table;
    const std::atomic<bool>& m_stop;
    const Searcher::InfoCallback& m_onInfo;
    const TimeManager m_time;

    Position m_position;
    std::unique_ptr<Evaluator> m_evaluator;
    Random m_random;
    std::vector<std::uint64_t> m_keys;  ///< of the game, then of the line being searched
    int m_rootIndex;                    ///< of the root's key in m_keys
    std::array<Frame, kMaxPly + 1> m_frames;
    /// Row `ply` holds the best line from that ply on, m_pvLength[ply] moves.
    std::array<std::array<Move, kMaxPly + 1>, kMaxPly + 1> m_pv;
    std::array<int, kMaxPly + 1> m_pvLength{};

    Statistics m_statistics;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_nodesBeforeIteration = 0;
    std::int64_t m_countdown = 0;  ///< nodes until the limits are looked at again
    std::int64_t m_lastReportMs = 0;
    bool m_stopped = false;
    bool m_completed = false;

    MoveList m_rootMoves;
    RootBest m_rootBest;
    SearchInfo m_info;
};

}  // namespace plyglass

// The recursion: what one node does, in the main search and in quiescence, step by step. Each technique is a
// small function, guarded by its switch and counted in one place. With every switch off this is plain
// minimax, written from the side to move's view (negamax). Private to engine/search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "engine/search/move_picker.h"
#include "engine/search/search_state.h"
#include "engine/search/trace.h"

namespace plyglass {

/// Tells the recursion whether it may go on; asked every few nodes.
class NodeMonitor {
  public:
    virtual ~NodeMonitor() = default;
    /// How many nodes may be entered until it is asked again, at least 1; nothing: the recursion unwinds now.
    virtual std::optional<std::int64_t> poll() = 0;
};

class NodeSearch {
  public:
    using Function = Score (NodeSearch::*)(Node);

    /// Table, evaluator, history and monitor outlive the search; `table` is null if the technique is off.
    NodeSearch(const SearchRequest& request, TranspositionTable* table, Evaluator& evaluator,
               History& history, NodeMonitor& monitor)
        : m_state(request, table, evaluator, history), m_monitor(monitor) {}

    SearchState& state() { return m_state; }
    const SearchState& state() const { return m_state; }
    /// From now on every node tells the recorder when it is entered and when it is left.
    void record(std::unique_ptr<TraceRecorder> recorder) { m_recorder = std::move(recorder); }

    /// The main search of a position. A score without meaning once the search is stopped.
    Score negamax(Node node);
    /// Beyond the horizon: captures, promotions and answers to checks, until the position is quiet or the cap
    /// is reached. The idea that only quiet positions may be evaluated is Shannon's (1950). `node.depth`
    /// counts down from 0: its negative is the number of quiescence plies already played.
    Score quiescence(Node node);

    /// Counts the node; false if the search is stopped.
    bool enter(const Node& node, NodeKind kind);
    /// The score of a move with its extensions and reductions.
    Score searchMove(const Node& node, Move move, int history);
    /// The position after the move just made in `parent`, searched with a window from the parent's alpha to
    /// `beta`.
    Score searchChild(const Node& parent, Score beta, int depth, NodeKind kind, bool cutNode);
    /// A node that is searched for another purpose than a move's.
    Score visit(Function search, const Node& node, TraceRole role);
    /// Tells the recorder, if there is one, of a pass over the root.
    void openRoot(const Node& root);
    void closeRoot(Score score);
    /// Tells it that the passes that follow belong to an iteration of so many plies.
    void beginIteration(int depth);

  private:
    Score proveMate(Node node);
    std::optional<Score> settledByRules(Node& node);
    Score scoreLeaf(const Node& node);
    void tryMoves(Node& node);
    Score pvSearch(const Node& node, int depth, int reducedDepth);
    bool updateBest(Node& node, Score score, Move move);
    bool standPat(Node& node);
    void tryQuiescenceMoves(Node& node, int pliesPlayed);
    Score searchQuiescenceChild(const Node& parent, int pliesPlayed);
    void open(const Node& node, TraceRole role, NodeKind kind);
    Score recorded(Function search, const Node& node, TraceRole role);
    TraceRole roleOfChild(int ply) const;

    SearchState m_state;
    NodeMonitor& m_monitor;
    std::unique_ptr<TraceRecorder> m_recorder;  ///< null as a rule
    std::int64_t m_nodesToPoll = 0;             ///< nodes until the monitor is asked again
};

}  // namespace plyglass

// The recursive search: negamax and quiescence as numbered steps. Each technique is a small function, guarded
// by its switch and counted in one place. With every switch off this is plain minimax in negamax form.
// Private to engine/search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "engine/search/move_picker.h"
#include "engine/search/search_state.h"
#include "engine/search/trace.h"

namespace plyglass {

/// Polled every few nodes to ask whether the search may continue.
class NodeMonitor {
  public:
    virtual ~NodeMonitor() = default;
    /// Nodes until the next poll, at least 1; empty: stop, the recursion unwinds.
    virtual std::optional<std::int64_t> poll() = 0;
};

class NodeSearch {
  public:
    using Function = Score (NodeSearch::*)(Node);

    /// Table, evaluator, history and monitor must outlive the search. `table` is null if the technique is
    /// off.
    NodeSearch(const SearchRequest& request, TranspositionTable* table, Evaluator& evaluator,
               History& history, NodeMonitor& monitor)
        : m_state(request, table, evaluator, history), m_monitor(monitor) {}

    SearchState& state() { return m_state; }
    const SearchState& state() const { return m_state; }
    /// Records every node from now on.
    void record(std::unique_ptr<TraceRecorder> recorder) { m_recorder = std::move(recorder); }

    /// Searches a position. The score is meaningless once the search is stopped.
    Score negamax(Node node);
    /// Quiescence search: captures, promotions and check evasions until the position is quiet or the cap is
    /// reached (Shannon 1950: evaluate only quiet positions). `node.depth` counts down from 0: its negative
    /// is the number of quiescence plies played.
    Score quiescence(Node node);

    /// Counts the node; false if the search is stopped.
    bool enter(const Node& node, NodeKind kind);
    /// Score of a move, with extensions and reductions.
    Score searchMove(const Node& node, Move move, int history);
    /// Searches the position after the move just made in `parent`; `window` is from the parent's view.
    Score searchChild(const Node& parent, Window window, int depth, NodeKind kind, bool cutNode);
    /// Searches a node for a purpose other than a move: null move, singular search, ….
    Score visit(Function search, const Node& node, TraceRole role);
    /// Starts a recorded pass over the root, if a recorder is set.
    void openRoot(const Node& root);
    void closeRoot(Score score);
    /// Assigns the recorded passes that follow to an iteration of `depth` plies.
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
    std::unique_ptr<TraceRecorder> m_recorder;  ///< normally null
    std::int64_t m_nodesToPoll = 0;             ///< nodes until the next poll
};

}  // namespace plyglass

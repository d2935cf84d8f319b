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

class NodeSearch final : public SubSearch {
  public:
    /// Table, evaluator, history and monitor must outlive the search. `table` is null if the technique is
    /// off.
    NodeSearch(const SearchRequest& request, TranspositionTable* table, Evaluator& evaluator,
               History& history, NodeMonitor& monitor)
        : m_state(request, table, evaluator, history), m_monitor(monitor) {}

    SearchState& state() { return m_state; }
    const SearchState& state() const { return m_state; }
    /// Records every node from now on.
    void record(std::unique_ptr<TraceRecorder> recorder) { m_recorder = std::move(recorder); }

    /// Counts the node; false if the search is stopped.
    bool enter(const NodeRequest& node);
    /// Score of a move, with extensions and reductions.
    Score searchMove(const Node& node, Move move, int history);
    /// Searches the position after the move just made; the score is the mover's. Meaningless once the search
    /// is stopped.
    Score searchChild(const NodeRequest& child) { return -visit(child, TraceRole::Move); }
    Score visit(const NodeRequest& request, TraceRole role) override;
    /// Starts a recorded pass over the root, if a recorder is set.
    void openRoot(const NodeRequest& root);
    void closeRoot(Score score);
    /// Assigns the recorded passes that follow to an iteration of `depth` plies.
    void beginIteration(int depth);

  private:
    NodeResult negamax(NodeRequest request);
    NodeResult proveMate(const NodeRequest& request);
    NodeResult quiescence(const NodeRequest& request);
    std::optional<NodeResult> settledByRules(Node& node);
    NodeResult scoreLeaf(const Node& node);
    TraceEnd tryMoves(Node& node);
    Score pvSearch(const Node& node, int depth, int reducedDepth);
    bool updateBest(Node& node, Score score, Move move);
    bool standPat(Node& node);
    TraceEnd tryQuiescenceMoves(Node& node);
    void open(const NodeRequest& request, TraceRole role);

    SearchState m_state;
    NodeMonitor& m_monitor;
    std::unique_ptr<TraceRecorder> m_recorder;  ///< normally null
    std::int64_t m_nodesToPoll = 0;             ///< nodes until the next poll
};

}  // namespace plyglass

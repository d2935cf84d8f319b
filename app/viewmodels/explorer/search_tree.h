// A recorded search with its root position and the pass that is shown. Positions are computed on demand, one
// node at a time.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/chess/position.h"
#include "engine/search/trace.h"

namespace plyglass {

using NodeIndex = std::uint32_t;

/// Bound of a node's score, from the view of its own side to move.
enum class TraceBound { Exact, AtLeast, AtMost, Unknown };

/// All moves of a node's position: the searched ones, and the skipped ones by reason.
struct TraceReplies {
    int legal = 0;
    int tried = 0;  ///< different moves with a recorded search
    int quiet = 0;  ///< not captures, in quiescence that considers only captures
    int futile = 0;
    int late = 0;
    int badHistory = 0;
    int badExchange = 0;
    int rest = 0;  ///< skipped because the node ended

    int leftOut() const { return legal - tried; }
};

class SearchTree {
  public:
    SearchTree() = default;
    /// Selects the pass whose result the search used. `trace` is not null.
    SearchTree(const Position& root, std::shared_ptr<const Trace> trace)
        : m_root(root), m_trace(std::move(trace)), m_pass(isEmpty() ? 0 : m_trace->decidingPass()) {}

    /// The same search with another pass selected.
    SearchTree withPass(std::size_t pass) const {
        SearchTree tree = *this;
        tree.m_pass = pass;
        return tree;
    }
    /// Index among the trace's passes.
    std::size_t pass() const { return m_pass; }
    /// The pass's root; like `end`, invalid for an empty tree.
    NodeIndex top() const { return m_trace->passes()[m_pass].root; }
    /// Index after the pass's last node.
    NodeIndex end() const { return node(top()).end; }

    bool isEmpty() const { return !m_trace || m_trace->isEmpty(); }
    const Trace& trace() const { return *m_trace; }
    const TraceNode& node(NodeIndex index) const { return (*m_trace)[index]; }
    const Position& root() const { return m_root; }
    /// Whether it is a node of any pass.
    bool contains(int node) const {
        return !isEmpty() && node >= 0 && static_cast<std::size_t>(node) < m_trace->nodes().size();
    }

    Color sideToMove(NodeIndex index) const;
    /// The position of a node, with passes played; replays the line to it.
    Position positionAt(NodeIndex index) const;
    /// Keys of the positions from the root to a node, both included.
    std::vector<std::uint64_t> keysTo(NodeIndex index) const;
    /// Indices from its root to the node, both included.
    std::vector<NodeIndex> pathTo(NodeIndex index) const;

    TraceBound boundOf(NodeIndex index) const;
    /// The child whose search gave the node its score: the best move or the refutation. None if no move
    /// raised alpha or no child is recorded.
    std::optional<NodeIndex> decidingChild(NodeIndex index) const;
    /// From a node (not included) along the deciding children.
    std::vector<NodeIndex> bestLine(NodeIndex index) const;
    /// The last search of a move below a node; none if it was not searched or not recorded.
    std::optional<NodeIndex> childWith(NodeIndex index, Move move) const;
    /// The node of another pass with the same moves, passes and tests; none if not searched or not recorded.
    std::optional<NodeIndex> sameIn(std::size_t pass, NodeIndex index) const;
    TraceReplies repliesOf(NodeIndex index) const;
    /// Unrecorded nodes below a node, without those below its recorded children.
    std::uint64_t unrecordedHere(NodeIndex index) const;
    bool isExpandable(NodeIndex index) const;

  private:
    Position m_root = Position::start();
    std::shared_ptr<const Trace> m_trace;
    std::size_t m_pass = 0;
};

/// A search of the same position for another purpose, not after a move or a pass.
constexpr bool isSamePosition(TraceRole role) {
    return role == TraceRole::NullMoveCheck || role == TraceRole::SingularTest ||
           role == TraceRole::RazorTest;
}

}  // namespace plyglass

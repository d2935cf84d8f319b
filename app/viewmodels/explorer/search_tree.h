// A recorded search together with the position it grew from, and the pass of it that is looked at: chess on
// demand, for one node at a time and never for a whole tree.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/chess/position.h"
#include "engine/search/trace.h"

namespace plyglass {

using NodeIndex = std::uint32_t;

/// What a node's score says about the true one, from the view of its own side to move.
enum class TraceBound { Exact, AtLeast, AtMost, Unknown };

/// The moves of a node's position: those searched, and those left out by reason, which together are all.
struct TraceReplies {
    int legal = 0;
    int tried = 0;  ///< different moves with a recorded search
    int quiet = 0;  ///< no captures, where quiescence considers nothing else
    int futile = 0;
    int late = 0;
    int badHistory = 0;
    int badExchange = 0;
    int rest = 0;  ///< for the reason for which the node ended

    int leftOut() const { return legal - tried; }
};

class SearchTree {
  public:
    SearchTree() = default;
    /// Looks at the pass that the search went by in the end. `trace` is not null.
    SearchTree(const Position& root, std::shared_ptr<const Trace> trace)
        : m_root(root), m_trace(std::move(trace)), m_pass(isEmpty() ? 0 : m_trace->decidingPass()) {}

    /// The same search with another of its passes.
    SearchTree withPass(std::size_t pass) const {
        SearchTree tree = *this;
        tree.m_pass = pass;
        return tree;
    }
    /// Place among the trace's passes.
    std::size_t pass() const { return m_pass; }
    /// The pass's root; not to be asked of an empty tree, like `end`.
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
    /// The position in which a node was searched, passes played; plays the line to it.
    Position positionAt(NodeIndex index) const;
    /// Keys of the positions on the way to a node, the root's first, its own last.
    std::vector<std::uint64_t> keysTo(NodeIndex index) const;
    /// Indices from its root to the node, both included.
    std::vector<NodeIndex> pathTo(NodeIndex index) const;

    TraceBound boundOf(NodeIndex index) const;
    /// The child whose search gave the node its score: the best move, or the refutation. None if no move
    /// raised the window, or nothing below was recorded.
    std::optional<NodeIndex> decidingChild(NodeIndex index) const;
    /// From a node (not included) along the deciding children.
    std::vector<NodeIndex> bestLine(NodeIndex index) const;
    /// The last search of a move below a node; none if it was never searched there or not recorded.
    std::optional<NodeIndex> childWith(NodeIndex index, Move move) const;
    /// The node of another pass to which the same moves, passes and tests lead; none if they were not
    /// searched there or not recorded.
    std::optional<NodeIndex> sameIn(std::size_t pass, NodeIndex index) const;
    TraceReplies repliesOf(NodeIndex index) const;
    /// Positions entered directly or indirectly below a node whose own searches are not recorded, its
    /// recorded children's aside.
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

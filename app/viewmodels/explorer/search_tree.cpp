// Children are found by hopping from sibling to sibling: the cost depends on a node's replies and ply, not on
// the size of the tree.
#include "app/viewmodels/explorer/search_tree.h"

#include <algorithm>
#include <utility>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Plays a move of the trace, or passes.
void advance(Position& position, Move move) {
    Undo undo;
    if (move.isNull())
        position.makeNullMove(undo);
    else
        position.makeMove(move, undo);
}

}  // namespace

Color SearchTree::sideToMove(NodeIndex index) const {
    return node(index).ply % 2 == 0 ? m_root.sideToMove() : ~m_root.sideToMove();
}

Position SearchTree::positionAt(NodeIndex index) const {
    Position position = m_root;
    for (const Move move : m_trace->lineTo(index)) advance(position, move);
    return position;
}

std::vector<std::uint64_t> SearchTree::keysTo(NodeIndex index) const {
    Position position = m_root;
    std::vector<std::uint64_t> keys{position.key()};
    for (const Move move : m_trace->lineTo(index)) {
        advance(position, move);
        keys.push_back(position.key());
    }
    return keys;
}

std::vector<NodeIndex> SearchTree::pathTo(NodeIndex index) const {
    std::vector<NodeIndex> path{index};
    while (node(path.back()).role != TraceRole::Root) path.push_back(node(path.back()).parent);
    std::reverse(path.begin(), path.end());
    return path;
}

TraceBound SearchTree::boundOf(NodeIndex index) const {
    const TraceNode& at = node(index);
    switch (at.reason) {
        case TraceEnd::Interrupted:
            return TraceBound::Unknown;
        case TraceEnd::Checkmate:
        case TraceEnd::Draw:
        case TraceEnd::Repetition:
        case TraceEnd::Horizon:
            return TraceBound::Exact;
        default:
            if (at.score >= at.beta) return TraceBound::AtLeast;
            return at.score <= at.alpha ? TraceBound::AtMost : TraceBound::Exact;
    }
}

std::optional<NodeIndex> SearchTree::decidingChild(NodeIndex index) const {
    const TraceNode& at = node(index);
    const bool movesDecided = at.reason == TraceEnd::AllTried || at.reason == TraceEnd::BetaCutoff ||
                              at.reason == TraceEnd::ProbCut || at.reason == TraceEnd::NullMove;
    if (!movesDecided || boundOf(index) == TraceBound::AtMost) return std::nullopt;
    const TraceRole role = at.reason == TraceEnd::NullMove ? TraceRole::NullMove : TraceRole::Move;
    // The node's score may lie between the refutation's and beta. Of equal scores the first one counted; of
    // several searches of one move, the last.
    const bool isRefutation = at.reason == TraceEnd::BetaCutoff;
    for (NodeIndex child = index + 1; child < at.end; child = node(child).end) {
        const int score = -node(child).score;
        const bool decides = score == at.score || (isRefutation && score >= at.beta);
        if (node(child).role != role || !decides) continue;
        if (role == TraceRole::NullMove || childWith(index, node(child).move) == child) return child;
    }
    return std::nullopt;
}

std::vector<NodeIndex> SearchTree::bestLine(NodeIndex index) const {
    std::vector<NodeIndex> line;
    for (auto next = decidingChild(index); next; next = decidingChild(*next)) line.push_back(*next);
    return line;
}

std::optional<NodeIndex> SearchTree::childWith(NodeIndex index, Move move) const {
    std::optional<NodeIndex> found;
    for (NodeIndex child = index + 1; child < node(index).end; child = node(child).end)
        if (node(child).role == TraceRole::Move && node(child).move == move) found = child;
    return found;
}

std::optional<NodeIndex> SearchTree::sameIn(std::size_t pass, NodeIndex index) const {
    NodeIndex at = m_trace->passes()[pass].root;
    const std::vector<NodeIndex> path = pathTo(index);
    for (std::size_t step = 1; step < path.size(); ++step) {
        const TraceNode& wanted = node(path[step]);
        std::optional<NodeIndex> found;
        for (NodeIndex child = at + 1; child < node(at).end; child = node(child).end)
            if (node(child).role == wanted.role && node(child).move == wanted.move) found = child;
        if (!found) return std::nullopt;
        at = *found;
    }
    return at;
}

TraceReplies SearchTree::repliesOf(NodeIndex index) const {
    const TraceNode& at = node(index);
    const Position position = positionAt(index);
    MoveList moves;
    generateLegal(position, moves);
    TraceReplies replies;
    replies.legal = replies.rest = moves.size();
    const auto take = [&replies](int& part, int count) {
        part = std::min(count, replies.rest);
        replies.rest -= part;
    };
    MoveList tried;
    for (NodeIndex child = index + 1; child < at.end; child = node(child).end) {
        if (node(child).role == TraceRole::Move && !tried.contains(node(child).move))
            tried.push(node(child).move);
    }
    take(replies.tried, tried.size());
    if (at.kind == NodeKind::Quiescence && !position.inCheck()) {
        MoveList captures;
        generateLegalCaptures(position, captures);
        take(replies.quiet, moves.size() - captures.size());
    }
    // A capture tried by ProbCut may be skipped by the node itself: it counts as searched.
    take(replies.late, at.late);
    take(replies.badHistory, at.badHistory);
    take(replies.futile, at.futile);
    take(replies.badExchange, at.badExchange);
    // The first late or futile quiet move ends the search of all quiet moves.
    if (at.reason == TraceEnd::AllTried && at.late + at.futile > 0)
        (at.late > 0 ? replies.late : replies.futile) += std::exchange(replies.rest, 0);
    return replies;
}

std::uint64_t SearchTree::unrecordedHere(NodeIndex index) const {
    const TraceNode& at = node(index);
    std::uint64_t below = at.nodes - 1;
    for (NodeIndex child = index + 1; child < at.end; child = node(child).end) below -= node(child).nodes;
    return below;
}

bool SearchTree::isExpandable(NodeIndex index) const { return node(index).nodes > 1; }

}  // namespace plyglass

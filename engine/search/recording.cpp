// A recorded search: every node tells the trace when it is entered and when it is left. As a rule nothing is
// recorded, and all this costs a look at one pointer.
#include "engine/search/search_thread.h"

namespace plyglass {

Score SearchThread::recorded(NodeSearch search, const Node& node, TraceRole role) {
    const bool isMove = role == TraceRole::Move || role == TraceRole::NullMove;
    // The main search hands what has no depth left over to quiescence, without another entry.
    const bool handsOver =
        search == &SearchThread::negamax && node.depth <= 0 && m_techniques.quiescencePlies > 0;
    const bool isQuiescence = search == &SearchThread::quiescence || handsOver;
    m_recorder->enter({.alpha = static_cast<std::int16_t>(node.alpha),
                       .beta = static_cast<std::int16_t>(node.beta),
                       .depth = static_cast<std::int16_t>(node.depth),
                       .move = isMove ? frame(node.ply - 1).move : Move(),
                       .ply = static_cast<std::uint8_t>(node.ply),
                       .kind = isQuiescence ? NodeKind::Quiescence : node.kind,
                       .role = role});
    const Score score = (this->*search)(node);
    m_recorder->leave(score, m_stopped);
    return score;
}

/// A node that is searched for another purpose than a move's.
Score SearchThread::visit(NodeSearch search, const Node& node, TraceRole role) {
    return m_recorder ? recorded(search, node, role) : (this->*search)(node);
}

TraceRole SearchThread::roleOfChild(int ply) const {
    return frame(ply - 1).move.isNull() ? TraceRole::NullMove : TraceRole::Move;
}

}  // namespace plyglass

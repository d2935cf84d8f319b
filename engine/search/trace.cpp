#include "engine/search/trace.h"

#include <algorithm>
#include <limits>

namespace plyglass {

namespace {

/// Fraction of the capacity that is freed when it is full. Each call scans all kept nodes and drops at least
/// one ply, so there are at most kMaxPly calls. Since only whole plies are dropped, most calls free far more.
constexpr std::size_t kFreedPart = 8;

/// Field of a node that counts the moves pruned for a reason; null if none does.
std::uint8_t TraceNode::*skipField(Counter reason) {
    switch (reason) {
        case Counter::FutilityPrunes:
            return &TraceNode::futile;
        case Counter::LateMovePrunes:
            return &TraceNode::late;
        case Counter::HistoryPrunes:
            return &TraceNode::badHistory;
        case Counter::ExchangePrunes:
            return &TraceNode::badExchange;
        default:
            return nullptr;
    }
}

}  // namespace

std::size_t Trace::decidingPass() const {
    for (std::size_t pass = m_passes.size(); pass-- > 0;) {
        const TraceNode& root = m_nodes[m_passes[pass].root];
        const bool foundNothing = isProof(pass) && root.score != root.alpha + 1;
        if (!isInterrupted(pass) && !foundNothing) return pass;
    }
    return 0;
}

bool Trace::isInterrupted() const {
    std::size_t passes = m_passes.size();
    while (passes > 0 && isProof(passes - 1)) --passes;
    return passes > 0 && isInterrupted(passes - 1);
}

std::size_t Trace::passOf(std::uint32_t index) const {
    const auto behind =
        std::upper_bound(m_passes.begin(), m_passes.end(), index,
                         [](std::uint32_t node, const TracePass& pass) { return node < pass.root; });
    return static_cast<std::size_t>(behind - m_passes.begin()) - 1;
}

std::vector<std::uint32_t> Trace::children(std::uint32_t index) const {
    std::vector<std::uint32_t> all;
    for (std::uint32_t child = index + 1; child < m_nodes[index].end; child = m_nodes[child].end)
        all.push_back(child);
    return all;
}

std::vector<Move> Trace::lineTo(std::uint32_t index) const {
    std::vector<Move> line;
    for (; m_nodes[index].role != TraceRole::Root; index = m_nodes[index].parent) {
        const TraceRole role = m_nodes[index].role;
        if (role == TraceRole::Move || role == TraceRole::NullMove) line.push_back(m_nodes[index].move);
    }
    std::reverse(line.begin(), line.end());
    return line;
}

std::uint64_t Trace::unrecordedBelow(std::uint32_t index) const {
    return m_nodes[index].nodes - (m_nodes[index].end - index);
}

TraceRecorder::TraceRecorder(Trace& trace, const TraceOptions& options)
    : m_trace(trace), m_maxNodes(std::clamp(options.maxNodes, kMinTraceNodes, kMaxTraceNodes)) {
    // Unused capacity costs nothing: the system maps pages on first write.
    m_trace.m_nodes.reserve(m_maxNodes);
}

void TraceRecorder::enter(const TraceNode& node) {
    m_open.push_back({node, kNotKept});
    if (mayKeep() && m_trace.m_nodes.size() == m_maxNodes) makeRoom();
    if (!mayKeep()) return;
    OpenNode& open = m_open.back();
    open.index = static_cast<std::uint32_t>(m_trace.m_nodes.size());
    if (node.role == TraceRole::Root) m_trace.m_passes.push_back({open.index, m_depth});
    open.node.parent = m_open.size() > 1 ? m_open[m_open.size() - 2].index : open.index;
    m_trace.m_nodes.push_back(open.node);
    ++m_keptAtPly[node.ply];
}

/// Whether the node just entered is within the kept plies.
bool TraceRecorder::mayKeep() const {
    const bool parentIsKept = m_open.size() < 2 || m_open[m_open.size() - 2].index != kNotKept;
    return parentIsKept && m_open.back().node.ply < m_trace.m_cutPly;
}

void TraceRecorder::skip(Counter reason) {
    const auto field = skipField(reason);
    const std::uint32_t index = m_open.back().index;
    if (field == nullptr || index == kNotKept) return;
    std::uint8_t& count = m_trace.m_nodes[index].*field;
    if (count < std::numeric_limits<std::uint8_t>::max()) ++count;
}

void TraceRecorder::leave(Score score, TraceEnd reason) {
    const OpenNode open = m_open.back();
    m_open.pop_back();
    if (!m_open.empty()) m_open.back().node.nodes += open.node.nodes + 1;
    if (open.index == kNotKept) return;
    TraceNode& node = m_trace.m_nodes[open.index];
    node.end = static_cast<std::uint32_t>(m_trace.m_nodes.size());
    node.nodes = open.node.nodes + 1;
    node.score = static_cast<std::int16_t>(score);
    node.reason = reason;
}

/// Drops the deepest plies, as few as free an eighth of the capacity.
void TraceRecorder::makeRoom() {
    const std::size_t mayStay = m_maxNodes - m_maxNodes / kFreedPart;
    std::size_t kept = 0;
    int ply = 1;
    for (; ply < m_trace.m_cutPly; ++ply) {
        kept += m_keptAtPly[static_cast<std::size_t>(ply - 1)];
        if (kept + m_keptAtPly[static_cast<std::size_t>(ply)] > mayStay) break;
    }
    keepBefore(ply);
}

void TraceRecorder::keepBefore(int ply) {
    std::vector<TraceNode>& nodes = m_trace.m_nodes;
    std::vector<std::uint32_t> newIndex(nodes.size() + 1);
    std::uint32_t kept = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        newIndex[i] = kept;
        kept += nodes[i].ply < ply;
    }
    newIndex[nodes.size()] = kept;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].ply >= ply) continue;
        TraceNode node = nodes[i];
        node.parent = newIndex[node.parent];
        node.end = newIndex[node.end];
        nodes[newIndex[i]] = node;
    }
    nodes.resize(kept);
    for (TracePass& pass : m_trace.m_passes) pass.root = newIndex[pass.root];
    for (OpenNode& open : m_open)
        open.index = open.node.ply < ply && open.index != kNotKept ? newIndex[open.index] : kNotKept;
    std::fill(m_keptAtPly.begin() + ply, m_keptAtPly.end(), 0);
    m_trace.m_cutPly = ply;
}

}  // namespace plyglass

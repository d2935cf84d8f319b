#include "engine/protocol/search_reporter.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace plyglass {

namespace {

/// Between two reports of an iteration in progress.
constexpr std::int64_t kProgressIntervalMs = 200;

}  // namespace

void SearchReporter::report(const SearchInfo& info) {
    m_lastTimeMs = std::min(m_lastTimeMs, info.timeMs);  // a ponderhit restarts the clock
    if (info.depth != m_depth) {
        m_depth = info.depth;
        m_pv = info.pv;
        m_lastTimeMs = info.timeMs;
        const auto lines = writeUciInfo(m_root, info, {m_castling});
        m_writer.writeDroppable(fmt::format("{}", fmt::join(lines, "\n")));
    } else if (info.timeMs - m_lastTimeMs >= kProgressIntervalMs) {
        m_lastTimeMs = info.timeMs;
        m_writer.writeDroppable(writeUciProgress(info));
    }
}

/// An interrupted iteration may have found another move. The moves that it did not reach can only raise its
/// score.
void SearchReporter::answer(const SearchResult& result) {
    std::string text;
    if (m_depth == 0 || result.info.pv != m_pv) {
        SearchInfo info = result.info;
        info.lines.clear();
        const bool isLowerBound = m_depth > 0 || (!info.pv.empty() && info.rootMovesDone > 0);
        if (!info.pv.empty()) info.depth = std::max(info.depthInProgress, 1);
        text = writeUciInfo(m_root, info, {m_castling, isLowerBound}).front() + '\n';
    }
    m_writer.write(text + writeUciBestMove(m_root, result, m_castling));
}

}  // namespace plyglass

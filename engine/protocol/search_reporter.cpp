#include "engine/protocol/search_reporter.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace plyglass {

namespace {

/// Interval of progress reports within an iteration.
constexpr std::int64_t kProgressIntervalMs = 200;

}  // namespace

void SearchReporter::report(const SearchInfo& info) {
    m_lastTimeMs = std::min(m_lastTimeMs, info.timeMs);  // a ponderhit resets the search time
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

/// An interrupted iteration may have found another move, whose score the unsearched moves could only raise.
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

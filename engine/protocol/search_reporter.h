// Converts search snapshots to `info` lines: one per best line of every finished iteration, and a few
// progress lines per second.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/protocol/line_writer.h"
#include "engine/protocol/uci_text.h"

namespace plyglass {

/// Reports one search, on its thread.
class SearchReporter {
  public:
    SearchReporter(LineWriter& writer, const Position& root, CastlingText castling)
        : m_writer(writer), m_root(root), m_castling(castling) {}

    void report(const SearchInfo& info);
    /// Reports what is new since the last iteration, then `bestmove`.
    void answer(const SearchResult& result);

  private:
    LineWriter& m_writer;
    const Position m_root;
    const CastlingText m_castling;
    int m_depth = 0;                ///< of the last iteration reported
    std::vector<Move> m_pv;         ///< its principal variation
    std::int64_t m_lastTimeMs = 0;  ///< time of the last output
};

}  // namespace plyglass

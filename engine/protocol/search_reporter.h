// Turns the snapshots of a search into `info` lines: one for each best line of every finished iteration, and
// a few a second of how far the next one is.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/protocol/line_writer.h"
#include "engine/protocol/uci_text.h"

namespace plyglass {

/// For one search, on its thread.
class SearchReporter {
  public:
    SearchReporter(LineWriter& writer, const Position& root, CastlingText castling)
        : m_writer(writer), m_root(root), m_castling(castling) {}

    void report(const SearchInfo& info);
    /// What the last iteration had not said yet, then `bestmove`.
    void answer(const SearchResult& result);

  private:
    LineWriter& m_writer;
    const Position m_root;
    const CastlingText m_castling;
    int m_depth = 0;                ///< of the last iteration reported
    std::vector<Move> m_pv;         ///< its best line
    std::int64_t m_lastTimeMs = 0;  ///< when something was last said
};

}  // namespace plyglass

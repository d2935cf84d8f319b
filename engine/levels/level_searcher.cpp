#include "engine/levels/level_searcher.h"

#include <algorithm>
#include <utility>

#include "engine/levels/level_play.h"
#include "engine/search/known_answer.h"
#include "engine/search/trace.h"

namespace plyglass {

namespace {

/// Maximum table size: a level searches few nodes, and the table is cleared before every move.
constexpr int kMaxLevelHashMib = 64;

LevelRequest withTableOf(LevelRequest request) {
    int& mib = request.search.hashMib;
    if (request.isWeakened()) mib = std::min(mib, kMaxLevelHashMib);
    return request;
}

/// Limits the book to the level's plies; endgame tables are off for a level's own search.
SearchRequest withBookOf(const LevelRequest& asked) {
    SearchRequest request = asked.search;
    int& plies = request.techniques.bookPlies;
    plies = std::min(plies, asked.level->bookPlies);
    request.knowledge.endgames = nullptr;
    return request;
}

}  // namespace

SearchResult LevelSearcher::search(const LevelRequest& request, const InfoCallback& onInfo) {
    if (!request.isWeakened()) return Searcher::search(request.search, onInfo);
    if (auto known = answerFromKnowledge(withBookOf(request))) return *std::move(known);
    clear();
    // A level searches more lines than requested: report only the requested ones.
    const auto wanted = static_cast<std::size_t>(std::max(request.search.multiPv, 1));
    const InfoCallback onFewerLines = [&](SearchInfo info) {
        info.lines.resize(std::min(info.lines.size(), wanted));
        onInfo(info);
    };
    return searchAtLevel(withTableOf(request), [&](const SearchRequest& asked, bool isShown) {
        return Searcher::search(asked, isShown && onInfo ? onFewerLines : InfoCallback());
    });
}

RecordedSearch LevelSearcher::record(const LevelRequest& request, const TraceOptions& options,
                                     const InfoCallback& onInfo) {
    if (!request.isWeakened()) return Searcher::record(request.search, options, onInfo);
    return Searcher::record(asLevelSees(request), options, onInfo);
}

void LevelSearcher::prepare(const LevelRequest& request, std::int64_t maxMs) {
    Searcher::prepare(withTableOf(request).search, maxMs);
}

}  // namespace plyglass

// A searcher that can also play weaker than it is.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "engine/levels/levels.h"
#include "engine/search/search.h"

namespace plyglass {

/// A search, and how weak its player is.
struct LevelRequest : SearchRequest {
    LevelRequest() = default;
    /// At full strength.
    explicit LevelRequest(SearchRequest request) : SearchRequest(std::move(request)) {}

    /// None, or the full level: the strength of all the rest. A weakened search is the same for the same
    /// position, game and level, whatever was searched before.
    std::optional<Level> level;
    std::uint64_t gameSeed = 0;  ///< what differs from game to game, for the levels
    /// That led to the position; null if unknown: then a level knows no recapture when it sees one.
    Move lastMove;

    bool isWeakened() const { return level && !level->isFull(); }
    /// The same search at full strength.
    const SearchRequest& atFullStrength() const { return *this; }
};

/// As a Searcher, which it is; threads and stopping are as there.
class LevelSearcher : public Searcher {
  public:
    using Searcher::prepare;
    using Searcher::record;
    using Searcher::search;

    /// The level's answer. The result's first line begins with the chosen move; statistics and time are of
    /// the level's own search.
    SearchResult search(const LevelRequest& request, const InfoCallback& onInfo = {});
    /// The search in which the level sees the position; which of the best moves it then plays is left to
    /// chance.
    RecordedSearch record(const LevelRequest& request, const TraceOptions& options,
                          const InfoCallback& onInfo = {});
    void prepare(const LevelRequest& request, std::int64_t maxMs = kMaxPreparationMs);
};

}  // namespace plyglass

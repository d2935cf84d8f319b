// A searcher that can also play at weaker levels.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/levels/levels.h"
#include "engine/search/search.h"

namespace plyglass {

/// A search with the level of the player.
struct LevelRequest {
    SearchRequest search;  ///< at full strength
    /// Empty or the full level: full strength. A weakened search depends only on position, game seed and
    /// level, not on earlier searches.
    std::optional<Level> level = {};
    std::uint64_t gameSeed = 0;  ///< varies the levels' play from game to game
    /// The move that led to the position; null if unknown: recaptures are then not recognized.
    Move lastMove = {};

    bool isWeakened() const { return level && !level->isFull(); }
};

/// A Searcher with levels; thread rules and stopping are the same.
class LevelSearcher : public Searcher {
  public:
    using Searcher::prepare;
    using Searcher::record;
    using Searcher::search;

    /// The level's result. The first line begins with the chosen move; statistics and time are those of the
    /// level's own search.
    SearchResult search(const LevelRequest& request, const InfoCallback& onInfo = {});
    /// Records the search with the level's weaknesses. The random choice among its best moves is not part of
    /// it.
    RecordedSearch record(const LevelRequest& request, const TraceOptions& options,
                          const InfoCallback& onInfo = {});
    void prepare(const LevelRequest& request, std::int64_t maxMs = kMaxPreparationMs);
};

}  // namespace plyglass

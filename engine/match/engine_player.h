// Our engine as a player, in this process.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "engine/levels/level_searcher.h"
#include "engine/match/player.h"

namespace plyglass {

/// Search seed of each move.
enum class MoveSeeds {
    FromPly,  ///< game seed combined with the ply
    OfGame    ///< the same for the whole game
};

/// Configuration that is constant over games. Position, game keys and seed of the request are set for every
/// move; so are the limits, except that a soft node limit remains where the turn has none.
struct EnginePlayerOptions {
    SearchRequest request;
    std::optional<Level> level = {};  ///< as in a LevelRequest
    /// A searcher shared with other players, with its learnt data; null: a private one.
    std::shared_ptr<LevelSearcher> searcher = nullptr;
    MoveSeeds seeds = MoveSeeds::FromPly;
    /// Called with the result of every move played; may be empty.
    std::function<void(const SearchResult&)> onSearched = {};
};

/// Clears everything learnt between games, so that games are independent.
class EnginePlayer : public Player {
  public:
    explicit EnginePlayer(EnginePlayerOptions options);

    Result<void> newGame(const GameStart& start) override;
    Answer chooseMove(const Turn& turn) override;

  private:
    EnginePlayerOptions m_options;
    std::shared_ptr<LevelSearcher> m_searcher;
    std::uint64_t m_gameSeed = 0;
};

}  // namespace plyglass

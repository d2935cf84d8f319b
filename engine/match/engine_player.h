// Our own engine in a given configuration as a player, in this process.
#pragma once

#include <functional>
#include <memory>

#include "engine/levels/level_searcher.h"
#include "engine/match/player.h"

namespace plyglass {

/// The seed of a move's search.
enum class MoveSeeds {
    FromPly,  ///< the game's, and another one for each move
    OfGame    ///< the game's
};

/// What stays the same from game to game. Position, game keys and seed of the request are filled in for every
/// move, and the limits too, but for a soft limit of nodes where the turn has none.
struct EnginePlayerOptions {
    LevelRequest request;
    /// Thinks for it, and for others too that are to remember what it has thought. Null: one of its own.
    std::shared_ptr<LevelSearcher> searcher = nullptr;
    MoveSeeds seeds = MoveSeeds::FromPly;
    /// Called with what it found for every move that it plays; may be empty.
    std::function<void(const SearchResult&)> onSearched = {};
};

/// Forgets everything between games, so that a game does not depend on the ones before it.
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

// Our own engine in a given configuration as a player, in this process.
#pragma once

#include "engine/levels/level_searcher.h"
#include "engine/match/player.h"

namespace plyglass {

/// What stays the same from game to game. Position, history, limits and seed of the request are filled in for
/// every move.
struct EnginePlayerOptions {
    LevelRequest request;
};

/// Forgets everything between games, so that a game does not depend on the ones before it.
class EnginePlayer : public Player {
  public:
    explicit EnginePlayer(EnginePlayerOptions options) : m_options(std::move(options)) {}

    Result<void> newGame(const PlayerGame& game) override;
    PlayerAnswer chooseMove(const PlayerTurn& turn) override;

  private:
    EnginePlayerOptions m_options;
    LevelSearcher m_searcher;
    std::uint64_t m_gameSeed = 0;
};

}  // namespace plyglass

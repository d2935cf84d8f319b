// The simplest opponent: any legal move, each as likely as the next.
#pragma once

#include "engine/base/random.h"
#include "engine/chess/position.h"
#include "engine/match/player.h"

namespace plyglass {

/// Null only if the position has no legal move.
Move chooseRandomMove(const Position& position, Random& random);

/// The same as a player: its moves depend on the game's seed and the moves so far alone.
class RandomPlayer : public Player {
  public:
    Result<void> newGame(const PlayerGame& game) override;
    PlayerAnswer chooseMove(const PlayerTurn& turn) override;

  private:
    Random m_random{0};
};

}  // namespace plyglass

// A player that plays uniformly random legal moves.
#pragma once

#include "engine/base/random.h"
#include "engine/chess/opening.h"
#include "engine/match/player.h"

namespace plyglass {

/// Its moves depend only on the game's seed and the moves so far.
class RandomPlayer : public Player {
  public:
    Result<void> newGame(const GameStart& start) override;
    Answer chooseMove(const Turn& turn) override;

  private:
    Random m_random{0};
};

}  // namespace plyglass

// Scores of games brought up to date without a search, when there are better networks than the one that gave
// them.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/base/result.h"
#include "engine/eval/network/network.h"
#include "engine/learning/selfplay/stored_game.h"

namespace plyglass {

/// What a search found remains; what its network thought of the position is exchanged for what newer ones
/// think.
class ScoreUpdate {
  public:
    using Networks = std::vector<std::shared_ptr<const Network>>;

    /// `newer`: those whose mean is to count, at least one. `older`: those that may have given the scores.
    ScoreUpdate(Networks newer, const Networks& older);

    /// Of those that may have given scores the one with these weights (originChecksum); null if there is
    /// none.
    const Network* networkOf(const std::string& checksum) const;
    /// Adds to each score what the newer networks say more than the one that gave it, on average in the
    /// position and two plies later in the game; in check an evaluation says nothing. Decided scores are left
    /// as they are, and none becomes decided. Fails, having changed nothing, at an illegal move.
    Result<void> apply(StoredGame& game, const Network& older) const;

  private:
    Networks m_newer;
    std::unordered_map<std::string, std::shared_ptr<const Network>> m_older;
};

}  // namespace plyglass

// Updates the scores of stored games without a search, for newer networks than the one that produced them.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/base/result.h"
#include "engine/eval/network/network.h"
#include "engine/learning/selfplay/scored_game.h"

namespace plyglass {

/// Keeps the search's contribution to a score and replaces the static evaluation of its network by that of
/// newer ones.
class ScoreUpdate {
  public:
    using Networks = std::vector<std::shared_ptr<const Network>>;

    /// `newer`: at least one network, whose mean is used. `older`: networks that may have produced the
    /// scores.
    ScoreUpdate(Networks newer, const Networks& older);

    /// The older network with these weights (originChecksum); null if there is none.
    const Network* networkOf(const std::string& checksum) const;
    /// Adds to each score the difference between the newer networks and `older`, averaged over the position
    /// and the one two plies later; positions in check are excluded. Decided scores are unchanged, and no
    /// score becomes decided. Fails without changes at an illegal move.
    Result<void> apply(ScoredGame& game, const Network& older) const;

  private:
    Networks m_newer;
    std::unordered_map<std::string, std::shared_ptr<const Network>> m_older;
};

}  // namespace plyglass

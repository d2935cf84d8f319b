// What a game has written down of the worth of its positions, beside what the searches of this window know.
#pragma once

#include <optional>

#include "app/services/analysis/judgements.h"
#include "app/services/game/score_view.h"

namespace plyglass {

/// Seen from White.
struct PositionScore {
    ScoreView score;
    bool isJudgement = false;  ///< of full strength; else it stands in a game from elsewhere
};

/// What is known of the position at a node; none if nothing is. What this window has found stands before what
/// is written down, so that all its pages tell the same. `judgements` may be null.
std::optional<PositionScore> knownScore(const GameNode& node, const Judgements* judgements);
/// Writes the judgements of the positions on the way to a node into the game, where they are deeper than what
/// stands there.
void recordJudgements(GameNode* node, const Judgements& judgements);

}  // namespace plyglass

// Evaluations recorded in a game, combined with this window's judgements.
#pragma once

#include <optional>

#include "app/services/engine/judgements.h"
#include "app/services/game/score_view.h"

namespace plyglass {

/// From White's view.
struct PositionScore {
    ScoreView score;
    bool isJudgement = false;  ///< from full strength; otherwise recorded in a game from elsewhere
};

/// Known score of a node's position; empty if unknown. This window's judgements have priority over recorded
/// scores, so that all pages agree. `judgements` may be null.
std::optional<PositionScore> knownScore(const GameNode& node, const Judgements* judgements);
/// Records the judgements along the path to a node in the game, where deeper than those recorded.
void recordJudgements(GameNode* node, const Judgements& judgements);

}  // namespace plyglass

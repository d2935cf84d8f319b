// Questions about the players: the choice of each level, and the effect of each technique on the search.
#pragma once

#include "app/viewmodels/ask/answer_card.h"
#include "app/viewmodels/shared/asked_position.h"
#include "engine/lab/analysis/level_choices.h"
#include "engine/lab/experiments/ablation.h"

namespace plyglass {

/// Effect of each technique on the search, the largest first.
AnswerCard ablationCard(const AskedPosition& asked, const AblationAnswer& answer);
/// Move of each level.
AnswerCard levelsCard(const AskedPosition& asked, const LevelsAnswer& answer);

}  // namespace plyglass

// What a report makes of the moves of a game, for lists that show them.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "app/services/game/score_view.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Shown where nobody has judged the move otherwise.
struct MoveJudgement {
    std::vector<int> nags;           ///< $4 = ??, …
    std::optional<ScoreView> score;  ///< after the move

    friend bool operator==(const MoveJudgement&, const MoveJudgement&) = default;
};
using MoveJudgements = std::unordered_map<const GameNode*, MoveJudgement>;

}  // namespace plyglass

// Quiet positions of finished games, with how the games ended: what an evaluation is fitted to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/chess/game.h"
#include "engine/eval/classical/classical_evaluation.h"

namespace plyglass {

struct QuietPosition {
    Position position = Position::start();
    double result = 0.5;  ///< the game's, for White: 1, ½, 0
    /// Of the search that chose the next move, in centipawns for White, if the game tells.
    std::optional<int> scoreCp;
};

struct QuietPositionOptions {
    int skipPlies = 10;     ///< at the start of each game, where moves are random
    int maxScoreCp = 1500;  ///< positions judged more one-sided than this teach nothing
};

/// Chooses from the main line of one game: not in check, no capture or promotion gains anything by a
/// quiescence search with the given evaluator, not decided, not seen twice. Empty if the game has no result.
std::vector<QuietPosition> quietPositions(const Game& game, const QuietPositionOptions& options,
                                          ClassicalEvaluator& evaluator);

/// Whether captures and promotions gain the side to move nothing. `evaluator` is reset to the position.
bool isQuiet(const Position& position, ClassicalEvaluator& evaluator);

}  // namespace plyglass

// Quiet positions of finished games with their results: training data of an evaluation.
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
    double result = 0.5;  ///< of the game, for White: 1, ½, 0
    /// Score of the search that chose the next move, in centipawns for White, if recorded.
    std::optional<int> scoreCp;
};

struct QuietPositionOptions {
    int skipPlies = 10;     ///< skipped at the start of each game, where moves are random
    int maxScoreCp = 1500;  ///< positions with a larger score are excluded
};

/// Selects from the main line of a game: not in check, no gain by a capture or promotion in a quiescence
/// search with the given evaluator, not decided, no duplicates. Empty if the game has no result.
std::vector<QuietPosition> quietPositions(const Game& game, const QuietPositionOptions& options,
                                          ClassicalEvaluator& evaluator);

/// Whether no capture or promotion gains anything for the side to move. Resets `evaluator` to the position.
bool isQuiet(const Position& position, ClassicalEvaluator& evaluator);

}  // namespace plyglass

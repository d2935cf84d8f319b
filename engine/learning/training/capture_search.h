// Captures and promotions alone, to the end of them: whether a position is quiet, and what a wild one comes
// to.
#pragma once

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// Fail-soft alpha–beta over captures and promotions, in centipawns for the side to move. The evaluator must
/// stand at the position and follows; both are as they were in the end.
int captureSearch(Position& position, Evaluator& evaluator, int alpha, int beta);

/// The position that the best captures and promotions lead to: the one whose evaluation is the score of
/// captureSearch with an open window. The evaluator is reset to `position` first.
Position afterBestCaptures(Position position, Evaluator& evaluator);

}  // namespace plyglass

// Quiescence search over captures and promotions: tests whether a position is quiet, and resolves one that is
// not.
#pragma once

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// Fail-soft alpha-beta over captures and promotions, in centipawns for the side to move. The evaluator must
/// be at the position and follows it; both are unchanged at the end.
int captureSearch(Position& position, Evaluator& evaluator, int alpha, int beta);

/// The position after the best captures and promotions: the one whose evaluation is the score of
/// captureSearch with an open window. Resets the evaluator to `position` first.
Position afterBestCaptures(Position position, Evaluator& evaluator);

}  // namespace plyglass

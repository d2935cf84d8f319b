// Captures and promotions alone, to the end of them: whether a position is quiet, and what a wild one comes
// to.
#pragma once

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// Fail-soft alpha–beta over captures and promotions, in centipawns for the side to move. The evaluator must
/// stand at the position and follows; both are as they were in the end. `reached`, if there is one, becomes
/// the position that was judged in the end.
int captureSearch(Position& position, Evaluator& evaluator, int alpha, int beta, Position* reached = nullptr);

}  // namespace plyglass

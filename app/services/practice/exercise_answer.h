// Whether an answer to an exercise counts as good.
#pragma once

#include "app/services/practice/mistake_deck.h"
#include "engine/lab/analysis/why_not.h"

namespace plyglass {

/// The move that the report calls better is good, and the mistake itself is not. Of other moves those are
/// that cost 0.3 pawns or less, or less of the chance to win than an inaccuracy does: with a rook more, or
/// where a mate is near, many moves win. `judged` is about `move`, by the evaluator of a new player.
bool isGoodAnswer(const MistakeExercise& exercise, Move move, const WhyNotAnswer& judged);

}  // namespace plyglass

// Whether an answer to an exercise counts as good.
#pragma once

#include "app/services/practice/mistake_deck.h"
#include "engine/lab/analysis/why_not.h"

namespace plyglass {

/// What a good answer may cost.
inline constexpr int kGoodAnswerCp = 30;

/// The move that the report calls better is good, and so is whatever the engine would play. Of other moves
/// those are that cost kGoodAnswerCp or less, or less of the win percentage than an inaccuracy does: with a
/// rook more, or where a mate is near, many moves win. `judged` is about `move`, by the evaluator of a new
/// player.
bool isGoodAnswer(const MistakeExercise& exercise, Move move, const WhyNotAnswer& judged);

}  // namespace plyglass

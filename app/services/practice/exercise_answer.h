// Rates answers to exercises.
#pragma once

#include "app/services/practice/mistake_deck.h"
#include "engine/lab/analysis/why_not.h"

namespace plyglass {

/// Maximum loss of a good answer, in centipawns.
inline constexpr int kGoodAnswerCp = 30;

/// Good answers: the report's better move, and the engine's choice. Of other moves those that lose at most
/// kGoodAnswerCp, or less of the win percentage than an inaccuracy: with a rook more, or near mate, many
/// moves win. `judged` is about `move`, by the default evaluator.
bool isGoodAnswer(const MistakeExercise& exercise, Move move, const WhyNotAnswer& judged);

}  // namespace plyglass

// What a position is to be taught to be worth: what its search said, and what the game then went on to.
#pragma once

#include <optional>
#include <vector>

#include "engine/eval/evaluator.h"
#include "engine/learning/selfplay/stored_game.h"

namespace plyglass {

/// TD(λ) target (Sutton 1988): a mean of the game's later scores and its result. The next score has the
/// weight 1 − λ, each later one λ times that of the one before, the result what is left. With λ = 1 it is the
/// result alone, with 0 the next score. Later scores know more than a position's own, and their mean errs
/// less.
struct TrainingTarget {
    double tdWeight = 0.7;  ///< of the TD(λ) target in the whole, 0 … 1; the rest is the position's own score
    double lambda = 0.8;  ///< λ, 0 … 1
    /// λ in an endgame, see endgameShare(); as everywhere if there is none. Drawn endings that look won teach
    /// what they are only by their results, which are many moves away.
    std::optional<double> endgameLambda = {};
    /// A score of kStoredScoreScale promises logistic(steepness): 73 % with 1. How games end is steeper than
    /// that; scores and results then mean the same only with the steepness that fits the games.
    double steepness = 1;

    friend bool operator==(const TrainingTarget&, const TrainingTarget&) = default;
};

/// So many centipawns of what counts and weighs (pieces, a genome, the classical evaluation) win 73 games of
/// 100.
constexpr int kCentipawnScale = 400;

/// So many centipawns of an evaluator do.
int scoreScaleOf(const EvaluatorChoice& evaluator);

/// What a score promises, 0 … 1, where one of `scale` promises 73 %.
double expectedScore(double score, double scale);

/// For each scored position of a game: its target, 0 … 1 for the side to move there.
std::vector<double> targetsOf(const StoredGame& game, const TrainingTarget& target);

}  // namespace plyglass

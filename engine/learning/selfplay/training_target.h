// Training target of a position: a mix of its search score and the later course of the game.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/eval/evaluator.h"
#include "engine/learning/selfplay/scored_game.h"

namespace plyglass {

constexpr int kMiddlegamePieces = 20;
constexpr int kEndgamePieces = 8;

/// Endgame share of a position, for training that treats endgames differently: their decision is beyond a
/// short search, and a wrong score persists for many moves. Rises linearly from 0 with kMiddlegamePieces or
/// more on the board, kings and pawns included, to 1 with kEndgamePieces or fewer.
constexpr double endgameShare(int pieces) {
    return static_cast<double>(kMiddlegamePieces - std::clamp(pieces, kEndgamePieces, kMiddlegamePieces)) /
           (kMiddlegamePieces - kEndgamePieces);
}

/// TD(λ) target (Sutton 1988): a weighted mean of the later scores and the result. The next score has weight
/// 1 − λ, each later one λ times the one before, the result the rest. λ = 1: only the result; λ = 0: only the
/// next score. Later scores are better informed, and their mean has less noise.
struct TrainingTarget {
    double tdWeight = 0.7;  ///< weight of the TD(λ) target, 0 … 1; the rest is the position's own score
    double lambda = 0.8;    ///< λ, 0 … 1
    /// λ in an endgame, see endgameShare(); if missing, as elsewhere. Drawn endings that look won are learnt
    /// only from their results, many moves later.
    std::optional<double> endgameLambda = {};
    /// A score of kStoredScoreScale predicts logistic(steepness): 73 % with 1. Real results are steeper;
    /// scores and results agree only with the steepness fitted to the games.
    double steepness = 1;

    friend bool operator==(const TrainingTarget&, const TrainingTarget&) = default;
};

/// Centipawns that win 73 games of 100 for material, genome and classical evaluation.
constexpr int kCentipawnScale = 400;

/// The same for any evaluator.
int scoreScaleOf(const EvaluatorChoice& evaluator);

/// Expected score, 0 … 1, where a score of `scale` gives 73 %.
double expectedScore(double score, double scale);

/// Target of each scored position of a game, 0 … 1 for the side to move.
std::vector<double> targetsOf(const ScoredGame& game, const TrainingTarget& target);

}  // namespace plyglass

// The classical evaluation in real numbers, from a trace: what the tuner computes with, and its gradient.
#pragma once

#include <array>

#include "engine/eval/classical/classical_trace.h"
#include "engine/learning/training/tuner.h"

namespace plyglass {

/// Middlegame and endgame of each weight.
using RealWeights = std::array<std::array<double, 2>, kClassicalWeightCount>;

RealWeights dequantized(const ClassicalWeights& weights);
/// To the nearest whole centipawns, within what a file of weights may hold.
ClassicalWeights quantized(const RealWeights& weights);

/// A sample evaluated: centipawns for White and what is needed for the gradient.
struct SampleEval {
    double cp = 0;
    std::array<double, 2> share{};  ///< of the middlegame and endgame sums in the score
    /// By king and half: what one more point of danger changes in that half's sum.
    std::array<std::array<double, 2>, kColors> dangerGradient{};
};

SampleEval evaluate(const TunerData& data, const TunerSample& sample, const RealWeights& weights);
/// Adds the gradient of the evaluation by every weight, times `factor`.
void addGradient(const TunerData& data, const TunerSample& sample, const SampleEval& eval, double factor,
                 RealWeights& gradient);

/// Gives both squares of a left-right pair the mean of their gradients, so that weights that start out
/// symmetric stay so: half as many to learn, and a chessboard has no handedness but castling, which the
/// shelter knows.
void mirrorSquares(RealWeights& gradients);

/// The same evaluation with other weights: what all squares and mobilities of a piece have in common becomes
/// its material, weighted by how often each is used. And the whole is rescaled so that a pawn in the endgame
/// is worth 100. Returns the factor that all scores are multiplied by.
double normalize(RealWeights& weights, const ClassicalCounts& counts);

}  // namespace plyglass

// Classical evaluation in floating point, from a trace, with its gradient: for the tuner.
#pragma once

#include <array>

#include "engine/eval/classical/classical_trace.h"
#include "engine/learning/training/tuner.h"

namespace plyglass {

/// Middlegame and endgame value of each weight.
using RealWeights = std::array<std::array<double, 2>, kClassicalWeightCount>;

RealWeights dequantized(const ClassicalWeights& weights);
/// Rounds to integer centipawns, within the limits of a weights file.
ClassicalWeights quantized(const RealWeights& weights);

/// Evaluation of a sample: centipawns for White, and intermediate values for the gradient.
struct SampleEval {
    double cp = 0;
    std::array<double, 2> share{};  ///< of the middlegame and endgame sums in the score
    /// By king and half: derivative of the half's sum by the danger.
    std::array<std::array<double, 2>, kColors> dangerGradient{};
};

SampleEval evaluate(const TunerData& data, const TunerSample& sample, const RealWeights& weights);
/// Adds the gradient of the evaluation by every weight, times `factor`.
void addGradient(const TunerData& data, const TunerSample& sample, const SampleEval& eval, double factor,
                 RealWeights& gradient);

/// Averages the gradients of left-right mirrored squares, so that symmetric weights stay symmetric: half as
/// many parameters. Only castling breaks the symmetry, and the shelter terms cover it.
void mirrorSquares(RealWeights& gradients);

/// Normalizes weights without changing the evaluation: the mean of a piece's square and mobility terms,
/// weighted by use, moves to its material value. Then rescales so that a pawn averages 100. Returns the scale
/// factor.
double normalize(RealWeights& weights, const ClassicalCounts& counts);

}  // namespace plyglass

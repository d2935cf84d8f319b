// The hand evaluation in real numbers, from a trace: what the tuner computes with, and its slope by every
// weight.
#pragma once

#include <array>

#include "engine/eval/classical/hand_trace.h"
#include "engine/learning/training/tuner.h"

namespace plyglass {

/// Middlegame and endgame of each weight.
using RealWeights = std::array<std::array<double, 2>, kHandWeightCount>;

RealWeights toReal(const HandWeights& weights);
/// To the nearest whole centipawns, within what a file of weights may hold.
HandWeights toWhole(const RealWeights& weights);

/// A sample judged: centipawns for White and what is needed for the slopes.
struct Judgement {
    double scoreCp = 0;
    std::array<double, 2> share{};  ///< of the middlegame and endgame sums in the score
    /// By king and half: what one more point of danger changes in that half's sum.
    std::array<std::array<double, 2>, kColors> dangerSlope{};
};

Judgement judge(const TunerData& data, const TunerSample& sample, const RealWeights& weights);
/// Adds to `gradient` the slope of the score by every weight, times `factor`.
void addSlope(const TunerData& data, const TunerSample& sample, const Judgement& judgement, double factor,
              RealWeights& gradient);

/// Gives both squares of a left-right pair the mean of their slopes, so that weights that start out symmetric
/// stay so: half as many to learn, and a chessboard has no handedness but castling, which the shelter knows.
void mirrorSquares(RealWeights& slopes);

/// The same evaluation in other words: what all squares and mobilities of a piece have in common becomes its
/// material, weighted by how often each is used. And the whole is rescaled so that a pawn in the endgame is
/// worth 100. Returns the factor that all scores are multiplied by.
double normalize(RealWeights& weights, const HandCounts& counts);

}  // namespace plyglass

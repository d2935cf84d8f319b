// Fits the weights of the classical evaluation to the results of games: the evaluation, put through the
// logistic function, is to predict how a game ends. The method is Peter Österlund's (Texel, 2014), with exact
// gradients and Adam to follow them, see adam.h.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/eval/classical/classical_trace.h"
#include "engine/learning/training/quiet_positions.h"

namespace plyglass {

struct TunerOptions {
    int epochs = 40;          ///< how often all positions are gone through; at least 1
    int batchSize = 16384;    ///< positions between two steps of the weights; at least 1
    double learningRate = 2;  ///< centipawns of a step at first; falls to nothing along a cosine
    /// Share of the game's result in what is to be predicted, 0 … 1; the rest is the score of the search,
    /// where the game tells it.
    double resultShare = 1;
    /// L2 penalty on the distance from the initial weights: squared error, summed over the positions, for
    /// each centipawn². Weights that few positions use stay where they are.
    double l2Penalty = 2e-3;
    std::uint64_t seed = 1;  ///< of the order of the positions
};

struct TunerReport {
    ClassicalWeights weights;
    /// The expected score is 1 / (1 + 10^(−sigmoidScale · cp / 400)), before and after.
    double scaleBefore = 0;
    double scaleAfter = 0;
    std::size_t positions = 0;
    std::size_t heldOutPositions = 0;
    /// Mean squared error of the prediction, of the positions trained on and of those held out.
    double lossBefore = 0;
    double lossAfter = 0;
    double heldOutBefore = 0;
    double heldOutAfter = 0;
};

/// What a position tells the tuner.
struct TunerSample {
    std::uint64_t firstUse;  ///< in TunerData::uses
    std::uint16_t uses;
    std::uint8_t phase;
    std::array<std::uint8_t, kColors> scale;
    std::array<std::array<std::int8_t, kDangerFeatures>, kColors> danger;
    float result;  ///< of the game, for White
    std::optional<float> scoreCp;
};

/// Positions as traces, a few hundred bytes each.
class TunerData {
  public:
    /// Adds the positions of one game. Every twentieth game is held out, whole.
    void addGame(const std::vector<QuietPosition>& positions);

    const std::vector<TunerSample>& samples() const { return m_samples; }
    const std::vector<TunerSample>& heldOut() const { return m_heldOut; }
    const ClassicalTrace::Use* usesOf(const TunerSample& sample) const { return &m_uses[sample.firstUse]; }
    /// How often each weight was used.
    const ClassicalCounts& counts() const { return m_counts; }

  private:
    std::vector<ClassicalTrace::Use> m_uses;
    std::vector<TunerSample> m_samples;
    std::vector<TunerSample> m_heldOut;
    ClassicalCounts m_counts{};
    std::size_t m_games = 0;
};

/// Depends on the data, the start and the options alone, whatever the number of threads. Fails if there is
/// nothing to train on. A stop ends it after the running epoch with the weights as they are by then.
Result<TunerReport> tuneClassicalWeights(const TunerData& data, const ClassicalWeights& start,
                                         const TunerOptions& options, const JobContext& context);

}  // namespace plyglass

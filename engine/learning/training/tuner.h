// Texel tuning (Peter Österlund 2014): fits the weights of the classical evaluation so that its logistic
// function predicts game results, with exact gradients and Adam (adam.h).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/eval/classical/classical_trace.h"
#include "engine/learning/training/quiet_positions.h"

namespace plyglass {

struct TunerOptions {
    int epochs = 40;          ///< passes over all positions; at least 1
    int batchSize = 16384;    ///< positions per step; at least 1
    double learningRate = 2;  ///< initial step in centipawns; cosine decay to 0
    /// Weight of the game's result in the target, 0 … 1; the rest is the search score, where recorded.
    double resultShare = 1;
    /// L2 penalty on the distance from the initial weights, per centipawn², relative to the squared error
    /// summed over the positions. Weights with few samples stay near their initial value.
    double l2Penalty = 2e-3;
    std::uint64_t seed = 1;  ///< seed of the order of the positions
};

struct TunerReport {
    ClassicalWeights weights;
    /// Expected score is 1 / (1 + 10^(−sigmoidScale · cp / 400)); before and after tuning.
    double scaleBefore = 0;
    double scaleAfter = 0;
    std::size_t positions = 0;
    std::size_t heldOutPositions = 0;
    /// Mean squared prediction error, on training and held-out positions.
    double lossBefore = 0;
    double lossAfter = 0;
    double heldOutBefore = 0;
    double heldOutAfter = 0;
};

/// A position in the tuner's form.
struct TunerSample {
    std::uint64_t firstUse;  ///< index in TunerData::uses
    std::uint16_t uses;
    std::uint8_t phase;
    std::array<std::uint8_t, kColors> scale;
    std::array<std::array<std::int8_t, kDangerFeatures>, kColors> danger;
    float result;  ///< of the game, for White
    std::optional<float> scoreCp;
};

/// Positions as traces, some hundred bytes each.
class TunerData {
  public:
    /// Adds the positions of one game. Every twentieth game is held out.
    void addGame(const std::vector<QuietPosition>& positions);

    const std::vector<TunerSample>& samples() const { return m_samples; }
    const std::vector<TunerSample>& heldOut() const { return m_heldOut; }
    const ClassicalTrace::Use* usesOf(const TunerSample& sample) const { return &m_uses[sample.firstUse]; }
    /// Number of uses of each weight.
    const ClassicalCounts& counts() const { return m_counts; }

  private:
    std::vector<ClassicalTrace::Use> m_uses;
    std::vector<TunerSample> m_samples;
    std::vector<TunerSample> m_heldOut;
    ClassicalCounts m_counts{};
    std::size_t m_games = 0;
};

/// Depends only on the data, the start and the options, not on the number of threads. Fails without training
/// positions. A stop takes effect after the current epoch and returns its weights.
Result<TunerReport> tuneClassicalWeights(const TunerData& data, const ClassicalWeights& start,
                                         const TunerOptions& options, const JobContext& context);

}  // namespace plyglass

// Trains a network by minibatches with AdamW (adam.h) to predict game results and scores of deeper searches.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/learning/training/network_parameters.h"

namespace plyglass {

struct TrainerOptions {
    NetworkShape shape;
    std::uint64_t seed = 1;     ///< seed of the initial weights
    double weightDecay = 0.01;  ///< decoupled weight decay per step; multiplied by the learning rate
    /// L2-SP decay (Li, Grandvalet and Davoine 2018) towards the initial weights, those of the network the
    /// training continues: retains what was learnt from older games. Multiplied by the learning rate.
    double l2SpDecay = 0;
    /// An output of 1 predicts logistic(steepness); as in the targets, see TrainingTarget.
    double steepness = 1;
    int threads = 1;
};

class NetworkTrainer {
  public:
    /// The shape must be valid.
    explicit NetworkTrainer(const TrainerOptions& options,
                            const NetworkArithmetic& arithmetic = bestArithmetic());

    /// Performs one step. Returns the mean squared prediction error before it, 0 … 1. Depends only on earlier
    /// calls and the number of threads.
    double step(std::span<const TrainingPosition> batch, double learningRate);
    /// Mean squared prediction error.
    double error(std::span<const TrainingPosition> positions) const;
    /// Gradients of the summed loss of these positions by every weight; returns the mean error.
    double gradients(std::span<const TrainingPosition> positions, NetworkParameters& gradients) const;
    /// Output for a position, in units of kNetworkScaleCp.
    double output(const TrainingPosition& position) const;

    /// The quantized network, without a name, with its output multiplied by the factor.
    Network network(double outputFactor = 1) const;
    /// Initializes from a network with the same buckets and mirroring, and no more neurons: its neurons
    /// become the first ones, the others stay random.
    void startFrom(const Network& network);

    std::uint64_t steps() const { return m_steps; }
    NetworkParameters& parameters() { return m_parameters; }
    const TrainerOptions& options() const { return m_options; }

    /// Complete state for continuing the training.
    struct State {
        AlignedVector<float> values;
        AlignedVector<float> firstMoment;   ///< first moments
        AlignedVector<float> secondMoment;  ///< second moments
        std::uint64_t steps = 0;

        friend bool operator==(const State&, const State&) = default;
    };
    State state() const { return {m_parameters.values(), m_firstMoment, m_secondMoment, m_steps}; }
    /// The state must be from a trainer with the same shape.
    void restore(const State& state);

  private:
    double forwardBackward(std::span<const TrainingPosition> positions, NetworkParameters* gradients) const;
    double forwardBackwardChunk(std::span<const TrainingPosition> positions,
                                NetworkParameters* gradients) const;
    void decayTowardsInitial(std::size_t begin, std::size_t end, double learningRate);
    void updateWeights(std::size_t begin, std::size_t end, double learningRate, double scale);

    TrainerOptions m_options;
    const NetworkArithmetic& m_arithmetic;
    NetworkParameters m_parameters;
    AlignedVector<float> m_initial;              ///< target of the L2-SP decay; empty if unused
    std::vector<NetworkParameters> m_gradients;  ///< one per thread
    AlignedVector<float> m_firstMoment;
    AlignedVector<float> m_secondMoment;
    std::uint64_t m_steps = 0;
};

}  // namespace plyglass

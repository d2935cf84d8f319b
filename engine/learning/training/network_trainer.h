// A network being trained: weights as real numbers, changed batch by batch so that it comes to predict how
// games end and what deeper searches say. AdamW follows the gradients, see adam.h.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/learning/training/network_parameters.h"

namespace plyglass {

struct TrainerOptions {
    NetworkShape shape;
    std::uint64_t seed = 1;     ///< of the first weights
    double weightDecay = 0.01;  ///< of every weight, times the learning rate, at each step
    /// The same of its distance from the initial weight, that of the network the training continues (L2-SP;
    /// Li, Grandvalet and Davoine 2018): what was learnt from games that are gone is not lost at once.
    double l2SpDecay = 0;
    /// An output of 1 predicts logistic(steepness) points: that of the targets, see TrainingTarget.
    double steepness = 1;
    int threads = 1;
};

class NetworkTrainer {
  public:
    /// The shape is a checked one.
    explicit NetworkTrainer(const TrainerOptions& options,
                            const NetworkArithmetic& arithmetic = bestArithmetic());

    /// One step. Returns the mean squared error of the prediction before it, 0 … 1. Depends on nothing but
    /// the calls before it and the number of threads.
    double step(std::span<const TrainingPosition> batch, double learningRate);
    /// Mean squared error, without changing anything.
    double error(std::span<const TrainingPosition> positions) const;
    /// Of the summed loss of these positions by every weight; the mean error is returned.
    double gradients(std::span<const TrainingPosition> positions, NetworkParameters& gradients) const;
    /// The output for a position, in units of kNetworkScaleCp.
    double output(const TrainingPosition& position) const;

    /// Quantized, without a name, all it says times the factor.
    Network network(double outputFactor = 1) const;
    /// Continues a network with as many outputs, mirrored alike and with no more neurons than here: its
    /// neurons become the first ones, the others keep their random weights.
    void startFrom(const Network& network);

    std::uint64_t steps() const { return m_steps; }
    NetworkParameters& parameters() { return m_parameters; }
    const TrainerOptions& options() const { return m_options; }

    /// All that the next steps depend on.
    struct State {
        AlignedVector<float> values;
        AlignedVector<float> firstMoment;   ///< running mean of the gradients
        AlignedVector<float> secondMoment;  ///< running mean of their squares
        std::uint64_t steps = 0;

        friend bool operator==(const State&, const State&) = default;
    };
    State state() const { return {m_parameters.values(), m_firstMoment, m_secondMoment, m_steps}; }
    /// The state is one of a trainer with the same shape.
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
    AlignedVector<float> m_initial;              ///< what L2-SP decays towards; empty if nothing
    std::vector<NetworkParameters> m_gradients;  ///< one for each thread
    AlignedVector<float> m_firstMoment;
    AlignedVector<float> m_secondMoment;
    std::uint64_t m_steps = 0;
};

}  // namespace plyglass

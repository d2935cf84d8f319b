// A network being trained: weights as real numbers, corrected batch by batch so that it comes to predict how
// games end and what deeper searches say. AdamW (Loshchilov and Hutter 2019) follows the slopes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/learning/training/network_parameters.h"

namespace plyglass {

struct TrainerOptions {
    NetworkShape shape;
    std::uint64_t seed = 1;     ///< of the first weights
    double weightDecay = 0.01;  ///< of every weight, times the learning rate, at each correction
    /// The same of its distance from where it was in the network that the training goes on from (L2-SP; Li,
    /// Grandvalet and Davoine 2018): what was learnt from games that are gone is given up for good reasons
    /// only.
    double startDecay = 0;
    int threads = 1;
};

class NetworkTrainer {
  public:
    /// The shape is a checked one.
    explicit NetworkTrainer(const TrainerOptions& options,
                            const NetworkArithmetic& arithmetic = bestArithmetic());

    /// One correction. Returns the mean squared error of the prediction before it, 0 … 1. Depends on nothing
    /// but the calls before it and the number of threads.
    double correct(std::span<const TrainingPosition> batch, double learningRate);
    /// Mean squared error, without correcting anything.
    double error(std::span<const TrainingPosition> positions) const;
    /// Of the loss of these positions along every weight; the mean error is returned.
    double slopes(std::span<const TrainingPosition> positions, NetworkParameters& slopes) const;
    /// The output for a position, in units of kNetworkScaleCp.
    double output(const TrainingPosition& position) const;

    /// In whole numbers, without a name, all it says times the factor.
    Network network(double outputFactor = 1) const;
    /// Goes on from a network with as many outputs, mirrored alike and with no more neurons than here: its
    /// neurons become the first ones, the others stay as they were drawn.
    void startFrom(const Network& network);

    std::uint64_t corrections() const { return m_corrections; }
    NetworkParameters& parameters() { return m_parameters; }
    const TrainerOptions& options() const { return m_options; }

    /// All that the next corrections depend on.
    struct State {
        AlignedVector<float> values;
        AlignedVector<float> means;    ///< of the slopes, running
        AlignedVector<float> squares;  ///< of the slopes squared, running
        std::uint64_t corrections = 0;

        friend bool operator==(const State&, const State&) = default;
    };
    State state() const { return {m_parameters.values(), m_means, m_squares, m_corrections}; }
    /// The state is one of a trainer with the same shape.
    void restore(const State& state);

  private:
    double sweep(std::span<const TrainingPosition> positions, NetworkParameters* slopes) const;
    double sweepChunk(std::span<const TrainingPosition> positions, NetworkParameters* slopes) const;
    void pullToStart(std::size_t begin, std::size_t end, double learningRate);
    void applySlopes(std::size_t begin, std::size_t end, double learningRate, double scale);

    TrainerOptions m_options;
    const NetworkArithmetic& m_arithmetic;
    NetworkParameters m_parameters;
    AlignedVector<float> m_start;             ///< where decay pulls to; empty if nowhere
    std::vector<NetworkParameters> m_slopes;  ///< one for each thread
    AlignedVector<float> m_means;
    AlignedVector<float> m_squares;
    std::uint64_t m_corrections = 0;
};

}  // namespace plyglass

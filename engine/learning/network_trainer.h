// A network being trained: weights as real numbers, corrected batch by batch so that it comes to predict how
// games end and what deeper searches say. AdamW (Loshchilov and Hutter 2019) follows the slopes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/aligned.h"
#include "engine/learning/network_arithmetic.h"

namespace plyglass {

struct TrainerOptions {
    NetworkShape shape;
    std::uint64_t seed = 1;  ///< of the first weights
    double weightDecay = 0.01;  ///< of every weight, times the learning rate, at each correction
    int threads = 1;
};

/// All weights of a network, or one number for each of them. The neurons of a group lie together.
class NetworkParameters {
  public:
    explicit NetworkParameters(const NetworkShape& shape);

    int groups() const { return m_shape.hidden / m_width; }
    /// Neurons of a group.
    int width() const { return m_width; }
    GroupRows rows(int group);
    /// As `rows`; what it points to is not to be written.
    GroupRows rows(int group) const { return const_cast<NetworkParameters*>(this)->rows(group); }
    float& outputBias(int bucket) {
        return m_values[m_values.size() - static_cast<std::size_t>(m_shape.buckets - bucket)];
    }
    float outputBias(int bucket) const { return const_cast<NetworkParameters*>(this)->outputBias(bucket); }
    AlignedVector<float>& values() { return m_values; }
    const AlignedVector<float>& values() const { return m_values; }

  private:
    NetworkShape m_shape;
    int m_width;
    std::size_t m_groupSize;
    AlignedVector<float> m_values;
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

    /// In whole numbers, without a name.
    Network network() const;

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
    void applySlopes(std::size_t begin, std::size_t end, double learningRate, double scale);

    TrainerOptions m_options;
    const NetworkArithmetic& m_arithmetic;
    NetworkParameters m_parameters;
    std::vector<NetworkParameters> m_slopes;  ///< one for each thread
    AlignedVector<float> m_means;
    AlignedVector<float> m_squares;
    std::uint64_t m_corrections = 0;
};

}  // namespace plyglass

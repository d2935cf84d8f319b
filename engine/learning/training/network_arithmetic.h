// The heavy part of training: sweeps over positions, forward and back, for one group of neurons at a time, so
// that the weights being used and their slopes stay in fast memory. Once for each instruction set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/learning/training/training_position.h"

namespace plyglass {

/// Neurons are dealt with in groups of so many at most; a group has 32, 64 or 128.
constexpr int kWidestGroup = 128;

/// The weights of one group of neurons, or the slopes of the loss along them.
struct GroupRows {
    int width;        ///< neurons of the group
    float* features;  ///< kNetworkInputs rows of `width`
    float* biases;    ///< `width`
    float* outputs;   ///< for each bucket: `width` for the side to move, `width` for the other
};

struct SweepPosition {
    ActiveInputs inputs;
    int bucket;
    float slope;  ///< of the loss along the network's output; set between the two sweeps
};

/// Which sides of which positions have an input on: so a row of slopes is fetched once for all of them.
struct InputUsers {
    std::array<std::uint32_t, kNetworkInputs + 1> begins;
    std::vector<std::uint16_t> users;  ///< of an input from its `begins` to the next one's: 2·position + side
};
void findUsers(std::span<const SweepPosition> positions, InputUsers& found);

/// One step of AdamW, for all weights alike.
struct AdamStep {
    float slopeScale;  ///< what a sum of slopes is multiplied by first
    float meanDecay;
    float squareDecay;
    float squareScale;  ///< mends the squares, which began at zero
    float rate;         ///< how far a weight goes, the means mended in it
    float keep;         ///< of a weight, what its decay leaves
    float tiny;         ///< keeps the divisor from zero
    float most;         ///< weights stay within ±most
};

struct NetworkArithmetic {
    const char* name;  ///< "AVX2"
    /// For each position: the group's neurons of both sides before the cut-off, 2·width numbers, are written
    /// to `neurons`, and what they bring to the output is added to `outputs`.
    void (*forward)(const GroupRows& weights, const SweepPosition* positions, int count, float* neurons,
                    float* outputs);
    /// Adds to `slopes` what the positions say, given their `slope` and what `forward` has written, in whose
    /// place the neurons' own slopes are left.
    void (*backward)(const GroupRows& weights, const GroupRows& slopes,
                     std::span<const SweepPosition> positions, const InputUsers& users, float* neurons);
    /// Adds `from` to `to` and leaves zeros there.
    void (*gather)(float* to, float* from, std::size_t size);
    /// Moves the values against their slopes, of which zeros are left.
    void (*adjust)(float* values, float* slopes, float* means, float* squares, std::size_t size,
                   const AdamStep& step);
};

/// Those that this machine can run, the fastest first. They differ in the last digits.
std::span<const NetworkArithmetic> availableArithmetics();
inline const NetworkArithmetic& bestArithmetic() { return availableArithmetics().front(); }

}  // namespace plyglass

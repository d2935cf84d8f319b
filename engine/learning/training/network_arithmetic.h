// The heavy part of training: the forward and the backward pass over positions, for one group of neurons at a
// time, so that the weights being used and their gradients stay in fast memory. Once for each instruction
// set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/learning/training/adam.h"
#include "engine/learning/training/training_position.h"

namespace plyglass {

/// Neurons are dealt with in groups of so many at most; a group has 32, 64 or 128.
constexpr int kMaxGroupWidth = 128;

/// The weights of one group of neurons, or the gradient of the loss by each of them.
struct GroupRows {
    int width;        ///< neurons of the group
    float* features;  ///< kNetworkInputs rows of `width`
    float* biases;    ///< `width`
    float* outputs;   ///< for each bucket: `width` for the side to move, `width` for the other
};

struct BatchPosition {
    ActiveInputs inputs;
    int bucket;
    float gradient;  ///< of the loss by the network's output; set between the two passes
};

/// Which sides of which positions have an input on, so that a row of gradients is fetched once for all.
struct InputUsers {
    std::array<std::uint32_t, kNetworkInputs + 1> begins;
    std::vector<std::uint16_t> users;  ///< of an input from its `begins` to the next one's: 2·position + side
};
void findUsers(std::span<const BatchPosition> positions, InputUsers& found);

struct NetworkArithmetic {
    const char* name;  ///< "AVX2"
    /// For each position: the group's neurons of both sides before clipping, 2·width numbers, are written
    /// to `neurons`, and what they bring to the output is added to `outputs`.
    void (*forward)(const GroupRows& weights, const BatchPosition* positions, int count, float* neurons,
                    float* outputs);
    /// Adds to `gradients` what the positions say, given their `gradient` and what `forward` has written, in
    /// whose place the neurons' own gradients are left.
    void (*backward)(const GroupRows& weights, const GroupRows& gradients,
                     std::span<const BatchPosition> positions, const InputUsers& users, float* neurons);
    /// Adds `from` to `to` and leaves zeros there.
    void (*reduce)(float* to, float* from, std::size_t size);
    /// A step of AdamW against the gradients, of which zeros are left.
    void (*adamUpdate)(float* values, float* gradients, float* firstMoment, float* secondMoment,
                       std::size_t size, const AdamStep<float>& step);
};

/// Those that this machine can run, the fastest first. They differ in the last digits.
std::span<const NetworkArithmetic> availableArithmetics();
inline const NetworkArithmetic& bestArithmetic() { return availableArithmetics().front(); }

}  // namespace plyglass

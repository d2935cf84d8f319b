// Forward and backward pass of training, for one group of neurons at a time, so that its weights and
// gradients stay in cache. One implementation per instruction set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/learning/training/adam.h"
#include "engine/learning/training/training_position.h"

namespace plyglass {

/// Maximum number of neurons per group; a group has 32, 64 or 128.
constexpr int kMaxGroupWidth = 128;

/// The weights of one group of neurons, or their gradients.
struct GroupRows {
    int width;        ///< neurons in the group
    float* features;  ///< kNetworkInputs rows of `width`
    float* biases;    ///< `width`
    float* outputs;   ///< per bucket: `width` for the side to move, `width` for the other
};

struct BatchPosition {
    ActiveInputs inputs;
    int bucket;
    float gradient;  ///< of the loss by the network's output; set between the passes
};

/// For each input, the positions and sides that use it, so that each gradient row is loaded once.
struct InputUsers {
    std::array<std::uint32_t, kNetworkInputs + 1> begins;
    std::vector<std::uint16_t> users;  ///< of an input, from its `begins` to the next: 2·position + side
};
void findUsers(std::span<const BatchPosition> positions, InputUsers& found);

struct NetworkArithmetic {
    const char* name;  ///< "AVX2"
    /// Forward pass: for each position, writes the group's neurons of both perspectives before clipping
    /// (2·width numbers) to `neurons` and adds their contribution to `outputs`.
    void (*forward)(const GroupRows& weights, const BatchPosition* positions, int count, float* neurons,
                    float* outputs);
    /// Backward pass: adds the gradients to `gradients`, given each position's `gradient` and the `neurons`
    /// of `forward`, which are overwritten by their own gradients.
    void (*backward)(const GroupRows& weights, const GroupRows& gradients,
                     std::span<const BatchPosition> positions, const InputUsers& users, float* neurons);
    /// Reduction: adds `from` to `to` and zeroes `from`.
    void (*reduce)(float* to, float* from, std::size_t size);
    /// AdamW step; zeroes the gradients.
    void (*adamUpdate)(float* values, float* gradients, float* firstMoment, float* secondMoment,
                       std::size_t size, const AdamStep<float>& step);
};

/// Implementations this machine supports, fastest first. Results differ in the last digits.
std::span<const NetworkArithmetic> availableArithmetics();
inline const NetworkArithmetic& bestArithmetic() { return availableArithmetics().front(); }

}  // namespace plyglass

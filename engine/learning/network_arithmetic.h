// The heavy part of training: sweeps over positions, forward and back, for one group of neurons at a time, so
// that the weights being used and their slopes stay in fast memory. Once for each instruction set.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/learning/training_position.h"

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

struct NetworkArithmetic {
    const char* name;
    /// For each position: the group's neurons of both sides before the cut-off, 2·width numbers, are written
    /// to `neurons`, and what they bring to the output is added to `outputs`.
    void (*forward)(const GroupRows& weights, const SweepPosition* positions, int count, float* neurons,
                    float* outputs);
    /// Adds to `slopes` what the positions say, given their `slope` and what `forward` has written.
    void (*backward)(const GroupRows& weights, const GroupRows& slopes, const SweepPosition* positions,
                     int count, const float* neurons);
};

/// The fastest that this machine can run.
const NetworkArithmetic& bestArithmetic();

}  // namespace plyglass

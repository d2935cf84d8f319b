// The heavy part of training: one sweep over positions, forward and back, for sixteen neurons at a time, so
// that the weights being used and their slopes stay in the fastest memory. Once for each instruction set.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/learning/training_position.h"

namespace plyglass {

/// Neurons are dealt with in groups of so many.
constexpr int kLane = 16;

/// The weights of one group of neurons, or the slopes of the loss along them.
struct LaneRows {
    float* features;  ///< kNetworkInputs rows of kLane
    float* biases;    ///< kLane
    float* outputs;   ///< for each bucket: kLane for the side to move, kLane for the other
};

struct SweepPosition {
    ActiveInputs inputs;
    int bucket;
    float slope;  ///< of the loss along the network's output; set between the two sweeps
};

struct NetworkArithmetic {
    const char* name;
    /// For each position: the group's neurons of both sides before the cut-off, 2·kLane numbers, are written
    /// to `neurons`, and what they bring to the output is added to `outputs`.
    void (*forward)(const LaneRows& weights, const SweepPosition* positions, int count, float* neurons,
                    float* outputs);
    /// Adds to `slopes` what the positions say, given their `slope` and what `forward` has written.
    void (*backward)(const LaneRows& weights, const LaneRows& slopes, const SweepPosition* positions,
                     int count, const float* neurons);
};

/// The fastest that this machine can run.
const NetworkArithmetic& bestArithmetic();

}  // namespace plyglass

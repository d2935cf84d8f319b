// Weight usage of a position: what a tuner needs to compute the classical evaluation and its gradient for any
// weights.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/chess/position.h"
#include "engine/eval/classical/classical_weights.h"

namespace plyglass {

constexpr int kDangerFeatures = DangerConstant + 1;

struct ClassicalTrace {
    struct Use {
        std::uint16_t weight;  ///< index in the flat array
        std::int16_t times;    ///< White's minus Black's; never 0
    };
    std::vector<Use> uses;  ///< linear weights, by ascending index
    /// For each king: count of each KingDangerFeature.
    std::array<std::array<std::int8_t, kDangerFeatures>, kColors> danger{};
    int phase = 0;
    /// Endgame scale if White, if Black has the advantage.
    std::array<int, kColors> scale{};
};

ClassicalTrace traceClassical(const Position& position);

using ClassicalCounts = std::array<std::uint64_t, kClassicalWeightCount>;
/// Adds the use count of each linear weight, over both sides, to `counts`.
void countClassicalWeights(const Position& position, ClassicalCounts& counts);

/// Whether the weight is a king danger weight, which enters squared.
constexpr bool isDangerWeight(int weight) {
    return weight >= weightIndex(ClassicalTerm::KingDanger) &&
           weight < weightIndex(ClassicalTerm::KingDanger) + kDangerFeatures;
}

}  // namespace plyglass

// Which weights of the classical evaluation a position uses, and how often: what a tuner needs to know the
// evaluation, and its gradient, for any weights.
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
    std::vector<Use> uses;  ///< of all linear weights, by rising index
    /// Of each king: how often each KingDangerFeature holds.
    std::array<std::array<std::int8_t, kDangerFeatures>, kColors> danger{};
    int phase = 0;
    /// The endgame scale if White, if Black stands better.
    std::array<int, kColors> scale{};
};

ClassicalTrace traceClassical(const Position& position);

using ClassicalCounts = std::array<std::uint64_t, kClassicalWeightCount>;
/// Adds to `counts` how often each linear weight is used, by both sides together.
void countClassicalWeights(const Position& position, ClassicalCounts& counts);

/// Whether the weight belongs to the king's danger, which enters squared.
constexpr bool isDangerWeight(int weight) {
    return weight >= weightIndex(ClassicalTerm::KingDanger) &&
           weight < weightIndex(ClassicalTerm::KingDanger) + kDangerFeatures;
}

}  // namespace plyglass

// Which weights of the hand evaluation a position uses, and how often: what a tuner needs to know the
// evaluation, and its slope, for any weights.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/chess/position.h"
#include "engine/eval/classical/hand_weights.h"

namespace plyglass {

constexpr int kDangerFeatures = DangerConstant + 1;

struct HandTrace {
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

HandTrace traceHand(const Position& position);

using HandCounts = std::array<std::uint64_t, kHandWeightCount>;
/// Adds to `counts` how often each linear weight is used, by both sides together.
void countHandWeights(const Position& position, HandCounts& counts);

/// Whether the weight belongs to the king's danger, which enters squared.
constexpr bool isDangerWeight(int weight) {
    return weight >= weightIndex(HandTerm::KingDanger) &&
           weight < weightIndex(HandTerm::KingDanger) + kDangerFeatures;
}

}  // namespace plyglass

// Training position: 32 bytes, from the side to move's perspective.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chess/position.h"
#include "engine/eval/network/network.h"

namespace plyglass {

struct TrainingPosition {
    std::uint64_t occupied = 0;             ///< ranks flipped if Black is to move
    std::array<std::uint8_t, 16> pieces{};  ///< four bits each in square order: type, + 8 for the opponent's
    float target = 0.5f;                    ///< training target, 0 … 1 for the side to move
    std::int32_t count = 0;                 ///< piece count

    friend bool operator==(const TrainingPosition&, const TrainingPosition&) = default;
};
static_assert(sizeof(TrainingPosition) == 32);

/// `target` is 0 … 1 for the side to move.
TrainingPosition packed(const Position& position, double target);

/// Active inputs of a network, from both perspectives.
struct ActiveInputs {
    std::array<std::array<std::uint16_t, 32>, 2> of;
    int count;  ///< per perspective
};
ActiveInputs activeInputs(const TrainingPosition& position, bool isMirrored);
int bucketOf(const TrainingPosition& position, int buckets);
/// Output of a network in centipawns for the side to move.
int outputOf(const Network& network, const TrainingPosition& position);

}  // namespace plyglass

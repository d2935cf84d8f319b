// A position as a network is trained on it: 32 bytes, seen by the side to move.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chess/position.h"
#include "engine/eval/network/network.h"

namespace plyglass {

struct TrainingPosition {
    std::uint64_t occupied = 0;  ///< turned so that the side to move goes up the board
    std::array<std::uint8_t, 16>
        pieces{};            ///< four bits each in the order of the squares: type, + 8 if the other's
    float target = 0.5f;     ///< what it is to be taught to be worth, 0 … 1 for the side to move
    std::int32_t count = 0;  ///< pieces on the board

    friend bool operator==(const TrainingPosition&, const TrainingPosition&) = default;
};
static_assert(sizeof(TrainingPosition) == 32);

/// `target` is 0 … 1 for the side to move.
TrainingPosition packed(const Position& position, double target);

/// The inputs of a network that are on, seen by the side to move and by the other.
struct ActiveInputs {
    std::array<std::array<std::uint16_t, 32>, 2> of;
    int count;  ///< the same for both
};
ActiveInputs activeInputs(const TrainingPosition& position, bool isMirrored);
int bucketOf(const TrainingPosition& position, int buckets);
/// What a network says of it, in centipawns for the side to move.
int outputOf(const Network& network, const TrainingPosition& position);

}  // namespace plyglass

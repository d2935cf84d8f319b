// What may be spent on a move.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/chess/time_control.h"

namespace plyglass {

/// What is kept back of a clock for everything between the end of the search and the press of the clock.
constexpr std::int64_t kDefaultOverheadMs = 30;

/// Of the side to move. Any combination; the first limit reached ends the search. None at all: searches until
/// stopped (or kMaxPly). Without a depth the search deepens ply by ply even if iterative deepening is
/// switched off.
struct MoveLimits {
    std::optional<int> depth;                ///< nominal plies, 1 … kMaxPly − 1
    std::optional<std::uint64_t> nodes;      ///< of all threads together
    std::optional<std::uint64_t> softNodes;  ///< no iteration starts after so many
    std::optional<std::int64_t> moveTimeMs;  ///< exactly this long
    std::optional<int> mateIn;               ///< ends when a mate in at most so many moves is found
    /// For the rest of the game; the search itself decides how much of it to spend. Before a game: for all of
    /// it.
    std::optional<TimeControl> clock;

    bool isEmpty() const { return *this == MoveLimits(); }
    friend bool operator==(const MoveLimits&, const MoveLimits&) = default;
};

}  // namespace plyglass

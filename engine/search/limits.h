// Search limits for one move.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/chess/time_control.h"

namespace plyglass {

/// Time kept in reserve for everything between the end of the search and the press of the clock.
constexpr std::int64_t kDefaultOverheadMs = 30;

/// Limits for the side to move, in any combination; the first one reached ends the search. With none the
/// search runs until stopped (or kMaxPly). Without a depth the search deepens ply by ply even if iterative
/// deepening is off.
struct MoveLimits {
    std::optional<int> depth;                ///< nominal plies, 1 … kMaxPly − 1
    std::optional<std::uint64_t> nodes;      ///< of all threads together
    std::optional<std::uint64_t> softNodes;  ///< no iteration starts after this many nodes
    std::optional<std::int64_t> moveTimeMs;  ///< exactly this long
    std::optional<int> mateIn;               ///< ends once a mate in this many moves or fewer is found
    /// The clock for the rest of the game; the search decides how much of it to spend. Before a game: the
    /// time for the whole game.
    std::optional<TimeControl> clock;

    bool isEmpty() const { return *this == MoveLimits(); }
    friend bool operator==(const MoveLimits&, const MoveLimits&) = default;
};

}  // namespace plyglass

// When a search has to stop.
#pragma once

#include <cstdint>
#include <optional>

namespace plyglass {

/// The clock of the side to move, as a game has it.
struct ClockLimit {
    std::int64_t remainingMs = 0;
    std::int64_t incrementMs = 0;
    int movesToGo = 0;  ///< moves until more time is added; 0 = the clock is for the whole game
};

/// What is kept back of a clock for everything between the end of the search and the press of the clock.
constexpr std::int64_t kDefaultOverheadMs = 30;

/// Any combination; the first limit reached ends the search. None at all: searches until stopped (or
/// kMaxPly). Without a depth the search deepens ply by ply even if iterative deepening is switched off.
struct SearchLimits {
    std::optional<int> depth;                ///< nominal plies, 1 … kMaxPly − 1
    std::optional<std::uint64_t> nodes;      ///< of all threads together
    std::optional<std::uint64_t> softNodes;  ///< no iteration is begun after so many
    std::optional<std::int64_t> moveTimeMs;  ///< exactly this long
    std::optional<int> mateIn;               ///< ends when a mate in at most so many moves is found
    std::optional<ClockLimit> clock;         ///< the search itself decides how much of it to spend
    std::int64_t overheadMs = kDefaultOverheadMs;
};

}  // namespace plyglass

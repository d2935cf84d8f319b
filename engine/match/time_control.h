// How much time a game gives its players, and the clock that holds them to it.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/types.h"

namespace plyglass {

/// "5+0.05": five seconds and 0.05 more with every move. "40/60+0.6": sixty seconds for each forty moves.
struct PlayClock {
    int movesPerPeriod = 0;  ///< 0 = all moves of the game
    std::int64_t baseMs = 0;
    std::int64_t incrementMs = 0;

    friend bool operator==(const PlayClock&, const PlayClock&) = default;
};

/// Seconds, with fractions down to a millisecond: "5", "5+0.05", "40/60", "40/60+0.6", "1:30+1" (minutes).
Result<PlayClock> parseTimeControl(std::string_view text);
/// The same the other way round, as PGN's tag TimeControl has it.
std::string toText(const PlayClock& control);

/// One player's clock. Counts finer than it shows, so that many quick moves add up rightly.
class PlayerClock {
  public:
    using Duration = std::chrono::steady_clock::duration;

    explicit PlayerClock(const PlayClock& control);

    /// Takes `used` off and, if the flag has not fallen, adds what the control gives for a move. False if
    /// more than `margin` was used beyond what there was.
    bool press(Duration used, Duration margin);
    /// What is left, rounded down; never negative.
    std::int64_t remainingMs() const;
    /// Moves until the next period; nothing if the whole game is one.
    std::optional<int> movesToGo() const;
    const PlayClock& control() const { return m_control; }

  private:
    PlayClock m_control;
    Duration m_remaining;
    int m_movesToGo;
};

}  // namespace plyglass

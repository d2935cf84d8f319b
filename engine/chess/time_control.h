// Time controls and chess clocks.
#pragma once

#include <chrono>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// Time of one side for a whole game or for the rest of one, which is like a game of its own: time left,
/// moves until time is added.
struct TimeControl {
    std::int64_t baseMs = 0;       ///< for the game or each period; before a game 0 means no clock
    std::int64_t incrementMs = 0;  ///< added after each move
    int movesPerPeriod = 0;        ///< moves until `baseMs` is added again; 0 = never

    static TimeControl untimed() { return {}; }
    static TimeControl suddenDeath(int minutes, int incrementSeconds) {
        return {minutes * 60'000ll, incrementSeconds * 1000ll, 0};
    }
    static TimeControl fixedPerMove(double seconds) { return {std::llround(seconds * 1000), 0, 1}; }
    bool isTimed() const { return baseMs > 0; }
    /// Periods of one move: unused time is lost.
    bool isFixedPerMove() const { return movesPerPeriod == 1; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Parses a PGN TimeControl tag, in seconds with fractions down to a millisecond: "300", "180+2" (increment),
/// "40/60+0.6" (per forty moves), "1/10" (per move), "-" (no clock); also "1:30+1" for minutes.
Result<TimeControl> timeControlFromText(std::string_view text);
/// Inverse of timeControlFromText.
std::string toText(const TimeControl& time);

/// Clock of one side. Counts more precisely than it displays, so that many fast moves add up correctly.
class ChessClock {
  public:
    using Duration = std::chrono::steady_clock::duration;

    /// Starts with the full time.
    explicit ChessClock(const TimeControl& control = {});

    /// Subtracts `used`; the remaining time is never negative.
    void spend(Duration used);
    /// Subtracts `used` and, if the flag has not fallen, adds the time for a move. False if the time was
    /// exceeded by more than `margin`.
    bool press(Duration used, Duration margin = {});
    /// Sets the remaining time.
    void set(std::int64_t remainingMs) { m_remaining = std::chrono::milliseconds(remainingMs); }
    /// Remaining time, rounded down; never negative.
    std::int64_t remainingMs() const;
    /// Time control for the rest of the game.
    TimeControl rest() const { return {remainingMs(), m_control.incrementMs, m_movesToGo}; }
    const TimeControl& control() const { return m_control; }

  private:
    TimeControl m_control;
    Duration m_remaining;
    int m_movesToGo;  ///< until the next period; 0 if the whole game is one
};

}  // namespace plyglass

// How much time a game gives a side, and the clock that holds it to it.
#pragma once

#include <chrono>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// The time of one side: for a whole game, or for what is left of one. To whoever is to move the rest of the
/// game is like a game of its own, with the time left and the moves left until more is added.
struct TimeControl {
    std::int64_t baseMs = 0;       ///< for the game or for each period; 0 before a game: no clock
    std::int64_t incrementMs = 0;  ///< added after each move
    int movesPerPeriod = 0;        ///< after so many moves `baseMs` is added again; 0 = never

    static TimeControl untimed() { return {}; }
    static TimeControl suddenDeath(int minutes, int incrementSeconds) {
        return {minutes * 60'000ll, incrementSeconds * 1000ll, 0};
    }
    static TimeControl fixedPerMove(double seconds) { return {std::llround(seconds * 1000), 0, 1}; }
    bool isTimed() const { return baseMs > 0; }
    /// Periods of one move: what is left of the time for a move lapses.
    bool isFixedPerMove() const { return movesPerPeriod == 1; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// As PGN's tag TimeControl has it, in seconds with fractions down to a millisecond: "300", "180+2" (more
/// with every move), "40/60+0.6" (for each forty moves), "1/10" (for every move), "-" (no clock); and
/// "1:30+1" for minutes.
Result<TimeControl> timeControlFromText(std::string_view text);
/// The same the other way round.
std::string toText(const TimeControl& time);

/// One side's clock. Counts finer than it shows, so that many quick moves add up rightly.
class ChessClock {
  public:
    using Duration = std::chrono::steady_clock::duration;

    /// Shows the full time.
    explicit ChessClock(const TimeControl& control = {});

    /// Takes `used` off; what is left is never negative.
    void spend(Duration used);
    /// Takes `used` off and, if the flag has not fallen, adds what the control gives for a move. False if
    /// more than `margin` was used beyond what there was.
    bool press(Duration used, Duration margin = {});
    /// Sets what is left.
    void set(std::int64_t remainingMs) { m_remaining = std::chrono::milliseconds(remainingMs); }
    /// What is left, rounded down; never negative.
    std::int64_t remainingMs() const;
    /// What this side has for the rest of the game.
    TimeControl rest() const { return {remainingMs(), m_control.incrementMs, m_movesToGo}; }
    const TimeControl& control() const { return m_control; }

  private:
    TimeControl m_control;
    Duration m_remaining;
    int m_movesToGo;  ///< until the next period; 0 if the whole game is one
};

}  // namespace plyglass

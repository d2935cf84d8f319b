// How long a search may think: the time of the move if it is fixed, else a share of the clock.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

#include "engine/search/limits.h"

namespace plyglass {

/// Starts counting when it is made.
class TimeManager {
  public:
    /// `usedMs` of the time that the limits allow are gone already; `overheadMs` of a clock are not spent.
    explicit TimeManager(const MoveLimits& limits, std::int64_t usedMs = 0,
                         std::int64_t overheadMs = kDefaultOverheadMs);

    std::int64_t elapsedMs() const;
    /// The hard limit: stop now, wherever the search is.
    bool mustStop(std::int64_t elapsed) const { return elapsed - m_ponderedMs >= m_hardMs; }
    /// The soft limit: another iteration would hardly finish, so do not begin one. `factor` stretches it
    /// (more than 1) while the best move is unstable, and shrinks it when all is clear.
    bool enoughThought(std::int64_t elapsed, double factor = 1.0) const {
        return m_softMs != kUnlimited &&
               static_cast<double>(elapsed - m_ponderedMs) >= static_cast<double>(m_softMs) * factor;
    }
    /// The opponent has played the move pondered on: the limits count from now.
    void ponderHit() { m_ponderedMs = elapsedMs(); }

  private:
    static constexpr std::int64_t kUnlimited = std::numeric_limits<std::int64_t>::max();

    void shareClock(const TimeControl& clock, std::int64_t overheadMs);

    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::int64_t m_softMs = kUnlimited;
    std::int64_t m_hardMs = kUnlimited;
    std::int64_t m_ponderedMs = 0;  ///< time that the limits do not count
};

}  // namespace plyglass

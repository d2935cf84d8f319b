// Time management: the fixed time of the move, or a share of the clock.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

#include "engine/search/limits.h"

namespace plyglass {

/// Time limits of one search; starts counting on construction.
class TimeManager {
  public:
    /// `usedMs` of the allowed time are already spent; `overheadMs` of the clock are kept in reserve.
    explicit TimeManager(const MoveLimits& limits, std::int64_t usedMs = 0,
                         std::int64_t overheadMs = kDefaultOverheadMs);

    std::int64_t elapsedMs() const;
    /// Hard limit: stop now, in mid-iteration.
    bool mustStop(std::int64_t elapsed) const { return elapsed - m_ponderedMs >= m_hardMs; }
    /// Soft limit: do not start another iteration, it would hardly finish. `factor` stretches the limit
    /// (above 1) while the best move is unstable and shrinks it when nothing changes.
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
    std::int64_t m_ponderedMs = 0;  ///< excluded from the limits
};

}  // namespace plyglass

#include "engine/search/time_manager.h"

#include <algorithm>

namespace plyglass {

namespace {

/// The game is played as if it had this many moves to go.
constexpr std::int64_t kMovesToGo = 30;
/// A single move may take so many times its share, and at most this fraction of what is left.
constexpr std::int64_t kHardShares = 4;
constexpr std::int64_t kHardFraction = 4;

}  // namespace

TimeManager::TimeManager(const SearchLimits& limits) {
    if (limits.clock) shareClock(*limits.clock, limits.overheadMs);
    if (limits.moveTimeMs) m_hardMs = std::min(m_hardMs, std::max<std::int64_t>(*limits.moveTimeMs, 0));
}

void TimeManager::shareClock(const ClockLimit& clock, std::int64_t overheadMs) {
    const std::int64_t remaining = std::max<std::int64_t>(clock.remainingMs, 0);
    const std::int64_t increment = std::max<std::int64_t>(clock.incrementMs, 0);
    const std::int64_t available = std::max(remaining - overheadMs, remaining / kHardFraction);
    const std::int64_t share = available / kMovesToGo + increment * 3 / 4;
    m_hardMs = std::max<std::int64_t>(std::min(share * kHardShares, available / kHardFraction), 1);
    // An iteration takes several times as long as the one before: begin none in the second half of the share.
    m_softMs = std::min(share / 2, m_hardMs);
}

std::int64_t TimeManager::elapsedMs() const {
    const auto elapsed = std::chrono::steady_clock::now() - m_start;
    return std::chrono::duration_cast<std::chrono::milliseconds>(elapsed).count();
}

}  // namespace plyglass

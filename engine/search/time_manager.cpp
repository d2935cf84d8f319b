#include "engine/search/time_manager.h"

#include <algorithm>

namespace plyglass {

namespace {

/// Assumed moves to go for sudden death, and the maximum when a time control follows.
constexpr int kMovesToGo = 19;
constexpr int kMaxMovesToGo = 40;
/// Hard limits of a single move: a multiple of its share, and a part of the remaining time.
constexpr double kHardShares = 4;
constexpr double kHardPart = 0.5;
/// The overhead always leaves at least one in kMinPart of the clock, however short.
constexpr std::int64_t kMinPart = 4;
/// Usable part of the clock for the last move before a time control.
constexpr double kLastMovePart = 0.85;
/// Part of the increment that is spent at once.
constexpr double kIncrementPart = 0.94;
/// Part of the share after which no iteration starts, since each takes longer than the one before.
constexpr double kSoftPart = 0.68;

}  // namespace

TimeManager::TimeManager(const MoveLimits& limits, std::int64_t usedMs, std::int64_t overheadMs) {
    if (limits.clock) shareClock(*limits.clock, overheadMs);
    if (limits.moveTimeMs) m_hardMs = std::min(m_hardMs, std::max<std::int64_t>(*limits.moveTimeMs, 0));
    if (m_hardMs != kUnlimited) m_hardMs = std::max<std::int64_t>(m_hardMs - usedMs, 0);
    if (m_softMs != kUnlimited) m_softMs = std::max<std::int64_t>(m_softMs - usedMs, 0);
}

void TimeManager::shareClock(const TimeControl& clock, std::int64_t overheadMs) {
    const std::int64_t remaining = std::max<std::int64_t>(clock.baseMs, 0);
    const std::int64_t increment = std::max<std::int64_t>(clock.incrementMs, 0);
    const std::int64_t available = std::max(remaining - overheadMs, remaining / kMinPart);
    const int moves = clock.movesPerPeriod > 0 ? std::min(clock.movesPerPeriod, kMaxMovesToGo) : kMovesToGo;
    const double share =
        static_cast<double>(available) / moves + kIncrementPart * static_cast<double>(increment);
    const double part = clock.movesPerPeriod == 1 ? kLastMovePart : kHardPart;
    const double hard = std::min(share * kHardShares, static_cast<double>(available) * part);
    m_hardMs = std::max<std::int64_t>(static_cast<std::int64_t>(hard), 1);
    m_softMs = std::min(static_cast<std::int64_t>(share * kSoftPart), m_hardMs);
}

std::int64_t TimeManager::elapsedMs() const {
    const auto elapsed = std::chrono::steady_clock::now() - m_start;
    return std::chrono::duration_cast<std::chrono::milliseconds>(elapsed).count();
}

}  // namespace plyglass

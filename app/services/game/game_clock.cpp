// Running, pressing, flag fall.
#include "app/services/game/game_clock.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace plyglass {

namespace {

qint64 steadyMs() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

GameClock::GameClock(QObject* parent, Now now)
    : QObject(parent), m_now(now ? std::move(now) : Now(steadyMs)) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GameClock::onTimeout);
}

void GameClock::configure(const TimeControl& time, const std::optional<TimeControl>& black) {
    m_clocks = {ChessClock(time), ChessClock(black.value_or(time))};
    set(initial());
}

ClockPair GameClock::read() const { return {remainingMs(White), remainingMs(Black)}; }

std::int64_t GameClock::remainingMs(Color side) const { return rest(side).baseMs; }

TimeControl GameClock::rest(Color side) const {
    ChessClock now = m_clocks[side];
    now.spend(std::chrono::milliseconds(usedMs(side)));
    return now.rest();
}

void GameClock::start(Color side) {
    if (!isEnabled() || m_running == side) return;
    settle();
    m_running = side;
    m_since = m_now();
    waitForFlag(side);
    emit changed();
}

void GameClock::stop() {
    if (!m_running) return;
    settle();
    emit changed();
}

ClockPair GameClock::press(Color mover) {
    settle();
    m_clocks[mover].press({});
    emit changed();
    return read();
}

void GameClock::set(const ClockPair& times) {
    m_timer.stop();
    m_running.reset();
    m_fallen.reset();
    m_clocks[White].set(times.whiteMs);
    m_clocks[Black].set(times.blackMs);
    emit changed();
}

void GameClock::settle() {
    m_timer.stop();
    if (!m_running) return;
    m_clocks[*m_running].spend(std::chrono::milliseconds(usedMs(*m_running)));
    m_running.reset();
}

void GameClock::waitForFlag(Color side) {
    constexpr std::int64_t kLongestTimer = std::numeric_limits<int>::max();
    m_timer.start(static_cast<int>(std::min(remainingMs(side), kLongestTimer)));
}

void GameClock::onTimeout() {
    if (!m_running) return;
    const Color side = *m_running;
    if (remainingMs(side) > 0) return waitForFlag(side);
    settle();
    m_fallen = side;
    emit changed();
    emit flagFell(side);
}

}  // namespace plyglass

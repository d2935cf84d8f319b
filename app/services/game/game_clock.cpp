// Running down, pressing, falling.
#include "app/services/game/game_clock.h"

#include <algorithm>
#include <chrono>

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
    m_controls = {time, black.value_or(time)};
    set(initial());
}

ClockPair GameClock::read() const { return {remainingMs(White), remainingMs(Black)}; }

std::int64_t GameClock::remainingMs(Color side) const {
    const std::int64_t kept = side == White ? m_times.whiteMs : m_times.blackMs;
    const std::int64_t used = m_running == side ? m_now() - m_since : 0;
    return std::max<std::int64_t>(0, kept - used);
}

void GameClock::start(Color side) {
    if (!isEnabled() || m_running == side) return;
    settle();
    m_running = side;
    m_since = m_now();
    m_timer.start(static_cast<int>(timeOf(side)));
    emit changed();
}

void GameClock::stop() {
    if (!m_running) return;
    settle();
    emit changed();
}

ClockPair GameClock::press(Color mover) {
    settle();
    const TimeControl& control = m_controls[mover];
    if (control.kind == TimeControl::Kind::FixedPerMove)
        timeOf(mover) = control.baseMs;
    else
        timeOf(mover) += control.incrementMs;
    emit changed();
    return m_times;
}

void GameClock::set(const ClockPair& times) {
    m_timer.stop();
    m_running.reset();
    m_fallen.reset();
    m_times = times;
    emit changed();
}

void GameClock::settle() {
    m_timer.stop();
    if (!m_running) return;
    const Color side = *m_running;
    const std::int64_t left = remainingMs(side);
    m_running.reset();
    timeOf(side) = left;
}

void GameClock::onTimeout() {
    if (!m_running) return;
    const Color side = *m_running;
    if (const auto left = remainingMs(side); left > 0) {
        m_timer.start(static_cast<int>(left));
        return;
    }
    settle();
    m_fallen = side;
    emit changed();
    emit flagFell(side);
}

}  // namespace plyglass

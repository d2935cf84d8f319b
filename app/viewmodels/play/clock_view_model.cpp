// Updates ten times a second while tenths are shown, else often enough for seconds.
#include "app/viewmodels/play/clock_view_model.h"

#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr std::int64_t kLowMs = 20'000;
constexpr int kTenthsIntervalMs = 50;
constexpr int kSecondsIntervalMs = 200;

}  // namespace

ClockViewModel::ClockViewModel(const GameClock& clock, QObject* parent) : QObject(parent), m_clock(clock) {
    connect(&clock, &GameClock::changed, this, &ClockViewModel::tick);
    connect(&m_timer, &QTimer::timeout, this, &ClockViewModel::tick);
}

QString ClockViewModel::text(Color side) const {
    return m_clock.isEnabled() ? clockText(m_clock.remainingMs(side)) : QString();
}

bool ClockViewModel::isLow(Color side) const {
    return m_clock.isEnabled() && m_clock.remainingMs(side) < kLowMs;
}

void ClockViewModel::tick() {
    if (const auto side = m_clock.running())
        m_timer.start(isLow(*side) ? kTenthsIntervalMs : kSecondsIntervalMs);
    else
        m_timer.stop();
    emit changed();
}

}  // namespace plyglass

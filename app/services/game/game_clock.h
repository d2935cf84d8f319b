// The chess clock: two times, one of which runs. Monotonic, so that a change of the computer's time does no
// harm.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <functional>
#include <optional>

#include "app/services/game/game_setup.h"
#include "engine/chess/game.h"

namespace plyglass {

class GameClock : public QObject {
    Q_OBJECT
  public:
    /// Milliseconds of any steady clock; tests hand in their own.
    using Now = std::function<qint64()>;

    explicit GameClock(QObject* parent = nullptr, Now now = {});

    /// Stops and shows the full time of either side; `black` is Black's where it is another one.
    void configure(const TimeControl& time, const std::optional<TimeControl>& black = {});
    const TimeControl& timeControl(Color side) const { return m_clocks[side].control(); }
    bool isEnabled() const { return timeControl(White).isTimed(); }

    /// The times at this moment, never below 0.
    ClockPair read() const;
    std::int64_t remainingMs(Color side) const;
    /// What the side has for the rest of the game.
    TimeControl rest(Color side) const;
    /// Whose clock runs.
    std::optional<Color> running() const { return m_running; }
    /// Whose flag has fallen.
    std::optional<Color> fallen() const { return m_fallen; }

    /// Lets the clock of `side` run (and stops the other's).
    void start(Color side);
    /// Stops both; the time used so far is kept.
    void stop();
    /// `mover` has moved: stops its clock, adds its increment or gives it its fresh time, and returns both
    /// times.
    ClockPair press(Color mover);
    /// Sets both times, after a take-back for instance; stopped, flags up.
    void set(const ClockPair& times);
    /// Both times as they are before the first move.
    ClockPair initial() const { return {timeControl(White).baseMs, timeControl(Black).baseMs}; }

  signals:
    /// Started, stopped, set or configured: what is shown has to be looked up anew.
    void changed();
    void flagFell(plyglass::Color side);

  private:
    qint64 usedMs(Color side) const { return m_running == side ? m_now() - m_since : 0; }
    void settle();
    void waitForFlag(Color side);
    void onTimeout();

    Now m_now;
    QTimer m_timer;
    std::array<ChessClock, 2> m_clocks;  ///< by Color; without what the running one has used since
    std::optional<Color> m_running;
    std::optional<Color> m_fallen;
    qint64 m_since = 0;
};

}  // namespace plyglass

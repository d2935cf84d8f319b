// Chess clock with two times, one running. Monotonic, so that changes of the system time do not matter.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <functional>
#include <optional>

#include "app/services/game_setup.h"
#include "engine/chess/game.h"

namespace plyglass {

class GameClock : public QObject {
    Q_OBJECT
  public:
    /// Milliseconds of a steady clock; tests provide their own.
    using Now = std::function<qint64()>;

    explicit GameClock(QObject* parent = nullptr, Now now = {});

    /// Stops and sets the full time of both sides; `black` is Black's if different.
    void configure(const TimeControl& time, const std::optional<TimeControl>& black = {});
    const TimeControl& timeControl(Color side) const { return m_clocks[side].control(); }
    bool isEnabled() const { return timeControl(White).isTimed(); }

    /// Current times, never below 0.
    ClockPair read() const;
    std::int64_t remainingMs(Color side) const;
    /// Time control of a side for the rest of the game.
    TimeControl rest(Color side) const;
    /// Side whose clock is running.
    std::optional<Color> running() const { return m_running; }
    /// Side whose flag has fallen.
    std::optional<Color> fallen() const { return m_fallen; }

    /// Starts the clock of `side` and stops the other.
    void start(Color side);
    /// Stops both clocks; the used time counts.
    void stop();
    /// After a move of `mover`: stops its clock, adds its increment or new period, and returns both times.
    ClockPair press(Color mover);
    /// Sets both times, as after a take-back; stopped, without fallen flags.
    void set(const ClockPair& times);
    /// Both times before the first move.
    ClockPair initial() const { return {timeControl(White).baseMs, timeControl(Black).baseMs}; }

  signals:
    /// Emitted when the clock is started, stopped, set or configured.
    void changed();
    void flagFell(plyglass::Color side);

  private:
    qint64 usedMs(Color side) const { return m_running == side ? m_now() - m_since : 0; }
    void settle();
    void waitForFlag(Color side);
    void onTimeout();

    Now m_now;
    QTimer m_timer;
    std::array<ChessClock, 2> m_clocks;  ///< by Color; without the time used by the running one
    std::optional<Color> m_running;
    std::optional<Color> m_fallen;
    qint64 m_since = 0;
};

}  // namespace plyglass

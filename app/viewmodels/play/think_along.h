// While a person thinks, the computer may think along about the same position, for the Thinking panel alone:
// nothing of it reaches the game.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"

namespace plyglass {

class ThinkAlong : public QObject {
    Q_OBJECT
  public:
    enum class When { Never, WithoutClock, Always };
    static constexpr std::int64_t kMaxMs = 30'000;

    ThinkAlong(GameController& controller, EngineService& engine, QObject* parent = nullptr);

    /// In which games a person wants it.
    void setWhen(When when);
    /// Nothing is searched while nobody looks.
    void setWatched(bool watched);
    /// What is being searched, or was searched, of the position on the board; null if nothing is.
    const SearchInfo* info() const { return m_info ? &*m_info : nullptr; }
    /// Whose position that is, and what was asked.
    const SearchContext& context() const { return m_context; }
    bool isRunning() const { return m_lane.isBusy(); }

  signals:
    void changed();
    /// It begins with another position, or ends.
    void turned();

  private:
    bool isWanted() const;
    /// Begins, goes on or ends, as the game stands.
    void consider();
    void begin();
    void end();

    GameController& m_controller;
    EngineLane m_lane;
    When m_when = When::WithoutClock;
    bool m_watched = false;
    QTimer m_delay;
    SearchContext m_context;
    std::optional<SearchInfo> m_info;
};

}  // namespace plyglass

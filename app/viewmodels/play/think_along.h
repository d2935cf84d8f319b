// Searches the same position while a person thinks, for the Thinking panel only: the game does not use the
// result.
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

    /// Games in which it searches.
    void setWhen(When when);
    /// Nothing is searched while the panel is hidden.
    void setWatched(bool watched);
    /// Running or last search of the position on the board; null if none.
    const SearchInfo* info() const { return m_info ? &*m_info : nullptr; }
    /// Position and request of that search.
    const SearchContext& context() const { return m_context; }
    bool isRunning() const { return m_lane.isBusy(); }

  signals:
    void changed();
    /// The search starts on another position, or ends.
    void turned();

  private:
    bool isWanted() const;
    /// Starts, continues or ends the search, as the game requires.
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

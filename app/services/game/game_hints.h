// Hints: the engine's full-strength move in the shown position.
#pragma once

#include <QObject>

#include "app/services/engine/engine_lane.h"

namespace plyglass {

class GameController;
class GameNode;

class GameHints : public QObject {
    Q_OBJECT
  public:
    GameHints(GameController& controller, EngineService& engine);

    bool canAsk() const;
    void ask();
    bool isLooking() const { return m_lane.isBusy(); }
    /// Cancels the requested hint.
    void drop() { m_lane.cancel(); }

  signals:
    void changed();
    /// A line from the node, not empty.
    void found(const plyglass::GameNode* node, const plyglass::RootLine& line);

  private:
    GameController& m_controller;
    EngineLane m_lane;
};

}  // namespace plyglass

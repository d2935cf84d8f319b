// Judges each position played or shown by a short full-strength search, so that a judgement is available at
// any playing strength.
#pragma once

#include <set>
#include <utility>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"

namespace plyglass {

class PositionJudge : public QObject {
    Q_OBJECT
  public:
    PositionJudge(GameController& controller, EngineService& engine, QObject* parent = nullptr);

  private:
    void consider();
    /// The shown position, or the newest one of a game played here, without a judgement; nullptr if there is
    /// none.
    const GameNode* nextNode() const;
    bool isOpen(const GameNode& node) const;

    GameController& m_controller;
    EngineLane m_lane;
    std::set<std::pair<std::uint64_t, int>> m_asked;  ///< keys and plies of this game's positions
};

}  // namespace plyglass

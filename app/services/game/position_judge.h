// A short search at full strength of each position that is played or looked at, so that there is a judgement
// of it whoever plays, and however weakly.
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
    /// The shown position, else the newest one of a game played here, that nobody has judged; nullptr if
    /// there is none.
    const GameNode* nextNode() const;
    bool isOpen(const GameNode& node) const;

    GameController& m_controller;
    EngineLane m_lane;
    std::set<std::pair<std::uint64_t, int>> m_asked;  ///< keys and plies of this game's positions
};

}  // namespace plyglass

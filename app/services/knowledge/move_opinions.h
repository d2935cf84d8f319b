// What the engine says of moves of which a book says nothing: short searches, one after another.
#pragma once

#include <QObject>
#include <optional>
#include <unordered_map>
#include <vector>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/score_view.h"

namespace plyglass {

class MoveOpinions : public QObject {
    Q_OBJECT
  public:
    /// Of each search.
    static constexpr std::uint64_t kNodes = 100'000;

    explicit MoveOpinions(EngineService& engine, QObject* parent = nullptr);

    /// The legal `moves` of `position` are judged from now on, what was asked before no longer. What has been
    /// judged once is known.
    void judge(const Position& position, const std::vector<Move>& moves);
    /// Nothing is judged any more.
    void rest();
    /// White's view of a move, mates counted from the position after it; nothing as long as it is not known.
    std::optional<ScoreView> of(const Position& position, Move move) const;

  signals:
    void changed();

  private:
    void next();
    void onAnswered(const EngineAnswer& answer);

    EngineLane m_lane;
    std::vector<Position> m_waiting;  ///< the last one is judged now
    std::unordered_map<std::uint64_t, ScoreView> m_known;
};

}  // namespace plyglass

// Scores of moves that a book does not cover, by short engine searches in sequence.
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
    /// Per search.
    static constexpr std::uint64_t kNodes = 100'000;

    explicit MoveOpinions(EngineService& engine, QObject* parent = nullptr);

    /// Scores the legal `moves` of `position`, instead of those requested before. Known scores are reused.
    void judge(const Position& position, const std::vector<Move>& moves);
    /// Stops all searches.
    void rest();
    /// White's view of a move, mates counted from the position after it; empty while unknown.
    std::optional<ScoreView> of(const Position& position, Move move) const;

  signals:
    void changed();

  private:
    void next();
    void onAnswered(const EngineAnswer& answer);

    EngineLane m_lane;
    std::vector<Position> m_waiting;  ///< the last one is being searched
    std::unordered_map<std::uint64_t, ScoreView> m_known;
};

}  // namespace plyglass

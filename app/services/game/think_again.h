// Repeats a recorded search of the computer on a thread of its own, after the earlier searches it built on.
// Does not affect the game.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <utility>
#include <vector>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/think_again_plan.h"

namespace plyglass {

class ThinkAgain : public QObject {
    Q_OBJECT
  public:
    explicit ThinkAgain(EngineService& engine, QObject* parent = nullptr);

    bool isRunning() const { return m_lane.isBusy(); }
    /// Number of earlier searches to repeat, and the current one, from 1; 0 of 0 when none is left.
    int earlierCount() const { return m_earlier; }
    int earlierNow() const { return isRunning() && !isAtLast() ? m_at - m_first + 1 : 0; }

    /// Starts; aborts a running repetition. If it continues from the last repeated search, the table is
    /// reused.
    void begin(ThinkAgainPlan plan);
    /// Aborts without further signals.
    void stop();
    /// Call when the game is replaced.
    void forget();

  signals:
    /// The requested search starts, after its predecessors.
    void began(const plyglass::SearchContext& context);
    void reported(const plyglass::SearchInfo& info);
    void finished(const plyglass::ThinkAgainOutcome& outcome);
    /// Out of memory.
    void failed();
    /// An earlier search has finished, or the repetition was stopped.
    void changed();

  private:
    /// Content of the table: the searches since it was cleared.
    using Memory = std::vector<std::pair<const GameNode*, std::uint64_t>>;

    bool isAtLast() const { return m_at + 1 == static_cast<int>(m_plan.steps.size()); }
    bool remembersAllBeforeLast() const;
    void askNext();
    void onAnswer(const EngineAnswer& answer);

    EngineLane m_lane;
    ThinkAgainPlan m_plan;
    int m_at = 0;
    int m_first = 0;
    int m_earlier = 0;
    Memory m_memory;
    QElapsedTimer m_sinceAnswer;
};

}  // namespace plyglass

Q_DECLARE_METATYPE(plyglass::ThinkAgainOutcome)

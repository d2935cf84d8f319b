// A recorded thought of the computer, thought again on a thread of its own: first the thoughts that it built
// on, then itself. Nothing of it reaches the game.
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
    /// Of how many earlier thoughts it has to think again, and which of them it is at, from 1; 0 of 0 when
    /// there is none left.
    int earlierCount() const { return m_earlier; }
    int earlierNow() const { return isRunning() && !isAtLast() ? m_at - m_first + 1 : 0; }

    /// Begins; what ran is ended. Where it follows on the thought that was had last, the table is still
    /// there, and nothing has to be thought before it.
    void begin(ThinkAgainPlan plan);
    /// Ends it: nothing more is heard of it.
    void stop();
    /// The game is another one now.
    void forget();

  signals:
    /// The thought in question begins, after those before it.
    void began(const plyglass::SearchContext& context);
    void reported(const plyglass::SearchInfo& info);
    void finished(const plyglass::ThinkAgainOutcome& outcome);
    /// There was not enough memory.
    void failed();
    /// An earlier thought is done, or it was stopped.
    void changed();

  private:
    /// What the table holds: the thoughts it has had since it was emptied.
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

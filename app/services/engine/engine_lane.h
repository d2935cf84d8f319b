// One client of an engine slot.
#pragma once

#include <QObject>

#include "app/services/engine/engine_service.h"

namespace plyglass {

/// Sends requests and receives only the answers to its current one. Several lanes may share a slot: a request
/// of one supersedes that of another, which receives nothing more.
class EngineLane : public QObject {
    Q_OBJECT
  public:
    EngineLane(EngineService& engine, EngineSlot slot, QObject* parent = nullptr);

    /// Starts a request, superseding the previous one.
    void ask(const EngineRequest& request);
    /// Requests an early answer with the results so far.
    void stop();
    /// Cancels the request without an answer.
    void cancel();
    /// Whether an answer is pending.
    bool isBusy() const;

  signals:
    /// Progress: at most ten times a second, the last one just before the answer.
    void reported(const plyglass::EngineReport& report);
    /// The answer: the lane is idle again.
    void answered(const plyglass::EngineAnswer& answer);

  private:
    EngineService& m_engine;
    EngineSlot m_slot;
    Generation m_generation = 0;  ///< of the last request
};

}  // namespace plyglass

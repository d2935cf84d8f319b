// One user of one slot of the engine.
#pragma once

#include <QObject>

#include "app/services/engine/engine_service.h"

namespace plyglass {

/// Asks, and hears only of its own current request. Several lanes may share a slot: a request of one
/// supersedes that of another, of which nothing more is heard.
class EngineLane : public QObject {
    Q_OBJECT
  public:
    EngineLane(EngineService& engine, EngineSlot slot, QObject* parent = nullptr);

    /// Begins a request; it supersedes the one before.
    void ask(const EngineRequest& request);
    /// The answer, with what is known by now, comes soon.
    void stop();
    /// Nothing more is heard of the request.
    void cancel();
    /// Whether an answer is still to come.
    bool isBusy() const;

  signals:
    /// How the request goes: at most ten a second, the last one just before the answer.
    void reported(const plyglass::EngineReport& report);
    /// The end of the request: the lane is not busy any more.
    void answered(const plyglass::EngineAnswer& answer);

  private:
    EngineService& m_engine;
    EngineSlot m_slot;
    Generation m_generation = 0;  ///< of the request that was asked last
};

}  // namespace plyglass

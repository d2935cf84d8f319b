// Owner of the engine threads. Asynchronous: requests return at once, results arrive by signals.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThread>
#include <array>
#include <memory>

#include "app/services/engine/engine_request.h"
#include "app/services/engine/judgements.h"

namespace plyglass {

class EngineWorker;

class EngineService : public QObject {
    Q_OBJECT
  public:
    explicit EngineService(QObject* parent = nullptr);
    /// Stops every search and waits for the threads: about 20 ms.
    ~EngineService() override;

    /// Starts a request, superseding the slot's current one. Returns at once with the generation number of
    /// its reports and answer.
    Generation ask(EngineSlot slot, const EngineRequest& request);
    /// Syzygy tables for later requests that may use endgame tables; null for none.
    void setSyzygyTables(std::shared_ptr<const SyzygyTables> tables) { m_syzygy = std::move(tables); }
    const std::shared_ptr<const SyzygyTables>& syzygyTables() const { return m_syzygy; }
    /// Cancels the slot's request without an answer.
    void cancel(EngineSlot slot);
    /// Ends the slot's request early: an answer with the results so far follows soon.
    void stop(EngineSlot slot);
    /// Whether the slot's answer is pending.
    bool isBusy(EngineSlot slot) const { return at(slot).busy; }
    /// Whether this request is the slot's current one, with its answer pending.
    bool isCurrent(EngineSlot slot, Generation generation) const;
    /// Judgements from all requests.
    Judgements& judgements() { return m_judgements; }

  signals:
    /// Progress of a slot's current request: at most ten times a second, the last one just before the answer.
    void reported(const plyglass::EngineReport& report);
    /// Answer to a slot's current request.
    void answered(const plyglass::EngineAnswer& answer);
    /// Emitted just before the empty answer to a request that ran out of memory.
    void ranOutOfMemory();

  private:
    struct Slot {
        QThread thread;
        EngineWorker* worker = nullptr;
        Generation generation = 0;
        bool busy = false;
        EngineRequest request;
        QElapsedTimer since;
        std::optional<EngineAnswer> held;  ///< answer delayed until `minimumMs`
    };
    Slot& at(EngineSlot slot) { return m_slots[static_cast<std::size_t>(slot)]; }
    const Slot& at(EngineSlot slot) const { return m_slots[static_cast<std::size_t>(slot)]; }
    void onReported(const EngineReport& report);
    void judge(const EngineReport& report);
    void onFinished(const EngineAnswer& answer);
    void deliver(const EngineAnswer& answer);

    std::array<Slot, kEngineSlots> m_slots;
    std::shared_ptr<const SyzygyTables> m_syzygy;
    Judgements m_judgements;
};

}  // namespace plyglass

// The owner of the engine's threads. The window asks here and hears back by signals; it never waits.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThread>
#include <array>
#include <memory>

#include "app/services/analysis/judgements.h"
#include "app/services/engine/engine_request.h"

namespace plyglass {

class EngineWorker;

class EngineService : public QObject {
    Q_OBJECT
  public:
    explicit EngineService(QObject* parent = nullptr);
    /// Stops every search and waits for the threads: about 20 ms.
    ~EngineService() override;

    /// Begins a request and supersedes the one that the slot was busy with. Returns at once with the number
    /// that the reports and the answer will carry.
    Generation ask(EngineSlot slot, const EngineRequest& request);
    /// What requests from now on may ask, as far as they may ask the endgame tables; null for none.
    void setSyzygyTables(std::shared_ptr<const SyzygyTables> tables) { m_syzygy = std::move(tables); }
    const std::shared_ptr<const SyzygyTables>& syzygyTables() const { return m_syzygy; }
    /// Ends what the slot is busy with; nothing more is heard of it.
    void cancel(EngineSlot slot);
    /// Ends early what the slot is busy with: its answer, with what was known by then, comes soon.
    void stop(EngineSlot slot);
    /// Whether an answer of the slot is still to come.
    bool isBusy(EngineSlot slot) const { return at(slot).busy; }
    /// Whether the slot works on this request: its answer is still to come.
    bool isCurrent(EngineSlot slot, Generation generation) const;
    /// What all requests have found out.
    Judgements& judgements() { return m_judgements; }

  signals:
    /// How the slot's current request goes: at most ten a second, the last one just before the answer.
    void reported(const plyglass::EngineReport& report);
    /// The end of the slot's current request.
    void answered(const plyglass::EngineAnswer& answer);
    /// Just before the answer to a request for which there was not enough memory: it is empty.
    void ranOutOfMemory();

  private:
    struct Slot {
        QThread thread;
        EngineWorker* worker = nullptr;
        Generation generation = 0;
        bool busy = false;
        EngineRequest request;
        QElapsedTimer since;
        std::optional<EngineAnswer> held;  ///< found, and held back for `minimumMs`
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

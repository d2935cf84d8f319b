// One slot's engine on its thread. Lives on a QThread of the EngineService; speaks to it by queued signals
// alone.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <atomic>
#include <chrono>
#include <functional>

#include "app/services/engine/engine_request.h"

namespace plyglass {

class EngineWorker : public QObject {
    Q_OBJECT
  public:
    /// How long an idle worker keeps its table.
    static constexpr std::chrono::milliseconds kMemoryKept{30'000};

    /// `niceness` is the scheduling courtesy of the slot's thread towards the window (0 … 19). The computer's
    /// own moves build on those before, however long the person thinks: their slot keeps its memory always.
    EngineWorker(EngineSlot slot, int niceness, std::chrono::milliseconds memoryKept = kMemoryKept);

    /// From any thread: from now on only `generation` counts. Whatever runs or waits with another number ends
    /// within 20 ms and is never heard of.
    void supersede(Generation generation);

    /// From any thread: this request, started or not, ends within 20 ms with what it knows by then.
    void stopEarly(Generation generation);

    /// On the worker's thread: lowers its priority.
    void begin();
    /// On the worker's thread: carries out a request unless it has been superseded; blocks until done.
    void run(const EngineRequest& request, Generation generation);
    /// On the worker's thread, in MiB: the table that is kept for the next request.
    int tableMib() const { return m_searcher.tableMib(); }

  signals:
    /// At most ten a second.
    void reported(const plyglass::EngineReport& report);
    void finished(const plyglass::EngineAnswer& answer);

  private:
    bool isWanted(Generation generation) const { return m_wanted.load() == generation; }
    /// What passes the searcher's snapshots on, not too often.
    Searcher::InfoCallback reporter(Generation generation);
    /// What passes early answers on, every one of them: `part` of QuestionAnswer.
    template <class Answer>
    std::function<void(const Answer&)> partReporter(Generation generation,
                                                    std::shared_ptr<const Answer> QuestionAnswer::*part);
    void answerQuestion(const EngineRequest& request, EngineAnswer& answer);
    void execute(const EngineRequest& request, EngineAnswer& answer);
    void carryOutOrFail(const EngineRequest& request, EngineAnswer& answer);
    std::vector<std::uint64_t> treeSizes(Position position, Generation generation) const;

    const EngineSlot m_slot;
    const int m_niceness;
    std::atomic<Generation> m_wanted{0};
    std::atomic<Generation> m_stoppedEarly{0};
    LevelSearcher m_searcher;
    QElapsedTimer m_sinceReport;
    QTimer m_idle{this};
};

}  // namespace plyglass

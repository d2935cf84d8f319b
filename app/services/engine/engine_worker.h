// Engine of one slot, on a QThread of the EngineService; communicates only by queued signals.
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

    /// `niceness` (0 … 19) is the scheduling priority of the slot's thread. The slot of the computer's moves
    /// always keeps its memory, since its searches build on earlier ones.
    EngineWorker(EngineSlot slot, int niceness, std::chrono::milliseconds memoryKept = kMemoryKept);

    /// Thread-safe: only `generation` is valid from now on. Any other running or pending request ends within
    /// 20 ms without an answer.
    void supersede(Generation generation);

    /// Thread-safe: this request, started or pending, ends within 20 ms with the results so far.
    void stopEarly(Generation generation);

    /// On the worker's thread: lowers its priority.
    void begin();
    /// On the worker's thread: executes a request unless superseded; blocks until done.
    void run(const EngineRequest& request, Generation generation);
    /// On the worker's thread: size in MiB of the table kept for the next request.
    int tableMib() const { return m_searcher.tableMib(); }

  signals:
    /// At most ten times a second.
    void reported(const plyglass::EngineReport& report);
    void finished(const plyglass::EngineAnswer& answer);

  private:
    bool isWanted(Generation generation) const { return m_wanted.load() == generation; }
    /// Callback that forwards the searcher's snapshots at a limited rate.
    Searcher::InfoCallback reporter(Generation generation);
    /// Callback that forwards every preliminary answer to `part` of QuestionAnswer.
    template <class Answer>
    std::function<void(const Answer&)> partReporter(Generation generation,
                                                    std::shared_ptr<const Answer> QuestionAnswer::*part);
    void answerQuestion(const EngineRequest& request, EngineAnswer& answer);
    void execute(const EngineRequest& request, EngineAnswer& answer);
    void executeOrFail(const EngineRequest& request, EngineAnswer& answer);
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

// Lifecycle of the shown learning run: claiming, starting, pausing, stopping, resuming, ending, releasing,
// and its file. The work is defined by its kind: EvolutionSession, NetworkSession.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <optional>

#include "app/services/job_service.h"
#include "app/services/learning/learning_runs.h"
#include "app/services/learning/reference_match.h"

namespace plyglass {

class LearningSession : public QObject {
    Q_OBJECT
  public:
    enum class State { Empty, Opening, Running, Pausing, Paused, Stopped, Finished, Failed, Damaged };

    /// The shown run; nullptr if there is none.
    const LearningRun* run() const { return m_run ? &*m_run : nullptr; }
    int number() const { return m_run ? m_run->number : 0; }
    State state() const;
    /// Running or pausing.
    bool isRunning() const { return m_isWorking && m_job.isRunning(); }
    /// Whether nothing is running and the shown run is unfinished.
    bool canResume() const;
    /// Why the shown run is unreadable; "" if it is readable.
    const std::string& problem() const { return m_problem; }
    /// Why its file could not be written last time; "" if it was.
    const std::string& savingError() const { return m_savingError; }

    /// Shows an existing run; its results may follow with `generationsChanged`. Fails while a run is active
    /// or being opened.
    Result<void> openRun(int number);
    /// Continues a paused, stopped or failed run, on its original number of threads.
    Result<void> resume();
    /// Both take effect soon and keep everything. A paused run can also be stopped; it then counts as ended,
    /// but can still be resumed.
    void pause() { requestEnd(LearningState::Paused); }
    void stop() { requestEnd(LearningState::Stopped); }
    /// Shows no run. Only while none is running.
    void close();
    /// Pauses and waits.
    void shutDown();

    /// Saves the result of a match of the shown run. Only while one is shown.
    void saveMatch(const MatchResult& match);
    /// The last saved match of the shown run; empty if there is none.
    std::optional<MatchResult> match() const;

  signals:
    /// The shown run is about to change.
    void leaving();
    /// The shown run, or its state, has changed.
    void changed();
    /// Progress: at most ten times a second.
    void advanced();
    void savingErrorChanged();
    /// Generations or their strengths were added or replaced.
    void generationsChanged();

  protected:
    /// `runs` must outlive it.
    explicit LearningSession(LearningRuns& runs, QObject* parent = nullptr);

    LearningRuns& runs() { return m_runs; }
    JobService& job() { return m_job; }
    LearningRun& shownRun() { return *m_run; }
    std::string folder() const { return m_runs.folderOf(m_run->number).toStdString(); }
    /// Time since start or resumption.
    qint64 sinceStartMs() const { return isRunning() ? m_since.elapsed() : 0; }

    /// Fails while another run is active or being opened.
    Result<void> checkFree() const;
    /// Creates a run for this many threads, with its folder. Fails as `checkFree` does.
    Result<LearningRun> create(LearningKind kind, std::uint64_t seed, Json settings, int threads) const;
    /// Shows another run.
    void show(const LearningRun& run);
    void markDamaged(const std::string& problem) { m_problem = problem; }
    /// Claims the shown run and starts its work.
    Result<void> startWork();
    /// Writes its file with the current results.
    void save();
    /// Writes its file without updating results.
    void write();

    /// Reads the shown run's results, or starts to; the error says why it is unreadable.
    virtual Result<void> load() = 0;
    /// Starts the job.
    virtual void startJob(int threads) = 0;
    /// Fetches the job's new results.
    virtual void fetchProgress() = 0;
    /// Whether the run has completed all its work.
    virtual bool isDone() const = 0;
    /// Stores the current results in the run before it is written.
    virtual void writeResults() {}
    /// End of a job that only opened the run.
    virtual void onOpened(const QString& /*error*/) {}
    /// Clears the results of the previous run.
    virtual void resetResults() = 0;

  private:
    /// Fails while this session is running or opening a run.
    Result<void> checkIdle() const;
    /// Number of threads of the shown run.
    int threads() const;
    void requestEnd(LearningState state);
    void onFinished(const QString& error);
    void finishWork(LearningState state, const QString& failure);

    LearningRuns& m_runs;
    JobService m_job;
    std::optional<LearningRun> m_run;
    std::string m_problem;
    std::string m_savingError;
    bool m_isWorking = false;                          ///< the job is the run's work
    LearningState m_wanted = LearningState::Finished;  ///< state after the requested end
    QElapsedTimer m_since;
    std::int64_t m_workedBeforeMs = 0;
};

/// Default number of threads of a run: leaves a core for a game in the window and the rest of the machine.
int defaultThreads();

}  // namespace plyglass

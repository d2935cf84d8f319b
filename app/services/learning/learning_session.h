// The lifecycle of a learning run that is shown: claimed, started, paused, stopped, resumed, ended, released,
// and its file kept up to date. What the run does is its kind's matter: EvolutionSession, NetworkSession.
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
    /// Nothing is under way, and the shown run has not done all it should.
    bool canResume() const;
    /// Why the shown run cannot be read; "" if it can.
    const std::string& problem() const { return m_problem; }
    /// Why its file could not be written the last time; "" if it could.
    const std::string& savingError() const { return m_savingError; }

    /// Shows a run that there is; what it has made may follow with `generationsChanged`. Fails while one runs
    /// or is being opened.
    Result<void> openRun(int number);
    /// Continues where the shown run was paused or stopped, or has failed, on as many threads as it was
    /// started with.
    Result<void> resume();
    /// Both end soon, with everything kept. A paused run can be stopped as well: it counts as ended, and can
    /// be resumed all the same.
    void pause() { requestEnd(LearningState::Paused); }
    void stop() { requestEnd(LearningState::Stopped); }
    /// Shows no run any more. Only while none runs.
    void close();
    /// Pauses and waits.
    void shutDown();

    /// Saves what a match of the shown run has come to. Only while one is shown.
    void saveMatch(const MatchResult& match);
    /// The last match that was saved with the shown run; nothing if there is none.
    std::optional<MatchResult> match() const;

  signals:
    /// From now on another run is shown, or none; this is the last moment of the old one.
    void leaving();
    /// The shown run is another one, or its state has changed.
    void changed();
    /// It has come further: at most ten times a second.
    void advanced();
    void savingErrorChanged();
    /// Generations or their strengths were added or replaced.
    void generationsChanged();

  protected:
    /// `runs` outlives it.
    explicit LearningSession(LearningRuns& runs, QObject* parent = nullptr);

    LearningRuns& runs() { return m_runs; }
    JobService& job() { return m_job; }
    LearningRun& shownRun() { return *m_run; }
    std::string folder() const { return m_runs.folderOf(m_run->number).toStdString(); }
    /// Since it was started or resumed.
    qint64 sinceStartMs() const { return isRunning() ? m_since.elapsed() : 0; }

    /// Fails while another run is under way, or one is being opened.
    Result<void> checkFree() const;
    /// A new run that is to use so many threads, with its folder. Fails as `checkFree` does.
    Result<LearningRun> create(LearningKind kind, std::uint64_t seed, nlohmann::ordered_json settings,
                               int threads) const;
    /// Another run is shown.
    void show(const LearningRun& run);
    void markDamaged(const std::string& problem) { m_problem = problem; }
    /// Claims the shown run and starts its work.
    Result<void> startWork();
    /// Writes its file, with what the run has come to.
    void save();
    /// Writes its file as it stands.
    void write();

    /// Reads what the shown run has made, or starts to; the error says why it cannot be read.
    virtual Result<void> load() = 0;
    /// Starts the job that does the work.
    virtual void startJob(int threads) = 0;
    /// What the job has left since the last time.
    virtual void fetchProgress() = 0;
    /// All has been done that the run should do.
    virtual bool isDone() const = 0;
    /// Puts what the run has come to into its results, before they are written.
    virtual void writeResults() {}
    /// A job that only opened the run has ended.
    virtual void onOpened(const QString& /*error*/) {}
    /// Of what the run before had come to nothing is left.
    virtual void resetResults() = 0;

  private:
    /// Fails while this session works or opens a run.
    Result<void> checkIdle() const;
    /// That the shown run was started with.
    int threads() const;
    void requestEnd(LearningState state);
    void onFinished(const QString& error);
    void finishWork(LearningState state, const QString& failure);

    LearningRuns& m_runs;
    JobService m_job;
    std::optional<LearningRun> m_run;
    std::string m_problem;
    std::string m_savingError;
    bool m_isWorking = false;                          ///< the job is the run's own work
    LearningState m_wanted = LearningState::Finished;  ///< after the end that was asked for
    QElapsedTimer m_since;
    std::int64_t m_workedBeforeMs = 0;
};

/// Threads that a run takes unless it is told otherwise: a game in the window and the rest of the machine
/// want a core as well.
int usualThreads();

}  // namespace plyglass

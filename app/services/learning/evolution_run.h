// An evolution as the window leads it: begun, opened, paused, stopped, gone on with; what it has made so far,
// and how it goes.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "app/services/job_service.h"
#include "app/services/learning/evolution_work.h"
#include "app/services/learning/learning_runs.h"
#include "app/services/learning/reference_match.h"

namespace plyglass {

class EvolutionRun : public QObject {
    Q_OBJECT
  public:
    /// `runs` outlives it.
    explicit EvolutionRun(LearningRuns& runs, QObject* parent = nullptr);
    ~EvolutionRun() override { shutDown(); }

    /// Makes a run and begins it, on so many threads.
    Result<void> begin(const EvolutionSettings& settings, int threads);
    /// Shows a run that there is; its generations follow with `generationsChanged`. Fails while one runs.
    Result<void> open(int number);
    /// Goes on where the shown run was paused or stopped, or has failed.
    Result<void> resume(int threads);
    /// A finished run gets so many generations more, and goes on.
    Result<void> extend(int generations, int threads);
    /// Both end soon, with everything kept; the generation that is being measured is measured anew later.
    void pause() { end(LearningState::Paused); }
    void stop() { end(LearningState::Stopped); }
    /// Shows no run any more. Only while none runs.
    void close();
    /// Pauses and waits.
    void shutDown();
    /// Keeps what a match of the shown run has come to. Only while one is shown.
    Result<void> keepMatch(const MatchResult& match);

    /// The shown run; nullptr if there is none.
    const LearningRun* run() const { return m_run ? &*m_run : nullptr; }
    const EvolutionSettings& settings() const { return m_settings; }
    bool isRunning() const { return m_work && m_job.isRunning(); }
    bool isEnding() const { return m_work && m_job.isStopping(); }
    bool isOpening() const { return !m_work && m_job.isRunning(); }
    /// Why the shown run cannot be read; "" if it can.
    const std::string& problem() const { return m_problem; }
    const std::vector<EvolvedGeneration>& generations() const { return m_generations; }
    /// How it goes, as of the last `advanced`; of the last one if nothing runs.
    const EvolutionNews& news() const { return m_news; }
    /// The newest game; it is there until the next one is taken.
    const std::optional<WatchedGame>& game() const { return m_game; }
    /// That the run has played, all in all.
    std::uint64_t games() const { return m_games; }
    /// Per second, of late; 0 if it cannot be told.
    double gamesPerSecond() const;
    /// Until it is done; nothing if it cannot be told.
    std::optional<qint64> remainingMs() const;
    /// Of all generations, 0 … 1; while games to fit to are played, of these.
    double share() const;
    /// The last match that was kept with the shown run; nothing if there is none.
    std::optional<MatchResult> match() const;

  signals:
    /// From now on another run is shown, or none; this is the last moment of the old one.
    void leaving();
    /// The shown run is another one, or its state has changed.
    void changed();
    /// It has come further: at most ten times a second.
    void advanced();
    /// There are more generations or strengths, or others.
    void generationsChanged();
    /// One sentence: what did not work and why.
    void refused(const QString& sentence);

  private:
    /// Begins or goes on, with so many generations more than before.
    Result<void> work(int threads, int more = 0);
    void end(LearningState state);
    void take();
    void onFinished(const QString& error);
    void keep();
    bool isGathering() const;
    void readResults();
    void writeResults();

    LearningRuns& m_runs;
    JobService m_job;
    std::optional<LearningRun> m_run;
    EvolutionSettings m_settings;
    std::string m_problem;
    std::vector<EvolvedGeneration> m_generations;
    std::shared_ptr<EvolutionWork> m_work;                   ///< while it runs
    std::shared_ptr<std::vector<EvolvedGeneration>> m_read;  ///< while it is opened
    EvolutionNews m_news;
    std::optional<WatchedGame> m_game;
    std::uint64_t m_games = 0;
    LearningState m_wanted = LearningState::Finished;  ///< after the end that was asked for
    // Since it began or went on
    QElapsedTimer m_since;
    QElapsedTimer m_sinceKept;
    std::int64_t m_workedBeforeMs = 0;
    std::uint64_t m_gamesBefore = 0;
    // Since the pace is what it is: playing games to fit to is another one
    QElapsedTimer m_pace;
    double m_shareBefore = 0;
};

}  // namespace plyglass

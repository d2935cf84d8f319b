// A network run on a thread of its own: how far it is, what it has made, pause and go on.
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "app/services/job_service.h"
#include "app/services/learning/watched_game.h"
#include "engine/learning/training/network_run.h"

namespace plyglass {

class NetworkRunService : public QObject {
    Q_OBJECT
  public:
    explicit NetworkRunService(QObject* parent = nullptr);

    /// Begins a run, or goes on with it where `run` stands. False, and nothing happens, while one is under
    /// way.
    bool start(const NetworkRun& run, const QString& folder, int threads);
    /// Asks it to leave off, with its state kept; `ended` follows soon.
    void stop() { m_job.stop(); }
    /// Leaves off and waits; nothing more is heard of it. What it did until now is in `run`.
    void abandon();

    bool isRunning() const { return m_job.isRunning(); }
    bool isStopping() const { return m_job.isStopping(); }
    /// Of the run started last.
    const NetworkRun& run() const { return m_run; }
    const NetworkRunStep& step() const { return m_step; }
    /// A game that the run has just played; none until then.
    const std::optional<WatchedGame>& game() const { return m_game; }

  signals:
    /// `step` has advanced: at most ten times a second.
    void stepped();
    /// `run` has.
    void changed();
    /// There is another `game`.
    void played();
    /// It is over: done, paused, or failed for the reason given (empty = it did not fail).
    void ended(const QString& error);

  private:
    struct Shared;
    void take();

    JobService m_job;
    std::shared_ptr<Shared> m_shared;  ///< what the job leaves for this thread
    NetworkRun m_run;
    NetworkRunStep m_step;
    std::optional<WatchedGame> m_game;
};

}  // namespace plyglass

// Runs one long engine job at a time on a separate thread, with progress, stop and error reporting.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThread>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

#include "engine/base/job_context.h"
#include "engine/base/result.h"

namespace plyglass {

class JobService : public QObject {
    Q_OBJECT
  public:
    /// Called once on the job's thread. Owns its data; when asked to stop, returns soon with partial results,
    /// which is no error.
    using Work = std::function<Result<void>(const JobContext&)>;

    explicit JobService(QObject* parent = nullptr);
    /// Stops the job and waits for it; no signals follow.
    ~JobService() override;

    /// Starts a job with this many threads. False, without effect, while another job is running.
    bool start(Work work, int threads = 1);
    /// Requests the job to end soon; `finished` follows.
    void stop();
    /// Stops the job and waits for its thread; no signal follows.
    void abandon();
    bool isRunning() const { return m_thread != nullptr; }
    /// Whether the running job has been asked to stop.
    bool isStopping() const { return isRunning() && m_stop.stop_requested(); }

  signals:
    /// Progress, at most ten times a second; the last state is always reported before `finished`.
    void progressed(const plyglass::JobProgress& progress);
    /// End of the job: done, stopped, or failed with the reason (empty = no failure).
    void finished(const QString& error);

  private:
    struct Shared;
    void onEnded(const QString& error);
    void tellProgress();

    std::unique_ptr<QThread> m_thread;
    std::stop_source m_stop;
    std::shared_ptr<Shared> m_shared;  ///< results of the job's threads for this one
    quint64 m_generation = 0;
};

}  // namespace plyglass

Q_DECLARE_METATYPE(plyglass::JobProgress)

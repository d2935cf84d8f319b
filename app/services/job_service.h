// One long job of the engine at a time, on a thread of its own: progress, stop, and why it failed.
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
    /// Called once on the job's thread. It owns what it works on; when asked to stop it returns soon with
    /// what it has, and that is no failure.
    using Work = std::function<Result<void>(const JobContext&)>;

    explicit JobService(QObject* parent = nullptr);
    /// Stops the job and waits for it; nothing more is heard of it.
    ~JobService() override;

    /// Begins a job that may use so many threads. False, and nothing happens, while another one runs.
    bool start(Work work, int threads = 1);
    /// Asks the job to end soon; `finished` follows.
    void stop();
    /// Stops the job and waits until its thread has ended; no signal follows.
    void abandon();
    bool isRunning() const { return m_thread != nullptr; }
    /// The running job has been asked to stop.
    bool isStopping() const { return isRunning() && m_stop.stop_requested(); }

  signals:
    /// At most ten a second; the last one is always told, before `finished`.
    void progressed(const plyglass::JobProgress& progress);
    /// The job is over: done, stopped, or failed for the reason given (empty = it did not fail).
    void finished(const QString& error);

  private:
    struct Shared;
    void onEnded(const QString& error);
    void tellProgress();

    std::unique_ptr<QThread> m_thread;
    std::stop_source m_stop;
    std::shared_ptr<Shared> m_shared;  ///< what the job's threads leave for this one
    quint64 m_generation = 0;
};

}  // namespace plyglass

Q_DECLARE_METATYPE(plyglass::JobProgress)

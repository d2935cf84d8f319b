// A running comparison: results so far, and its file, which is kept up to date.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "app/services/job_service.h"
#include "engine/lab/experiments/comparison_file.h"

namespace plyglass {

class ComparisonRun : public QObject {
    Q_OBJECT
  public:
    explicit ComparisonRun(QObject* parent = nullptr);
    ~ComparisonRun() override;

    /// Measurements so far; nullptr before the first run.
    const Comparison* comparison() const { return m_saved ? &m_saved->comparison : nullptr; }
    const Provenance* provenance() const { return m_saved ? &m_saved->provenance : nullptr; }
    /// Its file; empty if there is none.
    QString file() const { return m_file; }
    bool isRunning() const { return m_job.isRunning(); }
    bool isStopping() const { return m_job.isStopping(); }
    /// Time of the current or last run in ms, without earlier runs of the same comparison.
    qint64 elapsedMs() const { return isRunning() ? m_since.elapsed() : m_lastMs; }

    /// Shows a comparison without measuring. Only while nothing is running.
    void show(SavedComparison saved, const QString& file);
    /// Clears the shown comparison; keeps the file. Only while nothing is running.
    void clear();
    /// Runs the missing searches, `parallelSearches` in parallel, and writes the file every few seconds and
    /// at the end. Only while nothing is running and a comparison is shown.
    void measureMissing(int parallelSearches);
    void stop() { m_job.stop(); }
    /// Stops and waits; the results are in the file.
    void shutDown();

  signals:
    /// New measurements: at most ten times a second.
    void advanced();
    /// End of the run: done, stopped, or failed with the reason (empty = no failure).
    void ended(const QString& error);

  private:
    struct Work;
    void take();

    JobService m_job;
    std::optional<SavedComparison> m_saved;
    std::shared_ptr<Work> m_work;
    QString m_file;
    QElapsedTimer m_since;
    qint64 m_lastMs = 0;
};

}  // namespace plyglass

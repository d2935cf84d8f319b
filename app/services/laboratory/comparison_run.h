// A comparison being measured: what is known of it so far, and its file, which keeps up with it.
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

    /// What has been measured; nullptr before the first run.
    const Comparison* comparison() const { return m_saved ? &m_saved->comparison : nullptr; }
    const Provenance* provenance() const { return m_saved ? &m_saved->provenance : nullptr; }
    /// Where it is kept; empty if nowhere.
    QString file() const { return m_file; }
    bool isRunning() const { return m_job.isRunning(); }
    bool isStopping() const { return m_job.isStopping(); }
    /// Since the running or last run began, in ms; of the part of it that was measured in one go.
    qint64 elapsedMs() const { return isRunning() ? m_since.elapsed() : m_lastMs; }

    /// Shows a comparison without measuring. Only while nothing runs.
    void show(SavedComparison saved, const QString& file);
    /// Forgets it; the file stays. Only while nothing runs.
    void clear();
    /// Measures what is missing with so many searches at once, and writes the file, every few seconds and at
    /// the end. Only while nothing runs and something is shown.
    void measureMissing(int searchesAtOnce);
    void stop() { m_job.stop(); }
    /// Stops and waits; what was measured is in the file.
    void shutDown();

  signals:
    /// More has been measured: at most ten times a second.
    void advanced();
    /// Nothing runs any more: done, stopped, or failed for the reason given (empty = it did not fail).
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

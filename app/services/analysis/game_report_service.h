// A game report made in the background: what is known of it so far, and its file, from which it is continued
// the next time somebody asks for it.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "app/services/analysis/kept_reports.h"
#include "app/services/job_service.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

class GameReportService : public QObject {
    Q_OBJECT
  public:
    /// Reports are kept in the folder, which is made if need be.
    explicit GameReportService(QString folder, QObject* parent = nullptr);
    ~GameReportService() override;

    /// Begins a report, or continues one that was stopped; one that is complete, with as many nodes or more,
    /// is only read. Another one that is running is given up: what it has found is in its file, and nothing
    /// more is heard of it.
    void start(const GameLine& line, const ReportSettings& settings, int threads);
    /// The deepest report of this line that was made before; nullptr if none was.
    std::shared_ptr<const GameReport> stored(const GameLine& line) const;
    /// Asks the report to end soon; `finished` follows.
    void stop() { m_job.stop(); }
    /// Stops and waits; nothing follows.
    void shutDown();
    bool isRunning() const { return m_job.isRunning(); }
    /// What is known; nullptr before the first `changed` of a report.
    std::shared_ptr<const GameReport> report() const { return m_report; }

  signals:
    /// More is known: at most four times a second, and once more before `finished`.
    void changed(std::shared_ptr<const plyglass::GameReport> report);
    void progressed(const plyglass::JobProgress& progress);
    /// Nothing runs any more: complete, stopped, or failed for the reason given (empty = it did not fail).
    void finished(const QString& error);

  private:
    struct Work;
    void take();

    QString m_folder;
    JobService m_job;
    std::shared_ptr<Work> m_work;
    std::shared_ptr<const GameReport> m_report;
};

}  // namespace plyglass

Q_DECLARE_METATYPE(std::shared_ptr<const plyglass::GameReport>)

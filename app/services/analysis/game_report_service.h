// Computes a game report in the background and stores it in a file, from which it is continued.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <memory>

#include "app/services/analysis/kept_reports.h"
#include "app/services/job_service.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

class GameReportService : public QObject {
    Q_OBJECT
  public:
    /// Stores reports in `folder`, which is created if needed.
    explicit GameReportService(QString folder, QObject* parent = nullptr);
    ~GameReportService() override;

    /// Starts a report, or continues a stopped one; a complete one with at least as many nodes is only
    /// loaded. A running one is abandoned without further signals; its results are in its file.
    void start(const GameLine& line, const ReportSettings& settings, int threads);
    /// Reads the deepest stored report of this line on another thread; `found` follows. Supersedes an earlier
    /// look-up.
    void lookUp(const GameLine& line);
    /// Requests the report to end soon; `finished` follows.
    void stop() { m_job.stop(); }
    /// Stops and waits, and forgets a look-up; no signals follow.
    void shutDown();
    bool isRunning() const { return m_job.isRunning(); }
    /// The report so far; nullptr before its first `changed`.
    std::shared_ptr<const GameReport> report() const { return m_report; }

  signals:
    /// The stored report of the line looked up last; not emitted if there is none.
    void found(std::shared_ptr<const plyglass::GameReport> report);
    /// New results: at most four times a second, and once more before `finished`.
    void changed(std::shared_ptr<const plyglass::GameReport> report);
    void progressed(const plyglass::JobProgress& progress);
    /// End of the work: complete, stopped, or failed with the reason (empty = no failure).
    void finished(const QString& error);

  private:
    struct Work;
    void take();

    QString m_folder;
    JobService m_job;
    std::shared_ptr<Work> m_work;
    std::shared_ptr<const GameReport> m_report;
    quint64 m_lookUps = 0;
    QThreadPool m_reader;
};

}  // namespace plyglass

Q_DECLARE_METATYPE(std::shared_ptr<const plyglass::GameReport>)

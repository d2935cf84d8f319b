// The job has its own report and publishes copies.
#include "app/services/analysis/game_report_service.h"

#include <QDir>
#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

#include "engine/base/path_lock.h"
#include "engine/lab/analysis/game_report_file.h"
#include "engine/lab/analysis/game_report_run.h"

namespace plyglass {

namespace {

using Clock = std::chrono::steady_clock;

/// Intervals of copies for the window, and of file writes.
constexpr std::chrono::milliseconds kSnapshotInterval{250};
constexpr std::chrono::seconds kSaveInterval{2};

}  // namespace

/// The job's report, and the latest copy not yet fetched.
struct GameReportService::Work {
    GameReport report;
    ReportSettings settings;
    QString folder;
    QString file;
    std::mutex mutex;
    std::shared_ptr<const GameReport> fresh;
    Clock::time_point lastCopy;
    Clock::time_point lastSave = Clock::now();

    void copy() {
        auto snapshot = std::make_shared<const GameReport>(report);
        const std::lock_guard guard(mutex);
        fresh = std::move(snapshot);
        lastCopy = Clock::now();
    }

    Result<void> save() {
        lastSave = Clock::now();
        return saveGameReport(file.toStdString(), report);
    }

    Result<void> run(const JobContext& job) {
        // Another window may be computing the same report.
        const auto lock = PathLock::of(file.toStdString());
        if (!lock) return tl::unexpected(lock.error());
        auto deeper = KeptReports(folder).deepest(report.line);
        if (deeper && deeper->isComplete() && deeper->provenance.nodes > settings.nodes) {
            report = std::move(*deeper);
            copy();
            return {};
        }
        // A missing or unreadable file is created anew.
        auto saved = loadGameReport(file.toStdString());
        if (saved && saved->line == report.line && saved->provenance == report.provenance)
            report = std::move(*saved);
        const bool wasComplete = report.isComplete();
        copy();
        job.report({});
        Result<void> kept;
        const auto onChange = [this, &kept](const GameReport&) {
            const auto now = Clock::now();
            if (now - lastCopy >= kSnapshotInterval) copy();
            if (kept && now - lastSave >= kSaveInterval) kept = save();
        };
        const Result<void> made = continueReport(report, settings, job, onChange);
        copy();
        if (!made || wasComplete) return made;
        const Result<void> last = save();
        return last ? kept : last;
    }
};

GameReportService::GameReportService(QString folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)) {
    qRegisterMetaType<std::shared_ptr<const GameReport>>();
    m_reader.setMaxThreadCount(1);
    connect(&m_job, &JobService::progressed, this, [this](const JobProgress& progress) {
        take();
        if (progress.total > 0) emit progressed(progress);
    });
    connect(&m_job, &JobService::finished, this, [this](const QString& error) {
        take();
        m_work.reset();
        emit finished(error);
    });
}

GameReportService::~GameReportService() {
    shutDown();
    m_reader.clear();
    m_reader.waitForDone();
}

void GameReportService::start(const GameLine& line, const ReportSettings& settings, int threads) {
    shutDown();
    m_report.reset();
    QDir().mkpath(m_folder);
    m_work = std::make_shared<Work>();
    m_work->report = newReport(line, settings);
    m_work->settings = settings;
    m_work->folder = m_folder;
    m_work->file = KeptReports::file(m_folder, line, m_work->report.provenance);
    m_job.start([work = m_work](const JobContext& job) { return work->run(job); }, threads);
}

void GameReportService::lookUp(const GameLine& line) {
    m_reader.clear();
    m_reader.start([this, line, folder = m_folder, lookUp = ++m_lookUps] {
        auto saved = KeptReports(folder).deepest(line);
        if (!saved) return;
        const auto report = std::make_shared<const GameReport>(std::move(*saved));
        const auto tell = [this, report, lookUp] {
            if (lookUp == m_lookUps) emit found(report);
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

void GameReportService::shutDown() {
    ++m_lookUps;
    m_job.abandon();
    m_work.reset();
}

void GameReportService::take() {
    if (!m_work) return;
    std::shared_ptr<const GameReport> fresh;
    {
        const std::lock_guard guard(m_work->mutex);
        fresh = std::exchange(m_work->fresh, nullptr);
    }
    if (!fresh) return;
    m_report = std::move(fresh);
    emit changed(m_report);
}

}  // namespace plyglass

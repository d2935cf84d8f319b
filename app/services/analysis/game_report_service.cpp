// The job has a report of its own; copies of it are handed over now and then.
#include "app/services/analysis/game_report_service.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
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

/// Between two copies for the window, and between two writings of the file.
constexpr std::chrono::milliseconds kSnapshotInterval{250};
constexpr std::chrono::seconds kSaveInterval{2};

/// What the file holds of a report; none if it is not there, damaged or about something else.
std::optional<GameReport> readReport(const QString& file, const GameReport& wanted) {
    if (!QFile::exists(file)) return std::nullopt;
    auto saved = loadGameReport(file.toStdString());
    const bool fits = saved && saved->line == wanted.line && saved->provenance == wanted.provenance;
    return fits ? std::optional(std::move(*saved)) : std::nullopt;
}

}  // namespace

QString reportFile(const QString& folder, const GameLine& line, const ReportProvenance& provenance) {
    GameReport nothing;
    nothing.line = line;
    nothing.provenance = provenance;
    nothing.positions.resize(line.moves.size() + 1);
    assess(nothing);
    const std::string text = gameReportToJson(nothing);
    const QByteArray hash = QCryptographicHash::hash(
        QByteArray(text.data(), static_cast<qsizetype>(text.size())), QCryptographicHash::Sha256);
    constexpr int kHashBytes = 16;
    return QStringLiteral("%1/%2.json").arg(folder, QString::fromLatin1(hash.left(kHashBytes).toHex()));
}

/// The job's own report, and the newest copy that nobody has fetched yet.
struct GameReportService::Work {
    GameReport report;
    ReportSettings settings;
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

    /// A file that cannot be read counts as none: the report is made anew and takes its place.
    void readSaved() {
        if (auto saved = readReport(file, report)) report = std::move(*saved);
    }

    Result<void> run(const JobContext& job) {
        // Another window may be making the same report.
        const auto lock = PathLock::of(file.toStdString());
        if (!lock) return tl::unexpected(lock.error());
        readSaved();
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

GameReportService::~GameReportService() { shutDown(); }

void GameReportService::start(const GameLine& line, const ReportSettings& settings, int threads) {
    m_job.abandon();
    m_report.reset();
    QDir().mkpath(m_folder);
    m_work = std::make_shared<Work>();
    m_work->report = newReport(line, settings);
    m_work->settings = settings;
    m_work->file = reportFile(m_folder, line, m_work->report.provenance);
    m_job.start([work = m_work](const JobContext& job) { return work->run(job); }, threads);
}

std::shared_ptr<const GameReport> GameReportService::stored(const GameLine& line,
                                                            const ReportSettings& settings) const {
    const GameReport wanted = newReport(line, settings);
    auto saved = readReport(reportFile(m_folder, line, wanted.provenance), wanted);
    return saved ? std::make_shared<const GameReport>(std::move(*saved)) : nullptr;
}

void GameReportService::shutDown() {
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

// Scanning, opening, deleting.
#include "app/services/laboratory/comparison_archive.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <utility>

#include "app/services/slug.h"
#include "app/services/translated.h"
#include "engine/base/file_append.h"

namespace plyglass {

namespace {

ComparisonFile describe(const QFileInfo& info) {
    ComparisonFile file{.path = info.filePath(), .modified = info.lastModified()};
    const auto saved = loadComparison(file.path.toStdString());
    if (!saved) {
        file.problem = translated(saved.error()).toStdString();
        return file;
    }
    const Comparison& comparison = saved->comparison;
    file.planName = comparison.plan().name;
    file.done = comparison.done();
    file.searches = comparison.keys().size();
    file.isFinished = comparison.isFinished();
    return file;
}

/// Maximum length of the plan's name in a file name.
constexpr int kMaxSlug = 40;

}  // namespace

ComparisonArchive::ComparisonArchive(QString folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)) {
    connect(&m_job, &JobService::finished, this, &ComparisonArchive::onFinished);
}

QString ComparisonArchive::save(const SavedComparison& saved) const {
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString slug = slugOf(QString::fromStdString(saved.comparison.plan().name)).left(kMaxSlug);
    const QString stem = QStringLiteral("%1/%2-%3").arg(m_folder, stamp, slug);
    const std::string text = toJsonText(saved.comparison, saved.provenance);
    QDir().mkpath(m_folder);
    QString path = stem + QStringLiteral(".json");
    const auto isTaken = [&] {
        const auto made = makeFile(path.toStdString(), text);
        return made && *made == NewFile::NameTaken;
    };
    for (int number = 2; isTaken(); ++number) path = QStringLiteral("%1-%2.json").arg(stem).arg(number);
    return path;
}

void ComparisonArchive::refresh() {
    auto found = std::make_shared<std::vector<ComparisonFile>>();
    run(
        [folder = m_folder, found](const JobContext& job) -> Result<void> {
            const QFileInfoList files =
                QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
            for (const QFileInfo& file : files) {
                if (job.stopRequested()) break;
                found->push_back(describe(file));
            }
            return {};
        },
        [this, found] {
            m_files = std::move(*found);
            emit refreshed();
        });
}

void ComparisonArchive::open(const QString& path) {
    auto read = std::make_shared<std::shared_ptr<SavedComparison>>();
    run(
        [path, read](const JobContext&) -> Result<void> {
            auto saved = loadComparison(path.toStdString());
            if (!saved) return tl::unexpected(saved.error());
            *read = std::make_shared<SavedComparison>(std::move(*saved));
            return {};
        },
        [this, path, read] { emit opened(*read, path); });
}

bool ComparisonArchive::remove(const QString& path) {
    const bool isRemoved = QFile::remove(path);
    refresh();
    return isRemoved;
}

void ComparisonArchive::shutDown() {
    m_next = nullptr;
    m_job.abandon();
}

void ComparisonArchive::run(JobService::Work work, std::function<void()> then) {
    if (m_job.isRunning()) {
        m_then = nullptr;
        m_next = std::move(work);
        m_afterNext = std::move(then);
        m_job.stop();
    } else {
        m_then = std::move(then);
        m_job.start(std::move(work));
    }
    emit busyChanged();
}

void ComparisonArchive::onFinished(const QString& error) {
    const auto then = std::exchange(m_then, nullptr);
    if (const auto next = std::exchange(m_next, nullptr)) {
        run(next, std::exchange(m_afterNext, nullptr));
        return;
    }
    emit busyChanged();
    if (!error.isEmpty())
        emit failed(error);
    else if (then)
        then();
}

}  // namespace plyglass

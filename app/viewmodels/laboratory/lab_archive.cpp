// Looking through the folder, opening, deleting.
#include "app/viewmodels/laboratory/lab_archive.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <utility>

#include "app/services/translated.h"
#include "engine/base/file_append.h"

namespace plyglass {

/// A file of the folder as the list shows it.
struct LabArchive::Entry {
    QString path;
    SavedRunRow row;
};

namespace {

SavedRunRow fileRow(const QFileInfo& file) {
    const QString date = QLocale().toString(file.lastModified(), QLocale::ShortFormat);
    const auto saved = loadComparison(file.filePath().toStdString());
    if (!saved)
        return {file.fileName(), date, QString(), false, QString::fromStdString(saved.error().message)};
    const Comparison& comparison = saved->comparison;
    return {translated(comparison.plan().name), date,
            LabArchive::tr("%1 of %2 searches").arg(comparison.done()).arg(comparison.keys().size()),
            comparison.isFinished(), QString()};
}

/// Letters, digits and hyphens: safe in any file system.
QString slugOf(const QString& name) {
    QString slug;
    for (const QChar c : name.toLower())
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            slug += c;
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    constexpr int kLongest = 40;
    return slug.left(kLongest);
}

}  // namespace

LabArchive::LabArchive(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder)) {
    connect(&m_job, &JobService::finished, this, &LabArchive::onFinished);
}

QString LabArchive::keep(const SavedComparison& saved) const {
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString slug = slugOf(QString::fromStdString(saved.comparison.plan().name));
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

QString LabArchive::pathOf(int row) const { return m_paths.value(row); }

void LabArchive::refresh() {
    auto found = std::make_shared<QList<Entry>>();
    run(
        [folder = m_folder, found](const JobContext& job) -> Result<void> {
            const QFileInfoList files =
                QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
            for (const QFileInfo& file : files) {
                if (job.stopRequested()) break;
                found->append({file.filePath(), fileRow(file)});
            }
            return {};
        },
        [this, found] {
            m_paths.clear();
            QList<SavedRunRow> rows;
            for (const Entry& entry : *found) {
                m_paths += entry.path;
                rows.append(entry.row);
            }
            m_rows.setRows(std::move(rows));
        });
}

void LabArchive::open(int row) {
    if (const QString path = pathOf(row); !path.isEmpty()) openFile(path);
}

void LabArchive::openFile(const QString& path) {
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

void LabArchive::remove(int row) {
    const QString path = pathOf(row);
    if (path.isEmpty()) return;
    if (!QFile::remove(path))
        emit failed(tr("Could not delete %1. Check the permissions of its folder.").arg(path));
    refresh();
}

void LabArchive::run(JobService::Work work, std::function<void()> then) {
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

void LabArchive::onFinished(const QString& error) {
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

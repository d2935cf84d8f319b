#include "app/viewmodels/laboratory/saved_runs_model.h"

#include <QFileInfo>
#include <QLocale>
#include <utility>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"

namespace plyglass {

namespace {

SavedRunRow rowOf(const ComparisonFile& file) {
    const QString date = QLocale().toString(file.modified, QLocale::ShortFormat);
    if (!file.problem.empty())
        return {QFileInfo(file.path).fileName(), date, QString(), false, text(file.problem)};
    return {translated(file.planName), date,
            SavedRunsModel::tr("%1 of %2 searches").arg(file.done).arg(file.searches), file.isFinished,
            QString()};
}

}  // namespace

SavedRunsModel::SavedRunsModel(ComparisonArchive& archive, QObject* parent)
    : QObject(parent), m_archive(archive) {
    connect(&m_archive, &ComparisonArchive::busyChanged, this, &SavedRunsModel::busyChanged);
    connect(&m_archive, &ComparisonArchive::opened, this, &SavedRunsModel::opened);
    connect(&m_archive, &ComparisonArchive::refreshed, this, [this] {
        QList<SavedRunRow> rows;
        for (const ComparisonFile& file : m_archive.files()) rows.append(rowOf(file));
        m_rows.setRows(std::move(rows));
    });
}

const ComparisonFile* SavedRunsModel::fileAt(int row) const {
    return row >= 0 && row < static_cast<int>(m_archive.files().size())
               ? &m_archive.files()[static_cast<std::size_t>(row)]
               : nullptr;
}

void SavedRunsModel::open(int row) {
    if (const ComparisonFile* file = fileAt(row)) m_archive.open(file->path);
}

void SavedRunsModel::remove(int row) {
    const ComparisonFile* file = fileAt(row);
    if (!file) return;
    const QString path = file->path;
    if (!m_archive.remove(path))
        emit failed(tr("Could not delete %1. Check the permissions of its folder.").arg(path));
}

}  // namespace plyglass

#include "app/viewmodels/library/library_import_view_model.h"

#include <utility>

#include "app/viewmodels/shared/local_path.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

LibraryImportViewModel::LibraryImportViewModel(LibraryTransfers& transfers, std::function<bool()> isSearched,
                                               QObject* parent)
    : QObject(parent), m_transfers(transfers), m_isSearched(std::move(isSearched)) {
    connect(&transfers, &LibraryTransfers::importEnded, this, &LibraryImportViewModel::onEnded);
    connect(&transfers, &LibraryTransfers::progressed, this, [this](const JobProgress& progress) {
        m_progress = progress;
        emit changed();
    });
}

void LibraryImportViewModel::take(const QList<QUrl>& files) {
    QStringList paths;
    for (const QUrl& file : files) paths << localPath(file);
    if (paths.isEmpty()) return;
    if (!m_transfers.import(paths)) {
        emit notified(tr("Games are being imported. Wait until that is done, or stop it."), Tone::Warn);
        return;
    }
    m_progress = {};
    m_time.start();
    emit changed();
}

double LibraryImportViewModel::share() const {
    return m_progress.total == 0
               ? 0
               : static_cast<double>(m_progress.done) / static_cast<double>(m_progress.total);
}

QString LibraryImportViewModel::text() const {
    const std::uint64_t games = std::stoull("0" + m_progress.message);
    const double seconds = static_cast<double>(m_time.elapsed()) / 1000;
    if (games == 0 || seconds < 0.5) return tr("Reading the file");
    const double left = share() > 0 ? seconds / share() - seconds : 0;
    return tr("%1 games, %2 a second, %3 left")
        .arg(groupedText(games), rateText(static_cast<double>(games) / seconds),
             durationText(static_cast<std::int64_t>(left * 1000)));
}

void LibraryImportViewModel::onEnded(const QList<ImportedFile>& files) {
    m_report.show(files, m_isSearched());
    emit changed();
    emit ended(m_report.text(), m_report.tone());
}

}  // namespace plyglass

#include "app/services/library/transfer/library_transfers.h"

#include <utility>

#include "app/services/library/transfer/game_export.h"
#include "app/services/library/transfer/rescue.h"
#include "app/services/translated.h"

namespace plyglass {

LibraryTransfers::LibraryTransfers(QString libraryFile) : m_file(std::move(libraryFile)) {
    connect(&m_import, &JobService::progressed, this, &LibraryTransfers::progressed);
    connect(&m_import, &JobService::finished, this, [this](const QString&) {
        emit importEnded(std::exchange(m_imported, {}));
        emit changed();
    });
    connect(&m_export, &JobService::finished, this, [this](const QString& error) {
        if (!error.isEmpty()) emit failed(error);
    });
}

LibraryTransfers::~LibraryTransfers() {
    m_import.abandon();
    m_export.abandon();
}

bool LibraryTransfers::exportGames(GameIds games, const QString& path) {
    return m_export.start([this, games = std::move(games), path](const JobContext& context) -> Result<void> {
        const auto library = LibraryConnection::open(m_file);
        const auto summary = library ? plyglass::exportGames(**library, *games, path, context)
                                     : tl::unexpected(library.error());
        if (!summary) return tl::unexpected(summary.error());
        QStringList lost;
        for (const Error& game : summary->lost) lost << translated(game);
        const auto tell = [this, count = static_cast<qint64>(summary->games), path, lost] {
            emit exported(count, path, lost);
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
        return {};
    });
}

bool LibraryTransfers::import(const QStringList& files) {
    return m_import.start([this, files](const JobContext& context) -> Result<void> {
        importFiles(files, context);
        return {};
    });
}

bool LibraryTransfers::rescue(const QString& damaged) {
    return m_import.start([this, damaged](const JobContext& context) -> Result<void> {
        const auto library = LibraryConnection::open(m_file);
        const auto rescued =
            library ? rescueGames(damaged, **library, context) : tl::unexpected(library.error());
        ImportedFile file{.path = damaged, .isRescue = true};
        if (rescued) {
            file.summary.games = rescued->games;
            file.summary.skipped = rescued->lost;
            file.summary.isComplete = !context.stopRequested();
        } else {
            file.error = translated(rescued.error());
        }
        m_imported << file;
        return {};
    });
}

/// An unreadable file does not affect the others.
void LibraryTransfers::importFiles(const QStringList& files, const JobContext& context) {
    const auto library = LibraryConnection::open(m_file);
    for (const QString& path : files) {
        auto summary = !library                  ? tl::unexpected(library.error())
                       : context.stopRequested() ? Result<ImportSummary>(ImportSummary{})
                                                 : importPgnFile(**library, path, context);
        ImportedFile imported{.path = path};
        if (summary)
            imported.summary = std::move(*summary);
        else
            imported.error = translated(summary.error());
        m_imported << imported;
    }
}

}  // namespace plyglass

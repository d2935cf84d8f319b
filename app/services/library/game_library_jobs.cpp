// Long jobs of the library, each with its own connection: import and export.
#include <utility>

#include "app/services/library/game_library.h"
#include "app/services/library/transfer/game_export.h"
#include "app/services/library/transfer/rescue.h"
#include "app/services/translated.h"

namespace plyglass {

bool GameLibrary::exportGames(GameIds games, const QString& path) {
    return m_export.start([this, games = std::move(games), path](const JobContext& context) -> Result<void> {
        const auto library = LibraryConnection::open(m_file);
        const auto summary = library ? plyglass::exportGames(**library, *games, path, context)
                                     : tl::unexpected(library.error());
        if (!summary) return tl::unexpected(summary.error());
        QStringList lost;
        for (const Error& game : summary->lost) lost << translated(game);
        tell([this, count = static_cast<qint64>(summary->games), path, lost] {
            emit exported(count, path, lost);
        });
        return {};
    });
}

bool GameLibrary::import(const QStringList& files) {
    return m_job.start([this, files](const JobContext& context) -> Result<void> {
        importFiles(files, context);
        return {};
    });
}

bool GameLibrary::rescue(const QString& damaged) {
    return m_job.start([this, damaged](const JobContext& context) -> Result<void> {
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
void GameLibrary::importFiles(const QStringList& files, const JobContext& context) {
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

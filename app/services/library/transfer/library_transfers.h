// Long jobs of a window's library, each with its own connection: import, rescue and export.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/services/job_service.h"
#include "app/services/library/find/game_search.h"
#include "app/services/library/transfer/pgn_import.h"

namespace plyglass {

/// Result of importing a file.
struct ImportedFile {
    QString path;
    ImportSummary summary = {};
    QString error = {};     ///< why it stopped; empty without an error of the file or the library
    bool isRescue = false;  ///< a damaged library; skipped games are lost

    /// Whether the user stopped it before its end.
    bool isStopped() const { return error.isEmpty() && !summary.isComplete; }
};

class LibraryTransfers : public QObject {
    Q_OBJECT
  public:
    explicit LibraryTransfers(QString libraryFile);
    /// Stops the jobs and waits for them.
    ~LibraryTransfers() override;

    /// Imports the games of PGN files, one after another; `progressed` and `importEnded` follow. False,
    /// without effect, during another import.
    bool import(const QStringList& files);
    /// Imports what is readable of a damaged library; the same signals follow. False, without effect, during
    /// an import.
    bool rescue(const QString& damaged);
    /// Imported games stay; importing the same file again continues there.
    void stopImport() { m_import.stop(); }
    bool isImporting() const { return m_import.isRunning(); }
    /// Writes these games to a PGN file, which is replaced; `exported` or `failed` follows. False, without
    /// effect, during another export.
    bool exportGames(GameIds games, const QString& path);

  signals:
    void progressed(const plyglass::JobProgress& progress);
    void importEnded(const QList<plyglass::ImportedFile>& files);
    /// The games have changed; follows `importEnded`.
    void changed();
    /// `lost` are sentences about unreadable games.
    void exported(qint64 games, const QString& path, const QStringList& lost);
    /// One sentence: what, where, what to do.
    void failed(const QString& message);

  private:
    void importFiles(const QStringList& files, const JobContext& context);

    const QString m_file;
    QList<ImportedFile> m_imported;  ///< used by the job while it runs
    JobService m_import;
    JobService m_export;
};

}  // namespace plyglass

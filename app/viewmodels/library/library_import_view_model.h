// The running import: progress, speed and result.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QObject>
#include <QUrl>
#include <functional>

#include "app/services/game/tone.h"
#include "app/services/library/transfer/library_transfers.h"
#include "app/viewmodels/library/import_report.h"

namespace plyglass {

class LibraryImportViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(LibraryImports)
    QML_UNCREATABLE("Library.imports")
    Q_PROPERTY(bool running READ isRunning NOTIFY changed FINAL)
    Q_PROPERTY(double share READ share NOTIFY changed FINAL)
    /// "120 000 games, 21 k a second, 0:14 left".
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Result of the last import.
    Q_PROPERTY(plyglass::ImportReport* report READ report CONSTANT FINAL)

  public:
    /// The transfers outlive it. `isSearched`: whether the list of games shows only some of them.
    LibraryImportViewModel(LibraryTransfers& transfers, std::function<bool()> isSearched,
                           QObject* parent = nullptr);

    bool isRunning() const { return m_transfers.isImporting(); }
    double share() const;
    QString text() const;
    ImportReport* report() { return &m_report; }

    /// Imports the games of these files: `ended` follows.
    Q_INVOKABLE void take(const QList<QUrl>& files);
    /// Stops; the games imported so far stay.
    Q_INVOKABLE void stop() { m_transfers.stopImport(); }

  signals:
    void changed();
    void notified(const QString& sentence, plyglass::Tone tone);
    /// Result of an import.
    void ended(const QString& sentence, plyglass::Tone tone);

  private:
    void onEnded(const QList<ImportedFile>& files);

    LibraryTransfers& m_transfers;
    std::function<bool()> m_isSearched;
    JobProgress m_progress;
    QElapsedTimer m_time;
    ImportReport m_report;
};

}  // namespace plyglass

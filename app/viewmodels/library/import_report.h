// Result of the last import: number of games, and the damaged ones with their errors.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/services/game/tone.h"
#include "app/services/library/transfer/library_transfers.h"
#include "app/viewmodels/shared/rows_model.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

class ImportReport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("LibraryImports.report")
    /// "1 281 games were imported. 3 games could not be read and were left out."; empty before the first one.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Games with errors: file name and result; line and error.
    Q_PROPERTY(plyglass::RowsModel* faulty READ faulty CONSTANT FINAL)
    /// "And 200 more."; empty if the list is complete.
    Q_PROPERTY(QString moreText READ moreText NOTIFY changed FINAL)

  public:
    explicit ImportReport(QObject* parent = nullptr) : QObject(parent) {}

    /// Shows the result of files, or of one damaged library. `isSearched`: the list shows only some games.
    void show(const QList<ImportedFile>& files, bool isSearched);
    QString text() const { return m_text; }
    Tone tone() const { return m_tone; }
    RowsModel* faulty() { return &m_faulty; }
    QString moreText() const { return m_moreText; }

  signals:
    void changed();

  private:
    /// Result of a game of the file %1: "%1: left out".
    static QString fateText(FaultyGame::Fate fate);
    void showRescue(const ImportedFile& damaged);

    QString m_text;
    Tone m_tone = Tone::Neutral;
    QString m_moreText;
    RowsOf<NamedValue> m_faulty;
};

}  // namespace plyglass

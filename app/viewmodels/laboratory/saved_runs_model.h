// The saved comparisons: a row for each file, and opening and deleting.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/services/laboratory/comparison_archive.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// A file of the folder.
struct SavedRunRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString date MEMBER date)
    Q_PROPERTY(QString progress MEMBER progress)
    Q_PROPERTY(bool finished MEMBER finished)
    Q_PROPERTY(QString problem MEMBER problem)

  public:
    QString name{};
    QString date{};
    QString progress{};  ///< "12 of 64 searches"
    bool finished = false;
    QString problem{};  ///< reason why it cannot be read; may be ""
    friend bool operator==(const SavedRunRow&, const SavedRunRow&) = default;
};

class SavedRunsModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(SavedRuns)
    QML_UNCREATABLE("Laboratory.savedRuns")
    /// Rows of SavedRunRow, the newest first.
    Q_PROPERTY(plyglass::RowsModel* rows READ rows CONSTANT FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)

  public:
    /// `archive` outlives it.
    explicit SavedRunsModel(ComparisonArchive& archive, QObject* parent = nullptr);

    RowsModel* rows() { return &m_rows; }
    bool busy() const { return m_archive.isBusy(); }

    /// Reads the folder; `rows` follow.
    Q_INVOKABLE void refresh() { m_archive.refresh(); }
    /// Reads a file of the folder; `opened`, or the archive's `failed`, follows.
    Q_INVOKABLE void open(int row);
    /// Deletes the file permanently.
    Q_INVOKABLE void remove(int row);

  signals:
    void busyChanged();
    /// A file, of the folder or from elsewhere, has been read.
    void opened();
    /// Error in one sentence: a file could not be deleted, and the reason.
    void failed(const QString& sentence);

  private:
    /// nullptr if there is no such row.
    const ComparisonFile* fileAt(int row) const;

    ComparisonArchive& m_archive;
    RowsOf<SavedRunRow> m_rows;
};

}  // namespace plyglass

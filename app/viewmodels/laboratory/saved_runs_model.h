// The list of the comparisons of earlier days: what is shown of each file, and what can be done with it.
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
    QString problem{};  ///< why it cannot be read; "" if it can
    friend bool operator==(const SavedRunRow&, const SavedRunRow&) = default;
};

class SavedRunsModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(SavedRuns)
    QML_UNCREATABLE("Laboratory.savedRuns")
    /// Of SavedRunRow, the newest first.
    Q_PROPERTY(plyglass::RowsModel* rows READ rows CONSTANT FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)

  public:
    /// `archive` outlives it.
    explicit SavedRunsModel(ComparisonArchive& archive, QObject* parent = nullptr);

    RowsModel* rows() { return &m_rows; }
    bool busy() const { return m_archive.isBusy(); }

    /// Looks through the folder; `rows` follow.
    Q_INVOKABLE void refresh() { m_archive.refresh(); }
    /// Reads a file of the folder; `opened`, or the archive's `failed`, follows.
    Q_INVOKABLE void open(int row);
    /// Deletes the file for good.
    Q_INVOKABLE void remove(int row);

  signals:
    void busyChanged();
    /// A file, of the folder or from anywhere, has been read.
    void opened();
    /// One sentence: which file could not be deleted, and why.
    void failed(const QString& sentence);

  private:
    /// nullptr if there is no such row.
    const ComparisonFile* fileAt(int row) const;

    ComparisonArchive& m_archive;
    RowsOf<SavedRunRow> m_rows;
};

}  // namespace plyglass

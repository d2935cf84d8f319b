// The saved comparisons: a folder of files, looked through and read on a thread of its own.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <memory>

#include "app/services/job_service.h"
#include "app/viewmodels/shared/rows_model.h"
#include "engine/lab/experiments/comparison_file.h"

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

class LabArchive : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(SavedRuns)
    QML_UNCREATABLE("Laboratory.savedRuns")
    /// Of SavedRunRow, the newest first.
    Q_PROPERTY(plyglass::RowsModel* rows READ rows CONSTANT FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)

  public:
    /// `folder` need not be there yet.
    explicit LabArchive(QString folder, QObject* parent = nullptr);

    RowsModel* rows() { return &m_rows; }
    bool busy() const { return m_job.isRunning() || m_next; }
    /// Writes it to a new file, named after the time and the plan, which no other window has. What keeps it
    /// from being written is told when the comparison is kept there again.
    QString keep(const SavedComparison& saved) const;
    QString pathOf(int row) const;
    /// Stops what is under way.
    void shutDown() {
        m_next = nullptr;
        m_job.abandon();
    }

    /// Looks through the folder; `rows` follow.
    Q_INVOKABLE void refresh();
    /// Reads a file of the folder; `opened` or `failed` follows.
    Q_INVOKABLE void open(int row);
    /// Reads a file from anywhere.
    void openFile(const QString& path);
    /// Deletes the file for good.
    Q_INVOKABLE void remove(int row);

  signals:
    void busyChanged();
    void opened(std::shared_ptr<plyglass::SavedComparison> saved, const QString& path);
    /// One sentence: which file, why not.
    void failed(const QString& sentence);

  private:
    struct Entry;
    /// One thing at a time: what is under way is asked to stop, and its end is what the next one waits for.
    void run(JobService::Work work, std::function<void()> then);
    void onFinished(const QString& error);

    const QString m_folder;
    RowsOf<SavedRunRow> m_rows;
    QStringList m_paths;  ///< by row
    JobService m_job;
    std::function<void()> m_then;  ///< what to do when the job is done; empty if it is of no use any more
    JobService::Work m_next;       ///< what begins then; empty if nothing
    std::function<void()> m_afterNext;
};

}  // namespace plyglass

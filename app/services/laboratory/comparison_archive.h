// Archive of comparisons: a folder of files, scanned and read on a separate thread.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/services/job_service.h"
#include "engine/lab/experiments/comparison_file.h"

namespace plyglass {

/// A file of the folder.
struct ComparisonFile {
    QString path;
    QDateTime modified;
    std::string planName{};
    std::size_t done = 0;
    std::size_t searches = 0;
    bool isFinished = false;
    std::string problem{};  ///< why it is unreadable; "" if it is readable
};

class ComparisonArchive : public QObject {
    Q_OBJECT
  public:
    /// `folder` may not exist yet.
    explicit ComparisonArchive(QString folder, QObject* parent = nullptr);

    /// Result of `refresh`, newest first.
    const std::vector<ComparisonFile>& files() const { return m_files; }
    bool isBusy() const { return m_job.isRunning() || m_next; }

    /// Writes it to a new file, named by time and plan, unique among all windows. Write errors are reported
    /// when the comparison is saved there again.
    QString save(const SavedComparison& saved) const;
    /// Scans the folder; `refreshed` follows.
    void refresh();
    /// Reads any file; `opened` or `failed` follows.
    void open(const QString& path);
    /// Deletes a file permanently; false on failure.
    bool remove(const QString& path);
    /// Stops the running task.
    void shutDown();

  signals:
    void busyChanged();
    void refreshed();
    void opened(std::shared_ptr<plyglass::SavedComparison> saved, const QString& path);
    /// One sentence: the file and the reason.
    void failed(const QString& sentence);

  private:
    /// One task at a time: a running one is stopped, and the next one starts after it.
    void run(JobService::Work work, std::function<void()> then);
    void onFinished(const QString& error);

    const QString m_folder;
    std::vector<ComparisonFile> m_files;
    JobService m_job;
    std::function<void()> m_then;  ///< called after the job; empty if no longer needed
    JobService::Work m_next;       ///< started then; empty if none
    std::function<void()> m_afterNext;
};

}  // namespace plyglass

// The comparisons of earlier days: a folder of files, looked through and read on a thread of its own.
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

/// What is known of a file of the folder.
struct ComparisonFile {
    QString path;
    QDateTime modified;
    std::string planName{};
    std::size_t done = 0;
    std::size_t searches = 0;
    bool isFinished = false;
    std::string problem{};  ///< why it cannot be read; "" if it can
};

class ComparisonArchive : public QObject {
    Q_OBJECT
  public:
    /// `folder` need not be there yet.
    explicit ComparisonArchive(QString folder, QObject* parent = nullptr);

    /// As `refresh` found them, the newest first.
    const std::vector<ComparisonFile>& files() const { return m_files; }
    bool isBusy() const { return m_job.isRunning() || m_next; }

    /// Writes it to a new file, named after the time and the plan, which no other window has. What keeps it
    /// from being written is told when the comparison is saved there again.
    QString save(const SavedComparison& saved) const;
    /// Looks through the folder; `refreshed` follows.
    void refresh();
    /// Reads a file from anywhere; `opened` or `failed` follows.
    void open(const QString& path);
    /// Deletes a file for good; false if it cannot be.
    bool remove(const QString& path);
    /// Stops what is under way.
    void shutDown();

  signals:
    void busyChanged();
    void refreshed();
    void opened(std::shared_ptr<plyglass::SavedComparison> saved, const QString& path);
    /// One sentence: which file, why not.
    void failed(const QString& sentence);

  private:
    /// One thing at a time: what is under way is asked to stop, and its end is what the next one waits for.
    void run(JobService::Work work, std::function<void()> then);
    void onFinished(const QString& error);

    const QString m_folder;
    std::vector<ComparisonFile> m_files;
    JobService m_job;
    std::function<void()> m_then;  ///< what to do when the job is done; empty if it is of no use any more
    JobService::Work m_next;       ///< what begins then; empty if nothing
    std::function<void()> m_afterNext;
};

}  // namespace plyglass

// Writes a file in the background and reports the result.
#pragma once

#include <QUrl>
#include <functional>

#include "app/services/game/tone.h"
#include "app/services/job_service.h"

namespace plyglass {

class FileWriter : public QObject {
    Q_OBJECT
  public:
    explicit FileWriter(QObject* parent = nullptr);

    /// Makes the contents of the file; called on another thread.
    using Content = std::function<std::string()>;
    /// Replaces an existing file. `notified` follows.
    void write(const QUrl& file, Content content);

  signals:
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    JobService m_job;
    QString m_path;  ///< file being written
};

}  // namespace plyglass

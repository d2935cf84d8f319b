// Makes a file that a person wants to have, in the background, and says how that went.
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

    /// What the file shall contain; called on another thread.
    using Content = std::function<std::string()>;
    /// Replaces what is there. `notified` follows.
    void write(const QUrl& file, Content content);

  signals:
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    JobService m_job;
    QString m_path;  ///< that is being written
};

}  // namespace plyglass

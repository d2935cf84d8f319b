#include "app/viewmodels/shared/file_writer.h"

#include <utility>

#include "app/viewmodels/shared/local_path.h"
#include "engine/base/file_text.h"

namespace plyglass {

FileWriter::FileWriter(QObject* parent) : QObject(parent) {
    connect(&m_job, &JobService::finished, this, [this](const QString& error) {
        if (error.isEmpty())
            emit notified(tr("Saved in %1.").arg(m_path), Tone::Good);
        else
            emit notified(error, Tone::Bad);
    });
}

void FileWriter::write(const QUrl& file, Content content) {
    const QString path = localPath(file);
    const bool began = m_job.start([path, content = std::move(content)](const JobContext&) {
        return writeFileText(path.toStdString(), content());
    });
    if (began)
        m_path = path;
    else
        emit notified(tr("Another file is being written: wait a moment."), Tone::Warn);
}

}  // namespace plyglass

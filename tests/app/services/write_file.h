// Writes a file with given contents.
#pragma once

#include <QFile>

namespace plyglass {

inline void writeFile(const QString& path, const QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("a test cannot write %s", qPrintable(path));
}

}  // namespace plyglass

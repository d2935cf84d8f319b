// A file with the content that a test wants to find there.
#pragma once

#include <QFile>

namespace plyglass {

inline void writeFile(const QString& path, const QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("a test cannot write %s", qPrintable(path));
}

}  // namespace plyglass

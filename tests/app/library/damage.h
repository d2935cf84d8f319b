// Damages files, for tests.
#pragma once

#include <QFile>

#include "app/services/library/store/library_connection.h"

namespace plyglass::testing {

/// Overwrites a part of a file.
inline void overwrite(const QString& path, qint64 from, qint64 size) {
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek(from) || file.write(QByteArray(size, '\xA5')) != size)
        qFatal("the file cannot be damaged");
}

/// Overwrites the first page of a table, which is all of a small one. The file must not be open.
inline void overwriteTable(const QString& path, const QString& name) {
    qint64 page = 0;
    qint64 size = 0;
    {
        const auto library = LibraryConnection::open(path);
        page = (*library)->value("SELECT rootpage FROM sqlite_master WHERE name = ?", {name})->toLongLong();
        size = (*library)->value("PRAGMA page_size")->toLongLong();
    }
    overwrite(path, (page - 1) * size, size);
}

}  // namespace plyglass::testing

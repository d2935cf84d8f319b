#include "app/services/library/collections.h"

#include <QDateTime>
#include <QFileInfo>

#include "app/services/library/library_connection.h"

namespace plyglass {

namespace {

Result<std::int64_t> addCollection(LibraryConnection& connection, CollectionKind kind, const QString& name,
                                   const QString& source, std::size_t bytes) {
    auto query = connection.prepare(QStringLiteral(
        "INSERT INTO collections (kind, name, source, created_s, bytes_total) VALUES (?, ?, ?, ?, ?)"));
    if (!query) return tl::unexpected(query.error());
    auto done =
        connection.execute(*query, {static_cast<int>(kind), name, source, QDateTime::currentSecsSinceEpoch(),
                                    static_cast<qlonglong>(bytes)});
    if (!done) return tl::unexpected(done.error());
    return query->lastInsertId().toLongLong();
}

}  // namespace

Result<FileCollection> collectionOfFile(LibraryConnection& connection, const QString& path,
                                        std::size_t bytes) {
    const QFileInfo info(path);
    const QString source = info.canonicalFilePath();
    auto query = connection.prepare(QStringLiteral(
        "SELECT id, bytes_done FROM collections WHERE kind = ? AND source = ? AND bytes_total = ? "
        "AND bytes_done < bytes_total ORDER BY id DESC LIMIT 1"));
    if (!query) return tl::unexpected(query.error());
    auto done = connection.execute(
        *query, {static_cast<int>(CollectionKind::File), source, static_cast<qlonglong>(bytes)});
    if (!done) return tl::unexpected(done.error());
    if (query->next())
        return FileCollection{query->value(0).toLongLong(),
                              static_cast<std::size_t>(query->value(1).toLongLong())};
    query->finish();
    const auto id = addCollection(connection, CollectionKind::File, info.fileName(), source, bytes);
    if (!id) return tl::unexpected(id.error());
    return FileCollection{*id, 0};
}

Result<void> noteBytesDone(LibraryConnection& connection, std::int64_t collection, std::size_t bytes) {
    return connection.run(QStringLiteral("UPDATE collections SET bytes_done = ? WHERE id = ?"),
                          {static_cast<qlonglong>(bytes), qlonglong{collection}});
}

Result<std::int64_t> standingCollection(LibraryConnection& connection, CollectionKind kind) {
    const auto id = connection.value(QStringLiteral("SELECT id FROM collections WHERE kind = ?"),
                                     {static_cast<int>(kind)});
    if (!id) return tl::unexpected(id.error());
    if (id->isValid()) return id->toLongLong();
    return addCollection(connection, kind, QStringLiteral(""), QStringLiteral(""), 0);
}

}  // namespace plyglass

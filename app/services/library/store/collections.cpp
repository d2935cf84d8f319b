#include "app/services/library/store/collections.h"

#include <QDateTime>

#include "app/services/library/store/library_connection.h"

namespace plyglass {

Result<std::int64_t> addCollection(LibraryConnection& connection, CollectionKind kind, const QString& name,
                                   const QByteArray& digest) {
    auto query = connection.prepare(
        QStringLiteral("INSERT INTO collections (kind, name, created_s, digest) VALUES (?, ?, ?, ?)"));
    if (!query) return tl::unexpected(query.error());
    auto done = connection.execute(
        *query, {static_cast<int>(kind), name, QDateTime::currentSecsSinceEpoch(), digest});
    if (!done) return tl::unexpected(done.error());
    return query->lastInsertId().toLongLong();
}

Result<std::vector<Collection>> collectionsOf(LibraryConnection& connection) {
    auto query = connection.query(QStringLiteral(
        "SELECT c.id, c.kind, c.name, "
        "(SELECT count(*) FROM games g WHERE g.collection = c.id AND g.state = 0) + "
        "(SELECT count(*) FROM members m JOIN games g ON g.id = m.game WHERE m.collection = c.id AND g.state "
        "= 0) "
        "FROM collections c ORDER BY CASE c.kind WHEN 0 THEN 0 WHEN 4 THEN 1 WHEN 3 THEN 2 WHEN 2 THEN 3 "
        "ELSE 4 END, "
        "c.name COLLATE NOCASE, c.id"));
    if (!query) return tl::unexpected(query.error());
    std::vector<Collection> collections;
    while (query->next()) {
        Collection collection{.id = query->value(0).toLongLong(),
                              .kind = static_cast<CollectionKind>(query->value(1).toInt()),
                              .name = query->value(2).toString(),
                              .games = query->value(3).toLongLong()};
        if (collection.games > 0 || collection.kind == CollectionKind::Own)
            collections.push_back(std::move(collection));
    }
    const auto deleted =
        connection.value(QStringLiteral("SELECT count(*) FROM games WHERE state > 0 AND text_size > 0"));
    if (!deleted) return tl::unexpected(deleted.error());
    if (deleted->toLongLong() > 0)
        collections.push_back({kDeletedGames, CollectionKind::Deleted, {}, deleted->toLongLong()});
    return collections;
}

/// Deleted games, and games added from other files, break the match. Of two concurrent imports the second
/// gets the collection created by the first.
Result<FileCollection> collectionOfFile(LibraryConnection& connection, const QString& name,
                                        const QByteArray& digest) {
    auto transaction = LibraryTransaction::begin(connection);
    if (!transaction) return tl::unexpected(transaction.error());
    auto query = connection.query(
        QStringLiteral(
            "SELECT id, bytes_done FROM collections c WHERE kind = ? AND digest = ? AND games_done = "
            "(SELECT count(*) FROM games g WHERE g.collection = c.id AND g.state = 0) "
            "ORDER BY bytes_done DESC LIMIT 1"),
        {static_cast<int>(CollectionKind::File), digest});
    if (!query) return tl::unexpected(query.error());
    if (query->next())
        return FileCollection{query->value(0).toLongLong(),
                              static_cast<std::size_t>(query->value(1).toLongLong())};
    query->finish();
    const auto id = addCollection(connection, CollectionKind::File, name, digest);
    if (!id) return tl::unexpected(id.error());
    return transaction->commit().map([&] { return FileCollection{*id, 0}; });
}

Result<bool> noteDone(LibraryConnection& connection, const FileCollection& collection, std::size_t games,
                      std::size_t bytes) {
    return connection
        .query(QStringLiteral("UPDATE collections SET bytes_done = ?, games_done = "
                              "games_done + ? WHERE id = ? AND bytes_done = ?"),
               {static_cast<qlonglong>(bytes), static_cast<qlonglong>(games), qlonglong{collection.id},
                static_cast<qlonglong>(collection.bytesDone)})
        .map([](const QSqlQuery& query) { return query.numRowsAffected() > 0; });
}

/// Several windows may create it at the same time, also outside of transactions: a single statement checks
/// for it and inserts it.
Result<std::int64_t> standingCollection(LibraryConnection& connection, CollectionKind kind) {
    const QString find = QStringLiteral("SELECT min(id) FROM collections WHERE kind = ?");
    const QVariantList values{static_cast<int>(kind)};
    auto id = connection.value(find, values);
    if (id && id->isNull()) {
        auto made = connection.run(
            QStringLiteral("INSERT INTO collections (kind, name, created_s) SELECT ?, '', ? "
                           "WHERE NOT EXISTS (SELECT 1 FROM collections WHERE kind = ?)"),
            {static_cast<int>(kind), QDateTime::currentSecsSinceEpoch(), static_cast<int>(kind)});
        id = made ? connection.value(find, values) : tl::unexpected(made.error());
    }
    if (!id) return tl::unexpected(id.error());
    return id->toLongLong();
}

}  // namespace plyglass

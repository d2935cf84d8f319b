// Collections of games.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

class LibraryConnection;

/// The first five are stored in the table. Deleted games are listed like a collection, but are in none.
enum class CollectionKind : std::uint8_t {
    Played,
    File,
    Own,
    Favourites,
    Annotated,  ///< games from elsewhere annotated by the user
    Deleted
};

struct Collection {
    std::int64_t id = 0;
    CollectionKind kind = CollectionKind::File;
    QString name;  ///< of the file, or given by the user; empty for the standing ones
    std::int64_t games = 0;
};

/// Number of the list of deleted games.
constexpr std::int64_t kDeletedGames = -1;

/// All nonempty collections and all user-made ones: played games, annotated ones, favourites, custom ones,
/// files, deleted games.
Result<std::vector<Collection>> collectionsOf(LibraryConnection& connection);

/// Games of a file, and how far it has been imported.
struct FileCollection {
    std::int64_t id = 0;
    std::size_t bytesDone = 0;
};

/// Collection for importing a file, identified by the digest of its bytes: the one that has exactly the games
/// imported from it so far, otherwise a new one with this name.
Result<FileCollection> collectionOfFile(LibraryConnection& connection, const QString& name,
                                        const QByteArray& digest);
/// Creates a collection; `digest` is that of its source file, if any.
Result<std::int64_t> addCollection(LibraryConnection& connection, CollectionKind kind, const QString& name,
                                   const QByteArray& digest = {});
/// Records that this many more games were imported, up to this byte, within the transaction that wrote them.
/// False, without effect, if another import has passed `collection.bytesDone` meanwhile.
Result<bool> noteDone(LibraryConnection& connection, const FileCollection& collection, std::size_t games,
                      std::size_t bytes);
/// The standing collection of games played or annotated here, or of favourites; created if missing.
Result<std::int64_t> standingCollection(LibraryConnection& connection, CollectionKind kind);

}  // namespace plyglass

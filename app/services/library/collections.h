// The collections that games belong to.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

class LibraryConnection;

/// The first five as the table has them. Deleted games are listed like a collection, but stand in none.
enum class CollectionKind : std::uint8_t {
    Played,
    File,
    Own,
    Favourites,
    Annotated,  ///< games from elsewhere in which a person has written or drawn
    Deleted
};

struct Collection {
    std::int64_t id = 0;
    CollectionKind kind = CollectionKind::File;
    QString name;  ///< of the file, or as a person called it; empty for the standing ones
    std::int64_t games = 0;
};

/// The number of the list of deleted games.
constexpr std::int64_t kDeletedGames = -1;

/// All that have games, and those that a person made: played games first, then annotated ones, favourites,
/// own ones, files, and the deleted games last.
Result<std::vector<Collection>> collectionsOf(LibraryConnection& connection);

/// The games of a file, and how much of it has been taken in already.
struct FileCollection {
    std::int64_t id = 0;
    std::size_t bytesDone = 0;
};

/// The collection of a file that is to be imported, told by the digest of its bytes, wherever it lies: the
/// one that has exactly the games which were taken in from it, all or some, otherwise a new one of this name.
Result<FileCollection> collectionOfFile(LibraryConnection& connection, const QString& name,
                                        const QByteArray& digest);
/// A new collection; `digest` is of the file that it comes from, if it does.
Result<std::int64_t> addCollection(LibraryConnection& connection, CollectionKind kind, const QString& name,
                                   const QByteArray& digest = {});
/// That this many more games were taken in, up to this byte: in the transaction in which they were written.
/// False, and nothing is noted, if another import has gone beyond `collection.bytesDone` meanwhile.
Result<bool> noteDone(LibraryConnection& connection, const FileCollection& collection, std::size_t games,
                      std::size_t bytes);
/// The one collection of the games that were played or annotated here, or of the favourites; made if there is
/// none.
Result<std::int64_t> standingCollection(LibraryConnection& connection, CollectionKind kind);

}  // namespace plyglass

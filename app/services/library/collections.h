// The collections that games belong to.
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

class LibraryConnection;

/// The first four as the table has them. Deleted games are listed like a collection, but stand in none.
enum class CollectionKind : std::uint8_t { Played, File, Own, Favourites, Deleted };

struct Collection {
    std::int64_t id = 0;
    CollectionKind kind = CollectionKind::File;
    QString name;  ///< of the file, or as a person called it; empty for the two that always are there
    std::int64_t games = 0;
};

/// The number of the list of deleted games.
constexpr std::int64_t kDeletedGames = -1;

/// All that have games, and those that a person made: played games first, then favourites, own ones, files,
/// and the deleted games last.
Result<std::vector<Collection>> collectionsOf(LibraryConnection& connection);

/// The games of a file, and how much of it has been taken in already.
struct FileCollection {
    std::int64_t id = 0;
    std::size_t bytesDone = 0;
};

/// The collection of a file that is to be imported: the one whose import was left at some point, if the file
/// has the same path and size, otherwise a new one.
Result<FileCollection> collectionOfFile(LibraryConnection& connection, const QString& path,
                                        std::size_t bytes);
/// A new collection that did not come from a file.
Result<std::int64_t> addCollection(LibraryConnection& connection, CollectionKind kind, const QString& name);
/// In the transaction in which the games were written.
Result<void> noteBytesDone(LibraryConnection& connection, std::int64_t collection, std::size_t bytes);
/// The one collection of the games that were played here, or of the favourites; made if there is none.
Result<std::int64_t> standingCollection(LibraryConnection& connection, CollectionKind kind);

}  // namespace plyglass

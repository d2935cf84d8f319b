// The collections that games belong to.
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>

#include "engine/base/result.h"

namespace plyglass {

class LibraryConnection;

enum class CollectionKind : std::uint8_t { Played, File, Own, Favourites };

/// The games of a file, and how much of it has been taken in already.
struct FileCollection {
    std::int64_t id = 0;
    std::size_t bytesDone = 0;
};

/// The collection of a file that is to be imported: the one whose import was left at some point, if the file
/// has the same path and size, otherwise a new one.
Result<FileCollection> collectionOfFile(LibraryConnection& connection, const QString& path,
                                        std::size_t bytes);
/// In the transaction in which the games were written.
Result<void> noteBytesDone(LibraryConnection& connection, std::int64_t collection, std::size_t bytes);
/// The one collection of the games that were played here, or of the favourites; made if there is none.
Result<std::int64_t> standingCollection(LibraryConnection& connection, CollectionKind kind);

}  // namespace plyglass

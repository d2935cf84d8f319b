// Where a game that was opened came from: known to a file in which it is kept while the library cannot be
// written, so that it comes back as a version of the game that it is.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/services/library/library_writer.h"

namespace plyglass {

struct OpenedFrom {
    std::int64_t id = 0;     ///< its number in the library; 0: it came from elsewhere
    QByteArray digest = {};  ///< of its text there; empty if it came from elsewhere
};

/// Whether two lines are the same, or one is the beginning of the other.
bool oneGoesOn(const PgnMainLine& line, const PgnMainLine& other);

/// Identifies a game's text, as Plyglass writes it.
QByteArray digestOf(std::string_view text);

/// The text of a game with a tag of where it came from.
std::string withOrigin(const std::string& text, const OpenedFrom& from);
/// Takes that tag out of a text; none if it has no such tag.
std::optional<OpenedFrom> takeOrigin(std::string& text);

/// Takes in a game that was opened and changed. It becomes the new version of the game that it was opened
/// from, if a kept or deleted one has the text that was opened, or, under the same number, the same tags and
/// moves; what stood there stays as an earlier version. Otherwise it is added to the collection that it came
/// from if that is known, or else to the annotated games. If the library has the very text already, nothing
/// is written. Returns its number. To be called in a transaction.
Result<std::int64_t> takeInOpened(LibraryConnection& connection, LibraryWriter& writer,
                                  const LibraryGame& game, const OpenedFrom& from);

/// A game that has this very text, deleted or not; 0 if there is none.
Result<std::int64_t> gameWithText(LibraryConnection& connection, const LibraryGame& game);

}  // namespace plyglass

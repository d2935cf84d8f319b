// Origin of an opened game, stored in its file while the library cannot be written, so that it returns as a
// version of the original.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/services/library/store/library_writer.h"

namespace plyglass {

struct OpenedFrom {
    std::int64_t id = 0;     ///< its number in the library; 0: from elsewhere
    QByteArray digest = {};  ///< of its text there; empty if from elsewhere
};

/// Whether the lines are equal or one is the beginning of the other.
bool oneGoesOn(const PgnMainLine& line, const PgnMainLine& other);

/// Digest of a game's text, as Plyglass writes it.
QByteArray digestOf(std::string_view text);

/// The text of a game with its origin as a tag.
std::string withOrigin(const std::string& text, const OpenedFrom& from);
/// Removes that tag from a text; empty if it has none.
std::optional<OpenedFrom> takeOrigin(std::string& text);

/// Imports a game that was opened and changed. It becomes the new version of its original, if a kept or
/// deleted game has the opened text, or the same number, tags and moves; the previous text stays as an
/// earlier version. Otherwise it is added to its original collection if known, or to the annotated games.
/// Writes nothing if the library has the same text already. Returns its number. Call within a transaction.
Result<std::int64_t> takeInOpened(LibraryConnection& connection, LibraryWriter& writer,
                                  const LibraryGame& game, const OpenedFrom& from);

/// A game with this exact text, deleted or not; 0 if there is none.
Result<std::int64_t> gameWithText(LibraryConnection& connection, const LibraryGame& game);

}  // namespace plyglass

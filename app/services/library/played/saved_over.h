// Saves a changed library game over its original.
#pragma once

#include <cstdint>
#include <string>

#include "app/services/library/played/opened_from.h"
#include "app/services/library/store/library_writer.h"

namespace plyglass {

/// A game opened on a board, as known to the saving thread.
struct OpenedGame {
    std::int64_t id = 0;         ///< its number in the library; 0: from elsewhere and not stored yet
    std::string saved = {};      ///< text last saved from the board; empty: none
    bool isWritten = false;      ///< that text replaced another one
    std::string found = {};      ///< opened text, as Plyglass writes it
    std::string aside = {};      ///< file of the game while the library cannot be written
    std::string asideText = {};  ///< content of that file; another window may import it
};

/// Origin tag for the file of the game.
inline OpenedFrom originOf(const OpenedGame& opened) {
    const std::string& text = opened.saved.empty() ? opened.found : opened.saved;
    return {opened.id, text.empty() ? QByteArray() : digestOf(text)};
}

enum class SavedOver : std::uint8_t {
    Saved,        ///< without keeping another text
    EarlierKept,  ///< the previous text is now an earlier version
    Gone,         ///< not saved: the game was purged, or its number belongs to another game
    BeingPlayed   ///< not saved: the game is being played in a window
};

constexpr bool isSaved(SavedOver outcome) {
    return outcome == SavedOver::Saved || outcome == SavedOver::EarlierKept;
}

/// Writes the game over its original atomically. Number, collections and favourites stay. The previous text
/// becomes an earlier version, unless it was saved from this board: of many saves in a row the first keeps
/// the opened text, and later ones only texts written by another window in between. Writes nothing if the
/// library has the same game already. A deleted game is kept again.
Result<SavedOver> saveOver(LibraryConnection& connection, LibraryWriter& writer, OpenedGame& opened,
                           const LibraryGame& game);

}  // namespace plyglass

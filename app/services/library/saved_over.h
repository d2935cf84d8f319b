// A game of the library that was changed on a board is saved where it came from.
#pragma once

#include <cstdint>
#include <string>

#include "app/services/library/library_writer.h"
#include "app/services/library/opened_from.h"

namespace plyglass {

/// A game that is on a board to be looked at: what the thread that saves it knows of it.
struct OpenedGame {
    std::int64_t id = 0;     ///< its number in the library; 0: it came from elsewhere and is not there yet
    std::string saved = {};  ///< the text of the board that was saved last; empty: none was
    bool isWritten = false;  ///< that text took the place of another one
    std::string found = {};  ///< the text that was opened, as Plyglass writes it
    std::string aside = {};  ///< the file in which it is kept while the library cannot be written
    std::string asideText = {};  ///< what stands there; another window may take it into the library
};

/// For the file in which the game is kept.
inline OpenedFrom originOf(const OpenedGame& opened) {
    const std::string& text = opened.saved.empty() ? opened.found : opened.saved;
    return {opened.id, text.empty() ? QByteArray() : digestOf(text)};
}

enum class SavedOver : std::uint8_t {
    Saved,        ///< and nothing of another text had to be kept
    EarlierKept,  ///< what stood there before is an earlier version now
    Gone,         ///< not saved: the game was thrown away, or another game stands under its number
    BeingPlayed   ///< not saved: the game is being played in a window
};

constexpr bool isSaved(SavedOver outcome) {
    return outcome == SavedOver::Saved || outcome == SavedOver::EarlierKept;
}

/// Writes the game over the one of the library, as a whole or not at all. Its number, its collections and the
/// favourites stay. What stood there becomes an earlier version, unless it is what was saved from this board
/// before: of many saves in a row the first keeps what the game was when it was opened, and the later ones
/// keep nothing but what another window has written in between. If the library has the same game already,
/// nothing is written. One that was deleted is kept again.
Result<SavedOver> saveOver(LibraryConnection& connection, LibraryWriter& writer, OpenedGame& opened,
                           const LibraryGame& game);

}  // namespace plyglass

// A game as the library keeps it: what lists and searches need of it, and its text.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/pgn.h"
#include "engine/chess/pgn_main_line.h"

namespace plyglass {

struct LibraryGame {
    std::string white;
    std::string black;
    std::string event;
    std::string site;
    std::string round;
    int date = 0;         ///< as `dateNumber` reads it
    int whiteRating = 0;  ///< 0: not known
    int blackRating = 0;
    std::string eco;      ///< "C41"; empty if the opening has no name
    std::string opening;  ///< "Philidor Defence: Nimzowitsch Variation"
    PgnMainLine line;
    std::string text;  ///< PGN in UTF-8, every line ended by LF alone
};

/// Of a game found in PGN text; `text` is that game's part of it, in any encoding. A bad move ends the game's
/// line. Fails if not a single move can be read, with the line and the bad word.
Result<LibraryGame> readLibraryGame(const PgnEntry& entry, std::string_view text);

}  // namespace plyglass

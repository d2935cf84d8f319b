// A game in the form of the library: data for lists and searches, and its text.
#pragma once

#include <optional>
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
    int date = 0;         ///< from `dateNumber`
    int whiteRating = 0;  ///< 0: unknown
    int blackRating = 0;
    std::string eco;      ///< "C41"; empty without an opening name
    std::string opening;  ///< "Philidor Defence: Nimzowitsch Variation"
    PgnMainLine line;
    std::string text;  ///< PGN in UTF-8, with LF line ends
};

/// Converts a game found in PGN text; `text` is its part of the text, in any encoding. A bad move ends the
/// line. Fails if no move can be read, with the line and the bad word.
Result<LibraryGame> readLibraryGame(const PgnEntry& entry, std::string_view text);
/// As above, with the main line that an index of `text` has read.
Result<LibraryGame> readLibraryGame(const PgnEntry& entry, std::string_view text,
                                    std::optional<PgnMainLine> plainLine);
/// The same for the first game of a PGN text. Fails without one.
Result<LibraryGame> readFirstGame(std::string_view text);

}  // namespace plyglass

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
    int date = 0;         ///< 18581102; the parts that are not known are 0
    int whiteRating = 0;  ///< 0: not known
    int blackRating = 0;
    std::string eco;      ///< "C41"; empty if the opening has no name
    std::string opening;  ///< "Philidor Defence: Nimzowitsch Variation"
    PgnMainLine line;
    std::string text;  ///< PGN in UTF-8
};

/// Of a game found in PGN text; `text` is that game's part of it, in any encoding. Fails if the game cannot
/// be read as it stands, with the line and the bad word.
Result<LibraryGame> readLibraryGame(const PgnEntry& entry, std::string_view text);
/// Of a game that is there already.
LibraryGame libraryGameOf(const Game& game);

/// A date of PGN ("1858.11.02", "1858.??.??", also with other signs between) as a number.
int dateNumber(std::string_view date);
/// The last day that such a number can stand for: of the year or the month, if no more is known.
constexpr int lastDayOf(int date) {
    if (date == 0) return 0;
    return date % 10'000 == 0 ? date + 1231 : date % 100 == 0 ? date + 31 : date;
}
/// The year of such a number; 0 if it is not known.
constexpr int yearOf(int date) { return date / 10'000; }

}  // namespace plyglass

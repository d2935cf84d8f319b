// Portable Game Notation: read tolerantly, written to the standard.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// One game in the index of a file: tags and location. Whether its moves can be read is not checked.
struct PgnEntry {
    std::size_t offset = 0;
    std::size_t length = 0;
    int line = 1;  ///< 1-based line of the file where the game starts
    Tags tags;
    std::string_view tag(std::string_view name) const;
};

/// Splits text into games without reading the moves; fast enough for large files. Brackets in comments and
/// strings are handled. Empty if there is no game. `goesOn`, if given, is called now and then; if it returns
/// false, the games found so far are returned.
std::vector<PgnEntry> indexPgn(std::string_view text, const std::function<bool()>& goesOn = {});

/// Reads the first game of `text`; its current node is the end of the main line. Accepts BOM, Latin-1, CRLF,
/// `;` and `%` lines, nested variations, NAGs, null moves, missing results and odd spacing. Draws by
/// repetition and move count do not end the game: the text decides. The error names the line and the bad
/// word: "Line 12: 19. Qxz5 is not a move". `firstLine` is the line number of the text's first line in its
/// file. Limits: 500 tags, 12 000 moves per line (more than the rules allow) and 200 000 moves in all.
Result<Game> readPgn(std::string_view text, int firstLine = 1);

/// A game read as far as possible.
struct SalvagedGame {
    Game game;
    /// Error that stopped the reading, as from `readPgn`; empty if the whole game was read.
    std::optional<Error> problem;
    std::vector<Text> notes;      ///< corrections, as sentences
    std::optional<Text> letters;  ///< language of the piece letters, if not English
    bool isMainLineWhole = true;  ///< false if the reading stopped in it or its continuation is unclear
};

/// Warnings for the user, as sentences; empty if there are none.
Text warningText(const SalvagedGame& read);

/// As `readPgn`, but keeps the game if a move is invalid or a bracket is unmatched: it is read up to there,
/// and the rest of the line becomes a comment after the last good move, unchanged except for braces and the %
/// of commands. An error in a variation ends only the moves of that variation. Fails if there is nothing to
/// keep: no game, an invalid FEN tag, or a size limit exceeded.
Result<SalvagedGame> salvagePgn(std::string_view text, int firstLine = 1);

/// The game with all variations and comments: seven tag roster first, 80 columns, UTF-8, followed by a blank
/// line. Data outside the standard goes into comment commands ([%clk], [%eval], [%nodes]). The Termination
/// tag says how the main line ended, unless the game has its own.
std::string writePgn(const Game& game);

}  // namespace plyglass

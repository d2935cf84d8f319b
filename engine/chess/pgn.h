// Games as text: Portable Game Notation, read forgivingly and written by the book.
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

/// What the first look at a file tells about one game: its tags, its place, whether its moves can be read is
/// unknown.
struct PgnEntry {
    std::size_t offset = 0;
    std::size_t length = 0;
    int line = 1;  ///< 1-based line of the file on which the game starts
    Tags tags;
    std::string_view tag(std::string_view name) const;
};

/// Splits text into games without reading the moves: quick enough for a list of many. Comments and strings
/// that contain brackets do not confuse it. Empty if there is no game in it. `goesOn`, if given, is asked now
/// and then; when it says no, what was found so far is returned.
std::vector<PgnEntry> indexPgn(std::string_view text, const std::function<bool()>& goesOn = {});

/// Reads the first game of `text`; its current node is the end of the main line. BOM, Latin-1, CRLF, `;` and
/// `%` lines, nested variations, NAGs, null moves, missing results and odd spacing are all accepted. The game
/// ignores draws by repetition and by counted moves: whether it went on, the text says. The error names the
/// line and the bad word: "Line 12: 19. Qxz5 is not a move". `firstLine` is the line number of the text's
/// first line in its file. Refused are more than 500 tags, lines of more than 12 000 moves (the rules allow
/// no game so long) and more than 200 000 moves in all.
Result<Game> readPgn(std::string_view text, int firstLine = 1);

/// A game read as far as it could be.
struct SalvagedGame {
    Game game;
    /// What stopped the reading, as the error of `readPgn` says it; nothing if all of it was read.
    std::optional<Error> problem;
    std::vector<Text> notes;      ///< what had to be put right, in sentences
    std::optional<Text> letters;  ///< in which language's piece letters it was read, if not in English ones
    bool isMainLineWhole = true;  ///< false if the reading stopped there, or nobody knows where it goes on
};

/// What a person should know of it, in sentences; empty if nothing.
Text warningText(const SalvagedGame& read);

/// Like `readPgn`, but a move that is none, or a bracket without its partner, does not cost the game: it is
/// read up to there, and the rest of the line is kept as a comment behind the last good move, byte for byte
/// but for braces and the % of commands. In a variation only the rest of that variation is lost to the moves.
/// Fails where there is nothing to save: without a game, with an unreadable FEN tag, beyond the limits on
/// size.
Result<SalvagedGame> salvagePgn(std::string_view text, int firstLine = 1);

/// The game with all its variations and comments: the seven tags first, 80 columns, UTF-8, ending in a blank
/// line. What has no place in the standard goes into comment commands ([%clk], [%eval], [%nodes]);
/// Termination tells how the main line ended, unless a tag of that name is there.
std::string writePgn(const Game& game);

}  // namespace plyglass

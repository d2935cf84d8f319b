// Main line of a PGN game, read without building the game tree: what a large library stores per game besides
// its text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"
#include "engine/chess/pgn.h"

namespace plyglass {

struct PgnMainLine {
    Position start = Position::start();
    std::vector<Move> moves;
    /// Keys of the start position and of the position after each move: one more than moves.
    std::vector<std::uint64_t> keys;
    GameResult result = GameResult::Ongoing;
    /// All comments of the game, variations included: one per line, without commands.
    std::string comments;
    /// Corrections, as sentences.
    std::vector<Text> notes;
    /// Error that ended the moves early, as from `readPgn`.
    std::optional<Error> problem;
};

/// A game in the index of a file with its main line, if it is in UTF-8 and nothing in it is unusual.
struct PgnLineEntry : PgnEntry {
    std::optional<PgnMainLine> plainLine;
};

/// As `indexPgn`, in the same pass over the text.
std::vector<PgnLineEntry> indexPgnLines(std::string_view text);

/// Reads the first game of `text` (UTF-8), much faster than `readPgn`. Skips the moves of variations. An
/// invalid move ends the line, as in `salvagePgn`. Fails where that fails, and if no move can be read.
Result<PgnMainLine> readMainLine(std::string_view text, int firstLine = 1);
/// As `readMainLine`, slowly: for a game without a plain line.
Result<PgnMainLine> salvageMainLine(std::string_view text, int firstLine = 1);

/// Main line of an existing game.
PgnMainLine pgnMainLineOf(const Game& game);

}  // namespace plyglass

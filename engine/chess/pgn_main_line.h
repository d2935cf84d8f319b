// The main line of a game in PGN text, read without building the game's tree: what a library of very many
// games keeps of each of them besides its text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

struct PgnMainLine {
    Position start = Position::start();
    std::vector<Move> moves;
    /// Of the start position and of the position after each move: one more than there are moves.
    std::vector<std::uint64_t> keys;
    GameResult result = GameResult::Ongoing;
    /// What all comments of the game say, those of variations too: a line each, without commands.
    std::string comments;
    /// What had to be put right, in sentences.
    std::vector<Text> notes;
    /// Why the moves end before those of the text, as the error of `readPgn` says it.
    std::optional<Error> problem;
};

/// Reads the first game of `text`, which is UTF-8, in a small part of the time that `readPgn` needs. The
/// moves of variations are not looked at. A move that is none ends the line, as with `salvagePgn`. Fails
/// where that fails, and where not a single move can be read.
Result<PgnMainLine> readMainLine(std::string_view text, int firstLine = 1);

/// The main line of a game that is there already.
PgnMainLine pgnMainLineOf(const Game& game);

}  // namespace plyglass

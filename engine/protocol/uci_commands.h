// Parses the arguments of the UCI commands `go`, `position` and `setoption`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/position.h"
#include "engine/search/search.h"

namespace plyglass {

constexpr int kMaxPerftPlies = 100;

/// Parsed arguments of `go`.
struct GoCommand {
    MoveLimits limits;
    std::vector<std::string> searchMoves;  ///< as written; legality depends on the position
    bool infinite = false;
    bool ponder = false;
    std::optional<int> perft;         ///< depth in plies; counts instead of searching
    std::vector<std::string> errors;  ///< sentences about invalid parts; the rest is valid
};
/// Parses `go` for the side `us`. Skips unknown words, clamps numbers to their range. A side without a clock
/// while the other has one has no time left.
GoCommand parseGo(std::string_view arguments, Color us);

/// A position with its game history.
struct GameState {
    Position position = Position::start();
    std::vector<std::uint64_t> gameKeys;  ///< keys of earlier positions, oldest first
    Move lastMove;                        ///< null if unknown
};
/// Parsed arguments of `position`.
struct PositionCommand {
    GameState game;
    std::vector<Text> notes;  ///< corrections of the FEN, as sentences
    std::string error;        ///< about the first illegal move; it and all later moves are ignored
};
/// Fails if there is no valid start position.
Result<PositionCommand> parsePosition(std::string_view arguments);

/// `setoption name <name> [value <value>]`; both may contain blanks.
struct SetOptionCommand {
    std::string name;                  ///< words separated by single blanks
    std::optional<std::string> value;  ///< as written, trimmed
};
Result<SetOptionCommand> parseSetOption(std::string_view arguments);

/// The whole text as a number clamped to minimum … maximum; empty if it is not a number.
std::optional<std::int64_t> parseClamped(std::string_view text, std::int64_t minimum, std::int64_t maximum);

}  // namespace plyglass

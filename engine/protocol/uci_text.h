// UCI as text: writes moves, scores and `info` lines, parses the arguments of `go`, `position` and
// `setoption`. Stateless.
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

enum class CastlingText {
    Ordinary,       ///< "e1g1"; Chess960 castling is still written as king takes rook
    KingTakesRook,  ///< "e1h1", for UCI_Chess960
};

/// A legal move: "e2e4", "e7e8q". parseUci reads both castling notations.
std::string writeUciMove(const Position& position, Move move, CastlingText castling);
/// A line of legal moves from `position`, separated by blanks.
std::string writeUciLine(Position position, const std::vector<Move>& moves, CastlingText castling);
/// "cp 31", "mate 3", "mate -2"; side to move's view.
std::string writeUciScore(Score score);

/// Format of `info` lines.
struct InfoStyle {
    CastlingText castling = CastlingText::Ordinary;
    bool isLowerBound = false;  ///< the score is a lower bound
};
/// The `info` lines of the last finished iteration, one per best root move, without line ends.
std::vector<std::string> writeUciInfo(const Position& root, const SearchInfo& info, InfoStyle style);
/// An `info` line of the current iteration, without score and PV.
std::string writeUciProgress(const SearchInfo& info);
/// "bestmove e2e4 ponder e7e5"; "bestmove (none)" without a legal move.
std::string writeUciBestMove(const Position& root, const SearchResult& result, CastlingText castling);

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

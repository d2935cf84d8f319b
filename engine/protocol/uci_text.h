// The words of the Universal Chess Interface (Huber and Meyer-Kahlen, 2006): moves, scores and `info` lines
// as text, and the arguments of `go`, `position` and `setoption` read. Nothing here plays, searches or keeps
// anything.
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
    Ordinary,       ///< "e1g1"; a position that only Chess960 knows is written the other way all the same
    KingTakesRook,  ///< "e1h1", as UCI_Chess960 asks for
};

/// A legal move: "e2e4", "e7e8q". parseUci reads both ways of castling back.
std::string writeUciMove(const Position& position, Move move, CastlingText castling);
/// A line of legal moves from `position` on, with blanks between them.
std::string writeUciLine(Position position, const std::vector<Move>& moves, CastlingText castling);
/// "cp 31", "mate 3", "mate -2"; from the side to move.
std::string writeUciScore(Score score);

/// How a search's figures are written.
struct InfoStyle {
    CastlingText castling = CastlingText::Ordinary;
    bool isLowerBound = false;  ///< the score is at least so high
};
/// The `info` lines of the last finished iteration, one for each of the best root moves, without line ends.
std::vector<std::string> writeUciInfo(const Position& root, const SearchInfo& info, InfoStyle style);
/// One `info` line of an iteration in progress: how far it is, without score and line.
std::string writeUciProgress(const SearchInfo& info);
/// "bestmove e2e4 ponder e7e5"; "bestmove (none)" where there is no legal move.
std::string writeUciBestMove(const Position& root, const SearchResult& result, CastlingText castling);

constexpr int kMaxPerftPlies = 100;

/// What `go` asks for.
struct GoCommand {
    MoveLimits limits;
    std::vector<std::string> searchMoves;  ///< as written: whether they are legal depends on the position
    bool infinite = false;
    bool ponder = false;
    std::optional<int> perft;         ///< plies to count instead of a search
    std::vector<std::string> errors;  ///< what was not understood, a sentence each; the rest is valid
};
/// For a search of `us`. Unknown words are skipped, numbers out of range are brought into it. A side whose
/// clock is not given while the other's is has no time left.
GoCommand parseGo(std::string_view arguments, Color us);

/// A position and how a game came to it.
struct GameState {
    Position position = Position::start();
    std::vector<std::uint64_t> gameKeys;  ///< keys of the positions before, oldest first
    Move lastMove;                        ///< null if no move is known to have led to the position
};
/// What `position` asks for.
struct PositionCommand {
    GameState game;
    std::vector<Text> notes;  ///< what had to be put right in the FEN, in sentences
    std::string error;        ///< why the first illegal move is refused; it and what follows it is left out
};
/// Fails if there is no position to start from; the message says what is wrong with it.
Result<PositionCommand> parsePosition(std::string_view arguments);

/// `setoption name <name> [value <value>]`; both may contain blanks.
struct SetOptionCommand {
    std::string name;                  ///< with single blanks between its words
    std::optional<std::string> value;  ///< as written, without the blanks around it
};
Result<SetOptionCommand> parseSetOption(std::string_view arguments);

/// The whole of `text` as a number within minimum … maximum (one beyond is brought to the nearer end);
/// nothing if it is no number.
std::optional<std::int64_t> parseClamped(std::string_view text, std::int64_t minimum, std::int64_t maximum);

}  // namespace plyglass

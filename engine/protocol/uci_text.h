// UCI as text: moves, scores and `info` lines.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

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

}  // namespace plyglass

// Positions as text.
#pragma once

#include <string>
#include <string_view>

#include "engine/chess/position.h"

namespace plyglass {

constexpr const char* kStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

enum class FenStyle {
    XFen,     ///< KQkq where unambiguous, else the rook's file: ordinary FEN for ordinary chess
    Shredder  ///< always the rook's file (HAha)
};

/// What Position::fromFen does.
Result<Position> parseFen(std::string_view fen);
std::string toFen(const Position& position, FenStyle style = FenStyle::XFen);
/// The first field alone: what a board draws.
std::string toPlacement(const Position& position);

}  // namespace plyglass

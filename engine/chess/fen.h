// Positions as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

constexpr const char* kStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

enum class FenStyle {
    XFen,     ///< KQkq where unambiguous, else the rook's file: ordinary FEN for ordinary chess
    Shredder  ///< always the rook's file (HAha)
};

/// A position that was read, and what had to be put right for it.
struct FenReading {
    Position position;
    std::vector<Text> notes;  ///< whole sentences
};
/// Reads a FEN, or the first one that stands somewhere in a text (see readSetup). Rights to castle that king
/// and rook do not allow, and an en passant square that no pawn can have passed, are left out with a note;
/// whatever else is against the rules is an error that names the field.
Result<FenReading> readFen(std::string_view text);
std::string toFen(const Position& position, FenStyle style = FenStyle::XFen);
/// The first field alone: what a board draws.
std::string toPlacement(const Position& position);

}  // namespace plyglass

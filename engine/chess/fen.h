// Reads and writes FEN.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

constexpr const char* kStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

enum class FenStyle {
    XFen,     ///< KQkq where unambiguous, otherwise the rook's file: standard FEN for standard chess
    Shredder  ///< always the rook's file (HAha)
};

/// A position read from FEN, and the corrections made.
struct FenReading {
    Position position;
    std::vector<Text> notes;  ///< sentences
};
/// Reads a FEN, or the first one within a text (see readSetup). Impossible castling rights and en passant
/// squares are dropped with a note; any other violation of the rules is an error that names the field.
Result<FenReading> readFen(std::string_view text);
std::string toFen(const Position& position, FenStyle style = FenStyle::XFen);
/// The first field of the FEN, as for a diagram.
std::string toPlacement(const Position& position);

}  // namespace plyglass

// Syntax of single FEN fields, without checking the position.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/types.h"

namespace plyglass {

using PieceArray = std::array<Piece, kSquares>;

/// Separators between the fields.
constexpr std::string_view kFenBlanks = " \t\r\n\f\v";
constexpr int kMaxHalfmoveClock = 999;
constexpr int kMaxFullmoveNumber = 9999;

/// "P" … "k"; '.' for none.
char pieceLetter(Piece piece);
/// NoPiece for a letter that is no piece.
Piece pieceFromLetter(char letter);

/// Reads the first field into the board as far as possible. Returns the error of each rank; fails if there
/// are not eight.
Result<std::vector<Error>> readPlacement(PieceArray& board, std::string_view field);
/// Writes the first field.
std::string placementText(const PieceArray& board);
Result<Color> readSideField(std::string_view field);
/// Whether a letter is valid in the castling field: K, Q or a file, in either case.
bool isCastlingLetter(char letter);
/// The character at `at`, with all its UTF-8 bytes, quoted for a message.
std::string shownCharacter(std::string_view text, std::size_t at);
/// NoSquare for "-".
Result<Square> readEnPassantField(std::string_view field);
/// `unknown` for "-".
Result<int> readCounterField(std::string_view field, int most, int unknown);
/// Error of a field, with its number, 1 … 6, and its name.
tl::unexpected<Error> failField(int number, const Error& error);

}  // namespace plyglass

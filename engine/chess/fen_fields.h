// The fields of a FEN one by one: what can be said of each by its form alone, without a legal position.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/types.h"

namespace plyglass {

using PieceArray = std::array<Piece, kSquares>;

/// What stands between the fields.
constexpr std::string_view kFenBlanks = " \t\r\n\f\v";
constexpr int kMaxHalfmoveClock = 999;
constexpr int kMaxFullmoveNumber = 9999;

/// "P" … "k": the letter of a piece; '.' for none.
char pieceLetter(Piece piece);
/// NoPiece for a letter that stands for no piece.
Piece pieceFromLetter(char letter);

/// Reads the first field into the board, as far as it can be read. Returns what is wrong with each rank;
/// fails if there are not eight.
Result<std::vector<Error>> readPlacement(PieceArray& board, std::string_view field);
/// The first field.
std::string placementText(const PieceArray& board);
Result<Color> readSideField(std::string_view field);
/// Whether a letter can stand in the castling field: K, Q or a file, of either case.
bool isCastlingLetter(char letter);
/// The character at `at`, whole where it has several bytes, quoted for a message.
std::string shownCharacter(std::string_view text, std::size_t at);
/// NoSquare for "-".
Result<Square> readEnPassantField(std::string_view field);
/// `unknown` for "-".
Result<int> readCounterField(std::string_view field, int most, int unknown);
/// The message of a failed field, with its place, 1 … 6, and its name.
tl::unexpected<Error> failField(int number, const Error& error);

}  // namespace plyglass

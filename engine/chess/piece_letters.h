// Piece letters of languages other than English.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace plyglass {

struct PieceLetters {
    const char* language;
    std::array<std::string_view, 5> letters;  ///< king, queen, rook, bishop, knight
};

/// Each set of letters once, under its most common language; Danish and Swedish share those of German,
/// Italian those of Spanish.
std::span<const PieceLetters> foreignPieceLetters();

/// "K, D, T, L, S".
std::string listOf(const PieceLetters& letters);

/// Translates the piece letters of a move to English. Empty if a letter is no piece in that language.
std::optional<std::string> inEnglish(std::string_view move, const PieceLetters& letters);

/// Whether a move has a letter that is no English piece letter.
bool isForeign(std::string_view move);

}  // namespace plyglass

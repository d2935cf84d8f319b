// The letters by which other languages than English name the pieces in moves.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace plyglass {

struct PieceLetters {
    const char* language;
    std::array<std::string_view, 5> letters;  ///< of king, queen, rook, bishop, knight
};

/// Every set of letters once, under the language in which it is found most; Danish and Swedish have those of
/// German, Italian has those of Spanish.
std::span<const PieceLetters> foreignPieceLetters();

/// "K, D, T, L, S".
std::string listOf(const PieceLetters& letters);

/// A move with its piece letters turned into English ones. Nothing if it has a letter that stands for no
/// piece in the other language.
std::optional<std::string> inEnglish(std::string_view move, const PieceLetters& letters);

/// Whether a move in another language has a letter that names no piece in English.
bool isForeign(std::string_view move);

}  // namespace plyglass

// Signs in PGN text: move annotations and invisible characters, in all common spellings.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace plyglass {

/// NAG of an annotation: "!?" is 5, "+-" is 18.
std::optional<int> nagFromGlyph(std::string_view glyph);
/// Whether the NAG rates the move itself (!, ?, !!, ??, !?, ?!); a move has at most one of these.
constexpr bool isJudgement(int nag) { return nag >= 1 && nag <= 6; }
/// Length in bytes of a non-ASCII annotation at the front; otherwise 0.
std::size_t glyphLength(std::string_view text);
/// Offset of the signs after a move in a word; the length of the word if there are none.
std::size_t signsFrom(std::string_view word);
/// "+", "#", "‡": signs after a move that the board implies.
bool isCheckSign(std::string_view word);
/// Whether the word has no letters, digits or PGN syntax: a sign, known or unknown. Abbreviations such as
/// "RR" and "TN" count as signs.
bool isSign(std::string_view word);

/// The move in SAN: figurines become letters, dashes become plain, "e8(Q)" and "e8/Q" become "e8=Q"; a
/// preceding number and zero-width characters are removed.
std::string moveText(std::string_view word);

/// Whether the Variant tag means chess or Chess960, in any spelling.
bool isChessVariant(std::string_view variant);

/// Length in bytes of a non-ASCII blank at the front: no-break space, thin space, line separator; otherwise
/// 0.
std::size_t blankLength(std::string_view text);
/// Length in bytes of a zero-width character at the front: soft hyphen, zero width space, byte order mark,
/// direction marks; otherwise 0.
std::size_t unseenLength(std::string_view text);

}  // namespace plyglass

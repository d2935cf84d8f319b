// Signs of PGN text: glyphs behind moves, and characters that nobody sees, in all spellings that are found.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace plyglass {

/// The number of a glyph in words or signs: "!?" is 5, "+-" is 18.
std::optional<int> nagFromGlyph(std::string_view glyph);
/// Whether a glyph judges the move itself, as one of !, ?, !!, ??, !?, ?! does: a move has one of them.
constexpr bool isJudgement(int nag) { return nag >= 1 && nag <= 6; }
/// The bytes of the glyph at the front if it does not begin with an ASCII character; else 0.
std::size_t glyphLength(std::string_view text);
/// Where, in a word that begins with a move, the signs behind the move begin; its length if there are none.
std::size_t signsFrom(std::string_view word);
/// "+", "#", "‡": what may stand behind a move and says nothing that the board does not say.
bool isCheckSign(std::string_view word);
/// Whether there is no letter or digit in the word, nor anything that is part of PGN itself: a sign, known or
/// not. An abbreviation such as "RR" and "TN" is one too.
bool isSign(std::string_view word);

/// A move as SAN has it: figurines become letters, dashes plain, "e8(Q)" and "e8/Q" "e8=Q"; a number before
/// it and what has no width go.
std::string moveText(std::string_view word);

/// Whether the value of the tag Variant stands for chess or Chess960, in any spelling.
bool isChessVariant(std::string_view variant);

/// The bytes of a blank at the front that is not ASCII: no-break space, thin space, line separator; else 0.
std::size_t blankLength(std::string_view text);
/// The bytes of a character without width at the front: soft hyphen, zero width space, byte order mark, marks
/// of the direction of writing; else 0.
std::size_t unseenLength(std::string_view text);

}  // namespace plyglass

// Bytes from outside as text: UTF-8, as everything that the program shows or writes has to be.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace plyglass {

/// How many bytes the character at the front has, in UTF-8: 1 … 4; 0 if this is none (also one that could be
/// written shorter, a half of a pair of UTF-16, or one beyond U+10FFFF), or the text is empty.
std::size_t utf8Length(std::string_view text);

/// The number of the character at the front, which must be one.
unsigned utf8Code(std::string_view text);

/// Whether a character takes part in a text without being seen, or cannot be told from a blank: control
/// characters, blanks of other widths than the plain one, marks of direction, soft hyphens, joiners, tags.
bool isInvisible(unsigned code);

bool isUtf8(std::string_view text);

/// Text that is not UTF-8 is taken for Windows' Latin-1 (code page 1252) and turned into UTF-8.
std::string toUtf8(std::string_view text);

/// Whether the text is UTF-16, which nothing here reads: by its mark, or by the zero bytes that stand at
/// every other place near its beginning.
bool isUtf16(std::string_view text);
/// How much of a text `isUtf16` looks at.
constexpr std::size_t kUtf16ProbeBytes = 1000;

}  // namespace plyglass

// UTF-8 validation and conversion of outside text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace plyglass {

/// Length in bytes of the first UTF-8 character: 1 … 4; 0 if it is invalid (also overlong forms, surrogates
/// and code points above U+10FFFF) or the text is empty.
std::size_t utf8Length(std::string_view text);

/// Code point of the first character, which must be valid.
unsigned utf8Code(std::string_view text);

/// Whether a character is invisible or looks like a blank: control characters, other blanks, direction marks,
/// soft hyphens, joiners, tags.
bool isInvisible(unsigned code);

bool isUtf8(std::string_view text);

/// Converts text that is not UTF-8 from Windows-1252 or, by its letters within words, from the code page 850
/// of DOS.
std::string toUtf8(std::string_view text);

/// Whether the text is UTF-16, which is not supported: by its byte order mark, or by zero bytes at every
/// other place near the beginning.
bool isUtf16(std::string_view text);
/// Number of bytes that `isUtf16` examines.
constexpr std::size_t kUtf16ProbeBytes = 1000;

}  // namespace plyglass

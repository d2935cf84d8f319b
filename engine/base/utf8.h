// Bytes from outside as text: UTF-8, as everything that the program shows or writes has to be.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace plyglass {

/// How many bytes the character at the front has, in UTF-8: 1 … 4; 0 if this is none (also one that could be
/// written shorter, a half of a pair of UTF-16, or one beyond U+10FFFF), or the text is empty.
std::size_t utf8Length(std::string_view text);

bool isUtf8(std::string_view text);

/// Text that is not UTF-8 is taken for Windows' Latin-1 (code page 1252) and turned into UTF-8.
std::string toUtf8(std::string_view text);

/// Whether the text begins with the mark of UTF-16, which nothing here reads.
bool isUtf16(std::string_view text);

}  // namespace plyglass

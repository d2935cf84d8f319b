// Whether bytes from outside are text: UTF-8, as everything that the program shows or writes has to be.
#pragma once

#include <cstddef>
#include <string_view>

namespace plyglass {

/// How many bytes the character at the front has, in UTF-8: 1 … 4; 0 if this is none (also one that could be
/// written shorter, a half of a pair of UTF-16, or one beyond U+10FFFF), or the text is empty.
std::size_t utf8Length(std::string_view text);

bool isUtf8(std::string_view text);

}  // namespace plyglass

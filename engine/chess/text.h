// Small tools for text that people typed or pasted.
#pragma once

#include <string>
#include <string_view>

namespace plyglass {

/// Without blanks and line ends around it.
std::string_view trimmed(std::string_view text);
/// The text in double quotes on one line, cut at about 40 characters: for showing what was wrong.
std::string quoted(std::string_view text);

}  // namespace plyglass

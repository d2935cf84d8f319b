// Small tools for text that people typed or pasted.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace plyglass {

/// Without blanks and line ends around it.
std::string_view trimmed(std::string_view text);
/// What lies between the separators: one part more than there are of these, empty ones too.
std::vector<std::string_view> split(std::string_view text, std::string_view separators);
/// The same without blanks around the parts, and without empty parts.
std::vector<std::string_view> parts(std::string_view text, std::string_view separators);
/// The text in double quotes on one line, cut at about 40 characters: for showing what was wrong.
std::string quoted(std::string_view text);

}  // namespace plyglass

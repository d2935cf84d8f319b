// Showing a person the text that was wrong.
#pragma once

#include <string>
#include <string_view>

namespace plyglass {

/// The text in double quotes on one line, cut at about 40 characters.
std::string quoted(std::string_view text);

}  // namespace plyglass

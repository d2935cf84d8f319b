// Common opening names that differ from those in the tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace plyglass {

/// Substrings of table names that match the text, besides the text itself: spellings with apostrophe or
/// hyphen ("kings gambit": "King's Gambit") and other names ("fried liver": "Fegatello"). Other names match
/// by word prefixes of at least three letters. Case-insensitive.
std::vector<std::string> openingsCalled(std::string_view text);

}  // namespace plyglass

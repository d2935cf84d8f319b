// Openings under the names that people use, which are not always those of the tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace plyglass {

/// Parts of names in the tables that mean what the text means, besides the text itself: what is spelled with
/// an apostrophe or a hyphen there ("kings gambit": "King's Gambit"), and what has another name there ("fried
/// liver": "Fegatello"). Other names are found by the beginnings of their words, from three letters on;
/// capitals do not matter.
std::vector<std::string> openingsCalled(std::string_view text);

}  // namespace plyglass

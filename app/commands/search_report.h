// Result of a search, as text and as JSON.
#pragma once

#include <string>

#include "engine/search/search.h"

namespace plyglass {

/// Several lines; ends with a newline. Scores are from the side to move's point of view.
std::string searchReportText(const Position& position, const SearchResult& result);

/// One line of JSON, as `searchJson` in engine/lab/analysis describes it.
std::string searchReportJson(const Position& position, const SearchResult& result);

}  // namespace plyglass

// What a search found, as text for a person and as JSON for a program.
#pragma once

#include <string>

#include "engine/search/search.h"

namespace plyglass {

/// Several lines, the last one ended. Scores are from the side to move's point of view.
std::string searchReportText(const Position& position, const SearchResult& result);

/// One line of JSON, as `searchJson` in engine/lab/analysis describes it.
std::string searchReportJson(const Position& position, const SearchResult& result);

}  // namespace plyglass

// What a search found, as text for a person and as JSON for a program.
#pragma once

#include <string>

#include "engine/search/search.h"

namespace plyglass {

/// Several lines, the last one ended. Scores are from the side to move's point of view.
std::string searchReportText(const Position& position, const SearchResult& result);

/// One line of JSON. `scoreCp` or `mateIn` (moves, negative when being mated), from the side to move's point
/// of view; nodes include the root; moves in UCI coordinates, `san` and `pvSan` beside them.
std::string searchReportJson(const Position& position, const SearchResult& result);

/// How many times more nodes one more ply costs on average: the depth-th root of the nodes of all finished
/// iterations, as everywhere in the program; 0 if none was finished.
double branchingFactor(const SearchInfo& info);

}  // namespace plyglass

// What a search found, as JSON for other programs and for the page in the browser.
#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>

#include "engine/search/search.h"

namespace plyglass {

/// By NodeKind, as JSON calls them.
constexpr std::array<const char*, kNodeKinds> kNodeKindIds = {"main", "quiescence", "nullMove", "reduced",
                                                              "reSearch"};

/// `scoreCp` or `mateIn` (moves, negative when being mated), from the side to move's point of view; nodes
/// include the root; moves in UCI coordinates, `san` and `pvSan` beside them. `bestMove` is null if there is
/// none.
nlohmann::ordered_json searchJson(const Position& position, const SearchResult& result);

/// How many times more nodes one more ply costs on average: the depth-th root of the nodes of all finished
/// iterations, as everywhere in the program; 0 if none was finished.
double branchingFactor(const SearchInfo& info);

std::uint64_t nodesPerSecond(const SearchInfo& info);

}  // namespace plyglass

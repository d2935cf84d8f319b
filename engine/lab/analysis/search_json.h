// Search results as JSON for other programs and the web page.
#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>

#include "engine/search/search.h"

namespace plyglass {

/// JSON names of NodeKind.
constexpr std::array<const char*, kNodeKinds> kNodeKindIds = {"main", "quiescence", "nullMove", "reduced",
                                                              "reSearch"};

/// `scoreCp` or `mateIn` (moves, negative when being mated), from the side to move's view; node counts
/// include the root; moves in UCI coordinates, with SAN in `san` and `pvSan`. `bestMove` is null without a
/// legal move.
nlohmann::ordered_json searchJson(const Position& position, const SearchResult& result);

/// Effective branching factor: the depth-th root of the nodes of all finished iterations; 0 if there are
/// none.
double branchingFactor(const SearchInfo& info);

std::uint64_t nodesPerSecond(const SearchInfo& info);

}  // namespace plyglass

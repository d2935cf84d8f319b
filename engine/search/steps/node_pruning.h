// Positions that are hopeless, or that the opponent will hardly allow, are not worth a full search. Each rule
// takes a risk and has its switch and its count. Private to engine/search.
#pragma once

#include <optional>

#include "engine/search/node_search.h"

namespace plyglass {

/// Razoring, reverse futility, null move, ProbCut: the node's score if one of them decides it. Only where a
/// yes or no is wanted, the board can be evaluated and nothing is being tested.
std::optional<Score> pruneNode(NodeSearch& nodes, Node& node);

/// The score of a node once its moves are searched: the best, or what it can have without them; drawn towards
/// beta if it lies above, since a cutoff says that beta is reached, and how far it is surpassed the less, the
/// shallower it was searched. `trust` is the weight of the score beside
/// that of beta, at least 1.
Score finalScore(SearchState& search, const Node& node, int trust);

}  // namespace plyglass

// Node pruning: cuts positions that are hopeless or that the opponent will avoid. Each rule is unsound and
// has its switch and its counter. Private to engine/search.
#pragma once

#include <optional>

#include "engine/search/node_search.h"

namespace plyglass {

/// Razoring, reverse futility, null move, ProbCut: the node's score if one of them cuts. Only at non-PV nodes
/// with a static evaluation and outside of singular searches.
std::optional<Score> pruneNode(NodeSearch& nodes, Node& node);

/// The node's score after its moves: the best score, or the known lower bound. A fail-high score is averaged
/// with beta, since a score above beta is less reliable the shallower the search; `trust`, at least 1, is the
/// weight of the score against that of beta.
Score finalScore(SearchState& search, const Node& node, int trust);

}  // namespace plyglass

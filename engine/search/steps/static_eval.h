// The static evaluation of an interior node, before any move. Private to engine/search.
#pragma once

#include "engine/search/search_state.h"

namespace plyglass {

/// The node's raw evaluation, asked for if it is not known yet, with what correction history has learnt of
/// positions alike. Not in check, of which nothing is learnt.
Score correctedEval(SearchState& search, Node& node);
/// Fills in the node's raw, static and final evaluation and whether it is improving: the evaluator's score,
/// corrected by what was learnt of positions alike; the table's score counts for more where its bound allows.
/// Nothing in check, or if no technique asks.
void computeStaticEval(SearchState& search, Node& node);

}  // namespace plyglass

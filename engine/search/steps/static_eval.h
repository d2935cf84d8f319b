// The static evaluation of an interior node, before any move. Private to engine/search.
#pragma once

#include "engine/search/search_state.h"

namespace plyglass {

/// An evaluation of the position on the board, scaled if the technique is on: it is worth less the fewer
/// pieces are left and the longer nothing was taken and no pawn moved.
Score scaledEval(const SearchState& search, Score eval);
/// Fills in the node's raw evaluation, which is asked for if it is not known yet; its static evaluation,
/// which is the same scaled by what is on the board and corrected by what was learnt of positions alike; and
/// what counts, the table's score where its bound says more.
void computeEval(SearchState& search, Node& node);
/// The same for a node of the main search, and whether it is improving. Nothing in check, or if no technique
/// asks.
void computeStaticEval(SearchState& search, Node& node);

}  // namespace plyglass

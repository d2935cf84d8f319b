// Static evaluation of an interior node. Private to engine/search.
#pragma once

#include "engine/search/search_state.h"

namespace plyglass {

/// Scales an evaluation of the current position, if the technique is on: down with less material and with
/// more plies since the last capture or pawn move.
Score scaledEval(const SearchState& search, Score eval);
/// Sets the node's rawEval (calling the evaluator if unknown), its staticEval (scaled, plus correction
/// history) and its eval (the table's score if its bound is better).
void computeEval(SearchState& search, Node& node);
/// As `computeEval` for a node of the main search; also sets `improving`. Does nothing in check, or if no
/// technique needs it.
void computeStaticEval(SearchState& search, Node& node);

}  // namespace plyglass

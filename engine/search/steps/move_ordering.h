// The order in which the moves of a node are tried. With sound techniques alone it never changes a score,
// only how soon alpha-beta may stop. The full ordering is MovePicker's; the simple ones of the past are here.
// Private to engine/search.
#pragma once

#include "engine/search/move_picker.h"
#include "engine/search/search_state.h"

namespace plyglass {

/// Finds the squares that the opponent attacks, for the histories; once for each node, before they are asked.
void noteThreats(SearchState& search, int ply);
/// What the node knows of its moves; refers to `search`.
MoveScorer scorerFor(SearchState& search, const Node& node);
/// The node's moves one by one, in a buffer of the search's stack.
MovePicker movesOf(SearchState& search, const Node& node, const MoveScorer& scorer);
/// Captures and promotions; in check every evasion, if the techniques want them.
MovePicker quiescenceMovesOf(SearchState& search, const Node& node, const MoveScorer& scorer);
/// Sorts the moves in `buffer` by a simple ordering; the table's move comes first.
void orderMoves(SearchState& search, const Node& node, MoveBuffer& buffer);

}  // namespace plyglass

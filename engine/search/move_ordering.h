// Move ordering. With sound techniques alone it never changes a score, only how soon alpha-beta cuts off. The
// full ordering is MovePicker's; the simple historical ones are here. Private to engine/search.
#pragma once

#include "engine/search/move_picker.h"
#include "engine/search/search_state.h"

namespace plyglass {

/// Computes the squares attacked by the opponent, for the histories. Call once per node before reading them.
void computeThreats(SearchState& search, int ply);
/// Scorer for the node's moves; refers to `search`.
MoveScorer scorerFor(SearchState& search, const Node& node);
/// Picker of the node's moves; uses the stack's buffer of that ply.
MovePicker movesOf(SearchState& search, const Node& node, const MoveScorer& scorer);
/// Picker of captures and promotions; in check of all evasions, if that technique is on.
MovePicker quiescenceMovesOf(SearchState& search, const Node& node, const MoveScorer& scorer);
/// Sorts the moves in `buffer` by a simple ordering, table move first.
void orderMoves(SearchState& search, const Node& node, MoveBuffer& buffer);

}  // namespace plyglass

// How deep a move is searched: less deep if it comes late or there is nothing to begin with, deeper if it
// gives check or is singular. Private to engine/search.
#pragma once

#include "engine/search/move_picker.h"
#include "engine/search/search_state.h"

namespace plyglass {

/// Reductions are counted in these parts of a ply.
constexpr int kWholePly = 1024;

/// For the `moveNumber`th move (from 1), a quiet one, of a node searched `depth` plies deep: the later and
/// the deeper, the more. In parts of a ply; not negative.
int lateMoveReduction(int depth, int moveNumber);

/// Internal iterative reduction: one ply less without a table move from a search that was nearly as deep; if
/// the node matters, the next iteration has one.
void internalIterativeReduction(SearchState& search, Node& node);
/// A node that was reached by a reduced move is searched a ply deeper if the side that made it stands no
/// worse than before, and a ply less deep if it stands much worse.
void adjustInHindsight(SearchState& search, Node& node);
/// Plies to add to the depth of a move.
int extensionOf(SearchState& search, const Node& node, Move move);
/// Plies that a move is searched less deep at first; `history` is what its history says of it.
int reductionOf(SearchState& search, const Node& node, Move move, int history);
/// Plies by which a move that beat alpha with `score` in a reduced search is searched deeper than `depth` (or
/// less deep) when it is searched again: by how much it was better than expected.
int reSearchChange(SearchState& search, const Node& node, Score score, int depth);

}  // namespace plyglass

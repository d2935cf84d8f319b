// Move pruning: skips moves that are unlikely to matter, by static evaluation or history. Each rule has its
// switch and its counter. Private to engine/search.
#pragma once

#include "engine/search/move_picker.h"
#include "engine/search/search_state.h"

namespace plyglass {

/// Whether a move is pruned; never before a move that does not lose by force has been found. `history` is the
/// move's history score.
bool isPruned(SearchState& search, Node& node, Move move, int history, MovePicker& picker);
/// Quiescence: SEE pruning of losing captures, and delta pruning of captures that cannot reach alpha.
bool isPrunedInQuiescence(SearchState& search, Node& node, Move move);

}  // namespace plyglass

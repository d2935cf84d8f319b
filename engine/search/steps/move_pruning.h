// Moves that will hardly matter are left out. Each rule relies on the static evaluation or on history, with
// its switch and its count. Private to engine/search.
#pragma once

#include "engine/search/move_picker.h"
#include "engine/search/search_state.h"

namespace plyglass {

/// Whether a move is left out: only when some move has already been found that does not lose by force.
/// `history` is what the move's history says of it.
bool isPruned(SearchState& search, Node& node, Move move, int history, MovePicker& picker);
/// In quiescence: captures that lose material by exchange (SEE pruning), and those that cannot bring the
/// score up to alpha (delta pruning).
bool isPrunedInQuiescence(SearchState& search, Node& node, Move move);

}  // namespace plyglass

// Pruning: cuts positions that are hopeless or that the opponent will avoid, and skips moves that are
// unlikely to matter. Each rule is unsound and has its switch and its counter. Private to engine/search.
#pragma once

#include <optional>

#include "engine/search/move_picker.h"
#include "engine/search/search_state.h"

namespace plyglass {

/// Razoring, reverse futility, null move, ProbCut: the node's result if one of them cuts. Only at non-PV
/// nodes with a static evaluation and outside of singular searches.
std::optional<NodeResult> pruneNode(SearchState& search, SubSearch& searches, Node& node);

/// The node's score after its moves: the best score, or the known lower bound. A fail-high score is averaged
/// with beta, since a score above beta is less reliable the shallower the search; `trust`, at least 1, is the
/// weight of the score against that of beta.
Score finalScore(SearchState& search, const Node& node, int trust);

/// The counter of the rule that prunes a move, for the caller to count; None if the move is to be searched.
/// Never prunes before a move that does not lose by force has been found. `history` is the move's history
/// score.
Counter reasonToPrune(SearchState& search, Node& node, Move move, int history, MovePicker& picker);
/// Quiescence: SEE pruning of losing captures, and delta pruning of captures that cannot reach alpha.
bool isPrunedInQuiescence(SearchState& search, Node& node, Move move);

}  // namespace plyglass

// What the search asks of the transposition table and what it tells it. A table entry answers a node if it
// was searched at least as deep and its bound decides the window; otherwise it still names the move to try
// first (Greenblatt 1967, Slate and Atkin 1977). Private to engine/search.
#pragma once

#include <optional>

#include "engine/search/search_state.h"

namespace plyglass {

/// Fills in what the table knows of the node. Two positions may share a key, so its move is checked.
void lookUp(SearchState& search, Node& node);
/// The table's score if it decides the node. With principal variation search, nodes that want an exact score
/// are searched all the same: their line is what people see.
std::optional<Score> answerFromTable(SearchState& search, Node& node);
/// Keeps the raw evaluation, for when the node ends without a result or is reached again before it has one.
void storeEvaluation(SearchState& search, const Node& node);
/// Nothing is stored once the search is stopped, nor for a node with a move left out.
void storeInTable(SearchState& search, const Node& node, Bound bound);

}  // namespace plyglass

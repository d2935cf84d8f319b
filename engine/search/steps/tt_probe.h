// Transposition table probe and store. An entry cuts off a node if its depth is sufficient and its bound
// decides the window; otherwise its move is tried first (Greenblatt 1967, Slate and Atkin 1977). Private to
// engine/search.
#pragma once

#include <optional>

#include "engine/search/search_state.h"

namespace plyglass {

/// Fills in the node's table data. Checks the table move for legality, since different positions may share a
/// key.
void lookUp(SearchState& search, Node& node);
/// The table's score if it cuts off the node. With principal variation search, PV nodes are never cut off, so
/// that the PV stays complete.
std::optional<Score> answerFromTable(SearchState& search, Node& node);
/// Stores a result at the node, with its raw evaluation and PV flag; the entry's score counts from the root.
/// An empty entry stores the evaluation alone, in case the node is reached again before it has a result.
/// Nothing is stored once the search is stopped, nor with a move excluded.
void storeInTable(SearchState& search, const Node& node, TableEntry entry);
/// Stores the node's own result.
void storeInTable(SearchState& search, const Node& node, Bound bound);

}  // namespace plyglass

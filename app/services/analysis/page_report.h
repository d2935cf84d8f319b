// What a report says, on the page of its game: the course of the game, how the players did, the turning
// points, and notes to the moves.
#pragma once

#include <string>

#include "app/services/analysis/page_state.h"

namespace plyglass {

/// Where a position stands in the graph, from the left.
double pageGraphX(const PageGame& game, int position);
/// Sections; empty where there is nothing to tell.
std::string pageGraph(const PageGame& game);
std::string pagePlayers(const PageGame& game);
std::string pageTurningPoints(const PageGame& game);
/// One for each move, of which the script shows the current one's. What their lines show goes into `lines`.
std::string pageNotes(const PageGame& game, PageLines& lines);

}  // namespace plyglass

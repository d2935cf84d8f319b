// The report on an exported game page: graph, summaries, turning points, and notes on the moves.
#pragma once

#include <string>

#include "app/services/analysis/page_state.h"

namespace plyglass {

/// Horizontal position in the graph.
double pageGraphX(const PageGame& game, int position);
/// HTML sections; empty without content.
std::string pageGraph(const PageGame& game);
std::string pagePlayers(const PageGame& game);
std::string pageTurningPoints(const PageGame& game);
/// One note per move; the script shows the current one. Adds the positions of their lines to `lines`.
std::string pageNotes(const PageGame& game, PageLines& lines);

}  // namespace plyglass

// A game and its report as one page for any browser: the file holds all it needs and asks nothing of the
// network. Moves, positions and words come from here; the script in the page only shows them.
#pragma once

#include <string>
#include <string_view>

#include "engine/chess/game.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// UTF-8. `report` is of the game's main line and may be half made, or not made at all. Whatever the tags of
/// the game contain is shown as text. With `enginePage`, the page for the browser with the engine in it (see
/// engine_page.h), each position can be played on; empty = without.
std::string gameHtml(const Game& game, const GameReport& report, std::string_view enginePage = {});

}  // namespace plyglass

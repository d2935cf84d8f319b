// Exports a game with its report as a self-contained HTML page without network access. Moves, positions and
// texts are generated here; the page's script only displays them.
#pragma once

#include <string>
#include <string_view>

#include "engine/chess/game.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// UTF-8. `report` belongs to the game's main line and may be partial or empty. Game tags are shown as plain
/// text. With `enginePage`, the web page with the engine (see engine_page.h), each position can be played on;
/// empty = without.
std::string gameHtml(const Game& game, const GameReport& report, std::string_view enginePage = {});

}  // namespace plyglass

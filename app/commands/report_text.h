// A game report as the command line prints it.
#pragma once

#include <string>

#include "engine/chess/game.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Who played, how exactly, a table of all moves, the turning points, and what was better and why it was
/// missed. The last line is ended.
std::string gameReportText(const Game& game, const GameReport& report);

}  // namespace plyglass

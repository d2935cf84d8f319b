// A game report as text for the command line.
#pragma once

#include <string>

#include "engine/chess/game.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Players, thoroughness, a table of all moves, the turning points, and the mistakes with a better line and
/// the reason. Ends with a newline.
std::string gameReportText(const Game& game, const GameReport& report);

}  // namespace plyglass

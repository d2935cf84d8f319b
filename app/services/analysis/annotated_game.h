// Writes a report into its game as PGN annotations: evaluations, marks, better lines and short notes.
#pragma once

#include <vector>

#include "engine/chess/game_edits.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Maximum plies of a better line.
constexpr std::size_t kVariationPlies = 8;

/// For each searched position its score and depth; for each certain inaccuracy, mistake or blunder its sign
/// (unless the game already rates the move), a note on a line of its own, and the better line. Existing
/// annotations stay, and repeated calls add nothing. `report` belongs to the game's main line.
std::vector<Annotation> annotationsOf(const Game& game, const GameReport& report);

}  // namespace plyglass

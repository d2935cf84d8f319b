// A game with its report written into it: evaluations, marks, better lines and short notes, as every chess
// program reads them from PGN.
#pragma once

#include "engine/chess/game.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Plies of a better line that go into the game.
constexpr std::size_t kVariationPlies = 8;

/// `report` is of this game's main line. Each of its positions that was searched gets its score and depth;
/// an inaccuracy, mistake or blunder its glyph in place of an earlier one, a note, and the better line as a
/// variation. What others wrote stays. The current node stays as well.
void annotate(Game& game, const GameReport& report);

}  // namespace plyglass

// A game with its report written into it: evaluations, marks, better lines and short notes, as every chess
// program reads them from PGN.
#pragma once

#include <vector>

#include "engine/chess/game_edits.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Plies of a better line that go into the game.
constexpr std::size_t kVariationPlies = 8;

/// For each position that was searched its score and depth; for an inaccuracy, mistake or blunder that is
/// certain its sign, if the game does not judge the move yet, a note as a line of its own, and the better
/// line. What others wrote stays, and a second time nothing is added. `report` is of the game's main line.
std::vector<Annotation> annotationsOf(const Game& game, const GameReport& report);

}  // namespace plyglass

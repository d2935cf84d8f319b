// Printable report, and exercises from its mistakes.
#pragma once

#include "app/services/handout/document.h"
#include "engine/chess/game.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Summary of both sides, and each inaccuracy, mistake and blunder with the better line. `report` belongs to
/// the game's main line.
HandoutDocument reportHandout(const Game& game, const GameReport& report);

struct HandoutExercise {
    Position position = Position::start();
    QString solution;
    QString source = {};  ///< "Anna – Ben"; may be empty
};

/// "23.Qxf7#. The game went 23.Qe2."
QString solutionText(const QString& better, const QString& played);
/// The certain mistakes and blunders of both sides.
std::vector<HandoutExercise> exercisesFor(const GameReport& report);
/// Diagrams with the side to move, and the solutions on a separate page. No blocks without exercises.
HandoutDocument exerciseSheet(HandoutDocument head, const std::vector<HandoutExercise>& exercises);

}  // namespace plyglass

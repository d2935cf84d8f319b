// Moves as text for screen readers.
#pragma once

#include <QString>

#include "engine/chess/game.h"
#include "engine/chess/line_walk.h"

namespace plyglass {

/// "Knight f3 to d4 takes pawn, check", "White castles king side", "Pawn e7 to e8, becomes queen, checkmate".
QString moveText(const GameNode& node);
/// "White", "Black".
QString sideWord(Color color);
/// "pawn", "knight", …
QString pieceWord(PieceType type);
/// "5.Nxe5 dxe5 6.pass": the moves that lead from ply `from` to ply `to`, numbered.
QString walkText(const LineWalk& walk, int from, int to);

}  // namespace plyglass

// Moves and positions as a board that knows no rules wants them: squares by name.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/chess/position.h"

namespace plyglass {

/// "e4".
QString squareText(Square square);
/// The two squares of a move that are marked: castling in ordinary chess goes to where the king lands.
QStringList squaresOf(const Position& before, Move move);
/// All legal moves as "e2e4" or "e7e8q"; castling by king two squares and onto the rook.
QStringList legalMoveTexts(const Position& position);
/// The square of a king in check, or "".
QString checkSquareOf(const Position& position);

}  // namespace plyglass

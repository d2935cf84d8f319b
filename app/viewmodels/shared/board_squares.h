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
/// All legal moves as "e2e4" or "e7e8q". Castling by king onto the rook; by king two squares or to where it
/// lands as well, which no other move of a king can mean: in Chess960 only where it lands two or more squares
/// away.
QStringList legalMoveTexts(const Position& position);
/// What a person did on the board: castling may be given in each of these ways, and a promotion without a
/// piece is to a queen. Fails with the rule that it breaks.
Result<Move> boardMove(const Position& position, const QString& from, const QString& to,
                       const QString& promotion);
/// A move that a person typed: SAN or coordinates. Fails with what is wrong with it.
Result<Move> typedMove(const Position& position, const QString& text);
/// The legal ways to castle: "O-O", "O-O-O".
QStringList castlingTexts(const Position& position);
/// The square of a king in check, or "".
QString checkSquareOf(const Position& position);

}  // namespace plyglass

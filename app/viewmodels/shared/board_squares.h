// Moves and positions for a board without rules: squares by name.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/chess/position.h"

namespace plyglass {

/// "e4".
QString squareText(Square square);
/// The two marked squares of a move: castling in ordinary chess goes to the king's target square.
QStringList squaresOf(const Position& before, Move move);
/// All legal moves as "e2e4" or "e7e8q". Castling as king onto rook, and as the king's own move where no
/// other king move has the same squares: in Chess960 only over two or more squares.
QStringList legalMoveTexts(const Position& position);
/// A move made on the board: castling in any of these forms, and a promotion without a piece is to a queen.
/// Fails with the rule that it breaks.
Result<Move> boardMove(const Position& position, const QString& from, const QString& to,
                       const QString& promotion);
/// A typed move: SAN or coordinates. Fails with the error.
Result<Move> typedMove(const Position& position, const QString& text);
/// Legal castling moves: "O-O", "O-O-O".
QStringList castlingTexts(const Position& position);

}  // namespace plyglass

// Builds and validates positions piece by piece: the only way to create one.
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Call in this order: put pieces and check them, side to move, rights, counters, build. Stop after a step
/// that fails.
class PositionBuilder {
  public:
    void put(Piece piece, Square square) { m_position.putPiece(piece, square); }
    /// All errors of the pieces themselves: kings, counts, pawns on the last ranks; empty if there are none.
    std::vector<Error> pieceDefects() const;
    /// Fails if the other side is in check, or this one by more pieces than a move can cause.
    Result<void> setSideToMove(Color color);
    /// Adds the castling right with the rook on `rook`.
    Result<void> addCastling(Color color, Square rook);
    /// Sets the square behind a pawn that has just moved two squares. Ignored if that is impossible or no
    /// pawn can legally capture there.
    void setEnPassant(Square square);
    void setCounters(int halfmoveClock, int fullmoveNumber);
    Position build();

    /// The position as set up so far.
    const Position& position() const { return m_position; }

  private:
    Position m_position;
};

}  // namespace plyglass

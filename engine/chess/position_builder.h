// Sets up a position piece by piece and says what is wrong with it: the only way to make positions.
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/position.h"

namespace plyglass {

/// To be called in this order: put the pieces and have them checked, side to move, rights, counters, build.
/// After a step that fails, take no further one.
class PositionBuilder {
  public:
    void put(Piece piece, Square square) { m_position.putPiece(piece, square); }
    /// All that is wrong with the pieces as such: kings, numbers, pawns on the last ranks. Empty if nothing
    /// is.
    std::vector<Error> pieceDefects() const;
    /// Fails if the other side is in check, or this one from more pieces than a move can bring about.
    Result<void> setSideToMove(Color color);
    /// Gives the right to castle with the rook on `rook`.
    Result<void> addCastling(Color color, Square rook);
    /// `square` lies behind a pawn that has just moved two squares. Kept only if that can be, and if a pawn
    /// can legally take there.
    void setEnPassant(Square square);
    void setCounters(int halfmoveClock, int fullmoveNumber);
    Position build();

    /// The position as set up so far.
    const Position& position() const { return m_position; }

  private:
    Position m_position;
};

}  // namespace plyglass

// Which squares a piece attacks. Leapers from tables, sliders by magic multiplication (magics found by our own
// seeded search at start-up or stored as constants found by it).
#pragma once

#include "engine/chess/bitboard.h"

namespace plyglass {

Bitboard pawnAttacks(Color color, Square square);
Bitboard knightAttacks(Square square);
Bitboard kingAttacks(Square square);
/// Sliders stop at the first piece of `occupied`, whose square they attack.
Bitboard bishopAttacks(Square square, Bitboard occupied);
Bitboard rookAttacks(Square square, Bitboard occupied);
Bitboard queenAttacks(Square square, Bitboard occupied);
/// Of any piece but a pawn.
Bitboard attacks(PieceType type, Square square, Bitboard occupied);

}  // namespace plyglass

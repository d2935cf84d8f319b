// Tactical motifs of a single move, by the board alone: what it attacks, pins, skewers or uncovers. Whether
// it wins anything is another question (goals.h).
#pragma once

#include "engine/chess/position.h"

namespace plyglass {

/// Whether the moved piece attacks at least two of: the king, a more valuable piece, an unguarded piece.
bool isFork(const Position& position, Move move);
/// Whether the move creates a pin of an enemy piece to its king or to a more valuable piece, or captures or
/// attacks, with more than the pinning piece, a pinned piece.
bool isPinTrick(const Position& position, Move move);
/// Whether the moved rook, bishop or queen attacks a piece, or gives check, with a piece of less value behind
/// it, which it attacks once the first one has moved.
bool isSkewer(const Position& position, Move move);
/// Whether the move uncovers an attack of another piece on the king or on a piece.
bool isDiscovery(const Position& position, Move move);

/// Pieces of `side` that are pinned to their king.
Bitboard pinnedPieces(const Position& position, Color side);
/// Whether the side to move can capture on `square` and gives nothing for it: nothing takes back, or only at
/// a loss.
bool isFree(const Position& position, Square square);
/// Whether a capture is one of `isFree`.
bool takesFree(const Position& position, Move move);

}  // namespace plyglass

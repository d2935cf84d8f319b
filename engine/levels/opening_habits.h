// What people learn first about openings: pieces out, pawns in the middle, the king into safety. A weak level
// seldom thinks of anything else in its first moves.
#pragma once

#include "engine/chess/position.h"

namespace plyglass {

/// Whether a quiet, legal move is one that a person hardly considers in the first moves of a game: a pawn at
/// the edge, a knight to the edge, a piece back home or, while others wait, for the second time, king, rook
/// or queen early. Always false after the opening.
bool isUnusualInOpening(const Position& position, Move move);

}  // namespace plyglass

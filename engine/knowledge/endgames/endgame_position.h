// Positions of an ending: by the squares of its men, or at random.
#pragma once

#include <optional>

#include "engine/base/random.h"
#include "engine/chess/position.h"
#include "engine/knowledge/endgames/endgame_material.h"

namespace plyglass {

/// Without castling and en passant rights. Nothing if men share a square or the rules do not allow it.
std::optional<Position> endgamePosition(const EndgameMaterial& material, const EndgameSquares& squares,
                                        Color sideToMove);

/// Any position of the ending that the rules allow, with either colour as the stronger side. Where the ending
/// has en passant captures, one is possible in a quarter of the positions.
Position randomEndgamePosition(const EndgameMaterial& material, Random& random);

}  // namespace plyglass

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

/// Any position of the ending that the rules allow, with either colour as the stronger side. An en passant
/// right is given wherever one is possible, in half of the cases.
Position randomEndgamePosition(const EndgameMaterial& material, Random& random);

}  // namespace plyglass

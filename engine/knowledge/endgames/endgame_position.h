// Positions of an ending, from squares or at random.
#pragma once

#include <optional>

#include "engine/base/random.h"
#include "engine/chess/position.h"
#include "engine/knowledge/endgames/endgame_material.h"

namespace plyglass {

/// A position without castling and en passant rights. Empty if men share a square or it is illegal.
std::optional<Position> endgamePosition(const EndgameMaterial& material, const EndgameSquares& squares,
                                        Color sideToMove);

/// A random legal position of the ending, with either colour as the stronger side. If the ending has en
/// passant captures, a quarter of the positions allow one.
Position randomEndgamePosition(const EndgameMaterial& material, Random& random);

}  // namespace plyglass

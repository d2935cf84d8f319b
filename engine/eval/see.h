// Static exchange evaluation (SEE): the material result of a capture after all recaptures on its square,
// least valuable attacker first, without making moves. X-ray attackers count; pins are ignored. The threshold
// form asks only whether the result reaches a value.
#pragma once

#include <array>

#include "engine/chess/position.h"

namespace plyglass {

/// Centipawns by PieceType, and 0 for no piece.
constexpr std::array<int, kPieceTypes + 1> kExchangeValues = {100, 300, 300, 500, 900, 0, 0};

/// Whether the material balance of the mover is at least `thresholdCp` after `move`, which must be legal, and
/// the best recaptures on its target square. A negative threshold allows a loss.
bool winsExchange(const Position& position, Move move, int thresholdCp);

}  // namespace plyglass

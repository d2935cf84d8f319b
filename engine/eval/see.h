// Static exchange evaluation: what a capture wins or loses once all recaptures on its square are played out,
// the cheapest piece first, without making a move. Sliders behind the pieces that take join in; pins are not
// looked at. The idea is as old as chess programs; the threshold form only asks whether a move gains so much.
#pragma once

#include <array>

#include "engine/chess/position.h"

namespace plyglass {

/// Centipawns by PieceType, and 0 for no piece: the round figures every chess player knows.
constexpr std::array<int, kPieceTypes + 1> kExchangeValues = {100, 300, 300, 500, 900, 0, 0};

/// Whether `move`, legal here, leaves the side that makes it at least `thresholdCp` better off in material
/// after the best recaptures on its target square (negative: at most so much worse).
bool winsExchange(const Position& position, Move move, int thresholdCp);

}  // namespace plyglass

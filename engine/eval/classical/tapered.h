// Middlegame and endgame scores packed into one integer, so that one instruction adds both, and their blend
// by game phase (tapered evaluation).
#pragma once

#include <cstdint>

namespace plyglass {

/// Middlegame × 65536 + endgame. Sums and products with small integers are valid while both halves stay
/// within ±32767.
using Tapered = std::int32_t;

constexpr Tapered makeTapered(int middlegame, int endgame) { return middlegame * 65536 + endgame; }
constexpr int endgameOf(Tapered pair) {
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(static_cast<std::uint32_t>(pair) & 0xFFFF));
}
/// Removes the endgame half, which may have borrowed from the upper one.
constexpr int middlegameOf(Tapered pair) { return (pair - endgameOf(pair)) / 65536; }

/// Phase weight by PieceType; the start position has 24.
constexpr int kPhaseOfPiece[] = {0, 1, 1, 2, 4, 0, 0};
constexpr int kFullPhase = 24;

/// Tapered score at `phase` (kFullPhase: middlegame, 0: endgame), rounded towards zero.
constexpr int taper(int middlegame, int endgame, int phase) {
    return (middlegame * phase + endgame * (kFullPhase - phase)) / kFullPhase;
}

}  // namespace plyglass

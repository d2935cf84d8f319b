// A pair of scores, one for the middlegame and one for the endgame, packed into one integer so that both are
// added with one instruction. A published trick of many engines; the blend by phase is called tapering.
#pragma once

#include <cstdint>

namespace plyglass {

/// Middlegame × 65536 + endgame. Sums and products with small integers keep the packing as long as both
/// halves stay within ±32767.
using Tapered = std::int32_t;

constexpr Tapered makeTapered(int middlegame, int endgame) { return middlegame * 65536 + endgame; }
constexpr int endgameOf(Tapered pair) {
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(static_cast<std::uint32_t>(pair) & 0xFFFF));
}
/// What is left once the endgame half, which may have borrowed from the upper one, is taken away.
constexpr int middlegameOf(Tapered pair) { return (pair - endgameOf(pair)) / 65536; }

/// How much a piece counts for the phase, by PieceType; 24 in the start position.
constexpr int kPhaseOfPiece[] = {0, 1, 1, 2, 4, 0, 0};
constexpr int kFullPhase = 24;

/// The blend at `phase` (kFullPhase: all middlegame, 0: all endgame), rounded towards zero.
constexpr int taper(int middlegame, int endgame, int phase) {
    return (middlegame * phase + endgame * (kFullPhase - phase)) / kFullPhase;
}

}  // namespace plyglass

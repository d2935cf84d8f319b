// The 25 features of the scoring genome of Mikolaj Franaszczuk's chess program (2003): what each side has,
// how far its pawns have come, where its pieces can go, what they attack and by what they are defended.
#pragma once

#include <array>
#include <string>

#include "engine/chess/position.h"

namespace plyglass {

/// Where each group of features begins; all but the advancement have one feature for each PieceType.
constexpr int kPossession = 0;   ///< pieces of the type
constexpr int kAdvancement = 6;  ///< ranks moved from home, summed over the pawns
constexpr int kMobility = 7;  ///< pseudo-legal target squares of the type, captures and pawn pushes included
constexpr int kThreats =
    13;  ///< pairs of a piece of the type and an enemy piece that it attacks, kings included
constexpr int kProtections = 19;  ///< pairs of a piece of the type and an own piece that defends its square
constexpr int kFeatureCount = 25;

/// Counts of one side.
using Features = std::array<int, kFeatureCount>;

/// The features of `color`. Pins are ignored, castling is no target, a promotion is one target, an en passant
/// capture is one while it is legal. Nothing is seen through another piece.
Features featuresOf(const Position& position, Color color);

/// "Pawns", "Pawn advancement", "Knight mobility", "Rook threats", "Queen protections".
std::string featureName(int feature);

}  // namespace plyglass

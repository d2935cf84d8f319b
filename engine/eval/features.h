// The 25 features of the scoring genome of Mikolaj Franaszczuk's chess program (2003): possession, pawn
// advancement, mobility, threats and protections of each side.
#pragma once

#include <array>
#include <string>

#include "engine/chess/position.h"

namespace plyglass {

/// First index of each feature group; all but the advancement have one feature per PieceType.
constexpr int kPossession = 0;   ///< pieces of the type
constexpr int kAdvancement = 6;  ///< ranks moved from the initial rank, summed over the pawns
constexpr int kMobility = 7;  ///< pseudo-legal target squares of the type, captures and pawn pushes included
constexpr int kThreats = 13;  ///< pairs of a piece of the type and an enemy piece it attacks, kings included
constexpr int kProtections = 19;  ///< pairs of a piece of the type and an own piece that defends it
constexpr int kFeatureCount = 25;

/// Feature counts of one side.
using Features = std::array<int, kFeatureCount>;

/// The features of `color`. Pins are ignored. Castling is no target, a promotion is one, an en passant
/// capture is one while legal. No x-ray attacks.
Features featuresOf(const Position& position, Color color);

/// "Pawns", "Pawn advancement", "Knight mobility", "Rook threats", "Queen protections".
std::string featureName(int feature);

}  // namespace plyglass

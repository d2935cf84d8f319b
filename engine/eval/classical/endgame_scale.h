// How much of an endgame advantage can be won: little with opposite bishops, less without pawns.
#pragma once

#include "engine/chess/position.h"

namespace plyglass {

/// An endgame score is multiplied by scale / kNormalScale.
constexpr int kNormalScale = 64;

/// 0 … kNormalScale, for the case that `strong` is the side that stands better.
int endgameScale(const Position& position, Color strong);

}  // namespace plyglass

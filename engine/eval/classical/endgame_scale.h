// How much of an endgame advantage can be won: little with opposite bishops, less without pawns.
#pragma once

#include "engine/chess/position.h"

namespace plyglass {

/// An endgame score is multiplied by scale / kNormalScale.
constexpr int kNormalScale = 64;

struct EndgameScale {
    int scale;           ///< 0 … kNormalScale
    const char* reason;  ///< what makes it hard to win; marked for translation
};

/// For the case that `strong` is the side that stands better.
EndgameScale endgameScale(const Position& position, Color strong);

}  // namespace plyglass

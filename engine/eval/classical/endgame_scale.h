// Endgame scaling: reduces advantages that are hard to win, such as opposite-coloured bishops or no pawns.
#pragma once

#include "engine/chess/position.h"

namespace plyglass {

/// Denominator of `scale`.
constexpr int kNormalScale = 64;

struct EndgameScale {
    int scale;           ///< 0 … kNormalScale
    const char* reason;  ///< why it is hard to win; marked for translation
};

/// The scale if `strong` has the advantage.
EndgameScale endgameScale(const Position& position, Color strong);

}  // namespace plyglass

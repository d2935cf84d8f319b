// What has been captured on the way to a position, and who is ahead in material.
#pragma once

#include <QString>
#include <array>

#include "engine/chess/game.h"

namespace plyglass {

struct CapturedPieces {
    std::array<QString, 2> by;  ///< by the capturing side: letters from pawn to queen, "PPN"
    int whiteLead = 0;          ///< in pawns of the usual worth
};
CapturedPieces capturedBefore(const GameNode* node);

}  // namespace plyglass

// Pieces captured before a position, and the material balance.
#pragma once

#include <QString>
#include <array>

#include "engine/chess/game.h"

namespace plyglass {

struct CapturedPieces {
    std::array<QString, 2> by;  ///< by the capturing side: letters from pawn to queen, "PPN"
    int whiteLead = 0;          ///< in pawns, by the usual piece values
};
CapturedPieces capturedBefore(const GameNode* node);

}  // namespace plyglass

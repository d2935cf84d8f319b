// Endgame share of a position, for training that treats endgames differently: their decision is beyond a
// short search, and a wrong score persists for many moves.
#pragma once

#include <algorithm>

namespace plyglass {

constexpr int kMiddlegamePieces = 20;
constexpr int kEndgamePieces = 8;

/// Rises linearly from 0 with kMiddlegamePieces or more on the board, kings and pawns included, to 1 with
/// kEndgamePieces or fewer.
constexpr double endgameShare(int pieces) {
    return static_cast<double>(kMiddlegamePieces - std::clamp(pieces, kEndgamePieces, kMiddlegamePieces)) /
           (kMiddlegamePieces - kEndgamePieces);
}

}  // namespace plyglass

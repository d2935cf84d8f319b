// How much of an endgame a position is, where learning treats endgames in another way: they are decided
// further away than a short search sees, and a mistaken score there stays as it is for many moves.
#pragma once

#include <algorithm>

namespace plyglass {

constexpr int kMiddlegamePieces = 20;
constexpr int kEndgamePieces = 8;

/// From 0 with kMiddlegamePieces or more on the board, kings and pawns too, evenly to 1 with kEndgamePieces
/// or fewer.
constexpr double endgameShare(int pieces) {
    return static_cast<double>(kMiddlegamePieces - std::clamp(pieces, kEndgamePieces, kMiddlegamePieces)) /
           (kMiddlegamePieces - kEndgamePieces);
}

}  // namespace plyglass

// How long a person would think about a move on the clock. A level finds its move in a moment; played at once
// every time, it hurries whoever plays against it.
#pragma once

#include <cstdint>

#include "engine/base/random.h"
#include "engine/chess/position.h"
#include "engine/chess/time_control.h"

namespace plyglass {

/// A move to be made on the clock, by what is known before it is found.
struct MoveOnClock {
    Position position;
    Move lastMove;              ///< null at the start of a game
    bool lastMoveTook = false;  ///< a piece
    bool isInBook = false;      ///< the player has the position in its opening book
    TimeControl rest;           ///< the time of the side to move, for the rest of the game
};

/// Milliseconds that pass before the move. None where a person would not think: an only move, taking back, a
/// move of the book, hardly any time left. Never more than a tenth of what the clock has left, or than half
/// of a time for each move.
std::int64_t humanPaceMs(const MoveOnClock& move, Random& random);

}  // namespace plyglass

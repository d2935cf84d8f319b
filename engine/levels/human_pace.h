// Human thinking time. A level finds its move in a moment; instant replies would put the opponent under
// pressure on a clock, and are hard to follow without one.
#pragma once

#include <cstdint>

#include "engine/base/random.h"
#include "engine/chess/position.h"
#include "engine/chess/time_control.h"

namespace plyglass {

/// What the thinking time depends on, before the move is known.
struct MoveOnClock {
    Position position;
    Move lastMove;              ///< null at the start of a game
    bool lastMoveTook = false;  ///< a capture
    bool isInBook = false;      ///< the position is in the player's opening book
    TimeControl rest;           ///< time left for the rest of the game, side to move
};

/// Thinking time in milliseconds. 0 where a person would not think: a forced move, a recapture, a book move,
/// hardly any time left. At most a tenth of the clock, or half of a fixed time per move.
std::int64_t humanPaceMs(const MoveOnClock& move, Random& random);
/// Without a clock: 1 to 2 seconds for every move.
std::int64_t untimedPaceMs(Random& random);

}  // namespace plyglass

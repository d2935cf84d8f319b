// What a search may be told to overlook: answers to the root's moves. The search knows no reason for it; see
// engine/levels.
#pragma once

#include "engine/chess/move.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Called by every search thread at once, so it must not change.
class ReplyFilter {
  public:
    virtual ~ReplyFilter() = default;
    /// `moves`, legal in `position`, without the overlooked ones: perhaps none. `last` is the move that led
    /// there, null if unknown.
    virtual MoveList noticed(const Position& position, Move last, const MoveList& moves) const = 0;
};

}  // namespace plyglass

// Replies to the root's moves that a search overlooks. The search does not know the reason; see
// engine/levels.
#pragma once

#include "engine/chess/move.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Called by all search threads at once, so it must not change.
class ReplyFilter {
  public:
    virtual ~ReplyFilter() = default;
    /// `moves`, legal in `position`, without the overlooked ones; may be empty. `last` is the move that led
    /// to the position, null if unknown.
    virtual MoveList noticed(const Position& position, Move last, const MoveList& moves) const = 0;
};

}  // namespace plyglass

// The simplest opponent: any legal move, each as likely as the next.
#pragma once

#include "engine/base/random.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Null only if the position has no legal move.
Move chooseRandomMove(const Position& position, Random& random);

}  // namespace plyglass

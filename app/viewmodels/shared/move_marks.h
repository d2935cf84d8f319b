// Signs of a report for the moves of a game.
#pragma once

#include <unordered_map>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

/// $4 = ??, …: shown for moves without a sign of their own.
using MoveMarks = std::unordered_map<const GameNode*, std::vector<int>>;

}  // namespace plyglass

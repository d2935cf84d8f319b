// The signs that a report gives to the moves of a game, for lists that show them.
#pragma once

#include <unordered_map>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

/// $4 = ??, …: shown where nobody has given the move a sign.
using MoveMarks = std::unordered_map<const GameNode*, std::vector<int>>;

}  // namespace plyglass

// Copies of games.
#pragma once

#include "engine/chess/game.h"

namespace plyglass {

/// The game with everything said about it, but without what follows `last`, which stands at the end of the
/// copy's main line and is its current node. How the game ended is not copied. `last` is a node of `game`.
Game copyUpTo(const Game& game, const GameNode* last);

}  // namespace plyglass

// Several games as one tree.
#pragma once

#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Adds a game with its variations to a tree, whose main line, tags and result stay. Moves that both have are
/// there once and keep what either says of them: comments one behind the other, and signs; a score that is
/// there stays. `label` and what the game says before its first move become a comment at the end of its main
/// line. Fails, and changes nothing, if the game begins with another position.
Result<void> mergeGame(Game& tree, const Game& game, std::string_view label);

}  // namespace plyglass

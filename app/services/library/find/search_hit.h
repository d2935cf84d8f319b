// Location of a search result within a game.
#pragma once

#include "app/services/library/find/game_search.h"

namespace plyglass {

/// The first node with the searched position, otherwise where the pattern begins, otherwise whose comment has
/// the words; if no comment has all of them, the first that has one. nullptr if the filter has none of these
/// conditions, or the game does not match.
const GameNode* hitOf(const Game& game, const GameFilter& filter);

}  // namespace plyglass

// The place in a game at which it shows what was searched for.
#pragma once

#include "app/services/library/game_search.h"

namespace plyglass {

/// The first node of the game at which the position stands, else at which the pattern begins, else whose
/// comment has the words; if no comment has all of them, the first that has one. nullptr if the filter asks
/// for none of these, or the game does not show it.
const GameNode* hitOf(const Game& game, const GameFilter& filter);

}  // namespace plyglass

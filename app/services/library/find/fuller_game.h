// Whether a game contains all information of another one with the same moves, which is then redundant.
#pragma once

#include "engine/chess/game.h"

namespace plyglass {

/// Whether `game` has every move of `other` with all its annotations: comment lines, NAGs, marks, commands,
/// evaluations and clocks; its result; and its tags, with equal or more specific values ("1910.03.01" for
/// "1910"). Event, site, opening and ratings, which differ between collections, may have any value. Values
/// such as "?", "-" and "*" count as missing. Ignores player names and tags derived from the moves (PlyCount,
/// FEN, SetUp).
bool saysAllOf(const Game& game, const Game& other);

}  // namespace plyglass

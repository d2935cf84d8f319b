// Whether one game says all that another one with the same moves says, so that the other one is not needed.
#pragma once

#include "engine/chess/game.h"

namespace plyglass {

/// Whether `game` has every move of `other` with all that is said of it there: lines of comments, signs,
/// marks, commands, evaluations and clocks; its result; and its tags, each with the same value or one that
/// goes on behind it, as "1910.03.01" does behind "1910"; of event, site, opening and ratings, which every
/// collection words in its own way, any value. Values like "?", "-" and "*" say nothing. The names
/// of the players are not looked at, nor tags that only count or place the moves (PlyCount, FEN, SetUp).
bool saysAllOf(const Game& game, const Game& other);

}  // namespace plyglass

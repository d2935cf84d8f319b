// Seeded games with everything that PGN can carry, and the same games in the spellings of many programs: for
// tests that what is read and written is neither lost nor changed.
#pragma once

#include <cstdint>
#include <string>

#include "engine/chess/game.h"

namespace plyglass {

/// A tree of variations with comments, glyphs, evaluations and commands, drawn at random; from the start
/// position or from one of Chess960.
Game oddGame(std::uint64_t seed);

/// The main line of a game with all that is said about its moves.
Game withoutVariations(const Game& game);

/// The game as another program might have written it: other spellings of moves and numbers, other line ends,
/// Latin-1, escaped lines, glyphs as signs, comments behind semicolons. Reading it gives the same game.
std::string oddText(const Game& game, std::uint64_t seed);

}  // namespace plyglass

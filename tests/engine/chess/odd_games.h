// Seeded games with all features of PGN, and their text in the spellings of many programs, for round-trip
// tests.
#pragma once

#include <cstdint>
#include <string>

#include "engine/chess/game.h"

namespace plyglass {

/// A random tree of variations with comments, NAGs, evaluations and commands, from the standard start
/// position or one of Chess960.
Game oddGame(std::uint64_t seed);

/// Main line of a game with its annotations.
Game withoutVariations(const Game& game);

/// The game as other programs write it: other spellings of moves and numbers, line ends, Latin-1, escaped
/// lines, NAGs as signs, comments after semicolons. Reading it gives the same game.
std::string oddText(const Game& game, std::uint64_t seed);

}  // namespace plyglass

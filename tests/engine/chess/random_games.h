// Seeded random games, identical on every machine, as positions for property tests.
#pragma once

#include <functional>

#include "engine/base/random.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Fewer games in slow builds with assertions or sanitizers.
constexpr int gamesFor(int inRelease) {
#ifdef NDEBUG
    return inRelease;
#else
    return inRelease / 10 + 1;
#endif
}

/// Called in each position of a game, including the last; `moves` are the legal moves.
using Visitor = std::function<void(const Position& position, const MoveList& moves)>;

/// Plays uniformly random legal moves from the standard start position (every other game from Chess960),
/// until the game ends or reaches `maxPlies`.
void visitRandomGames(std::uint64_t seed, int games, int maxPlies, const Visitor& visit);

}  // namespace plyglass

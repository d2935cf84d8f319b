// Seeded random games, the same on every machine: where the property tests get their positions from.
#pragma once

#include <functional>

#include "engine/base/random.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Fewer games where assertions or sanitizers make everything slow.
constexpr int gamesFor(int inRelease) {
#ifdef NDEBUG
    return inRelease;
#else
    return inRelease / 10 + 1;
#endif
}

/// What is done in each position of a game, the last one included; `moves` are its legal moves.
using Visitor = std::function<void(const Position& position, const MoveList& moves)>;

/// Plays uniformly random legal moves from the start position (every other game from one of Chess960) until
/// the game cannot go on or has lasted `maxPlies`.
void visitRandomGames(std::uint64_t seed, int games, int maxPlies, const Visitor& visit);

}  // namespace plyglass

// Moves of many games, without building the games.
#pragma once

#include <cstdint>
#include <span>

#include "app/services/library/store/library_connection.h"
#include "engine/knowledge/played_moves.h"

namespace plyglass {

/// The moves of these games in their first `maxPlies` plies. Skips missing games, games without a result, and
/// games from a nonstandard start position.
Result<PlayedMoves> playedIn(LibraryConnection& connection, std::span<const std::int64_t> games,
                             int maxPlies);

}  // namespace plyglass

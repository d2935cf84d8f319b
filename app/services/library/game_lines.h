// The moves of many games, without the games themselves.
#pragma once

#include <cstdint>
#include <span>

#include "app/services/library/library_connection.h"
#include "engine/knowledge/played_moves.h"

namespace plyglass {

/// What was played in the first `maxPlies` plies of these games. A game that is not there any more, that has
/// no result, or that began elsewhere than in the usual start position is passed over.
Result<PlayedMoves> playedIn(LibraryConnection& connection, std::span<const std::int64_t> games,
                             int maxPlies);

}  // namespace plyglass

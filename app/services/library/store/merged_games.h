// Merges library games into a new game.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "app/services/library/store/library_connection.h"
#include "engine/chess/game.h"

namespace plyglass {

struct MergedGames {
    std::shared_ptr<Game> game;
    int games = 0;                 ///< games merged
    std::vector<Error> left = {};  ///< why games were omitted, with their players
};

/// Limit for a readable tree.
constexpr std::size_t kMaxMergedGames = 500;

/// Merges the readable games as a `MergedTree`, with players, place, date and result at the end of each. The
/// library games are unchanged. Fails if no game is readable.
Result<MergedGames> mergeGames(LibraryConnection& connection, std::span<const std::int64_t> ids);

}  // namespace plyglass

// Games of the library as one tree, which is a new game.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "app/services/library/library_connection.h"
#include "engine/chess/game.h"

namespace plyglass {

struct MergedGames {
    std::shared_ptr<Game> game;
    int games = 0;                 ///< that are in it
    std::vector<Error> left = {};  ///< why a game was left out, with its players
};

/// A tree of more games would have too many variations to read.
constexpr std::size_t kMaxMergedGames = 500;

/// The games that can be read as a `MergedTree`: at the end of each stands who played it, where and when, and
/// its result. The games of the library stay as they are. Fails if no game can be read.
Result<MergedGames> mergeGames(LibraryConnection& connection, std::span<const std::int64_t> ids);

}  // namespace plyglass

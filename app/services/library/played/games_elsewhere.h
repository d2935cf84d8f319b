// The user's games in the library that were played elsewhere.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "app/services/library/played/own_names.h"
#include "app/services/library/store/library_connection.h"

namespace plyglass {

struct GamesElsewhere {
    std::unordered_map<std::int64_t, Color> sides = {};  ///< the user's side, by game
    int copies = 0;                                      ///< excluded duplicates of these or of games here
};

/// Finished games not played here, in which one side has one of the names. Duplicates count once, and not at
/// all if the game was also played here.
Result<GamesElsewhere> sidesElsewhere(LibraryConnection& connection, const OwnNames& names);

}  // namespace plyglass

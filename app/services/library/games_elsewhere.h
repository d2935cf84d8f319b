// The games of the library that the person played elsewhere.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "app/services/library/library_connection.h"
#include "app/services/library/own_names.h"

namespace plyglass {

struct GamesElsewhere {
    std::unordered_map<std::int64_t, Color> sides = {};  ///< the person's, by game
    int copies = 0;                                      ///< of these or of games played here, left out
};

/// Games that are over and were not played here, in which one side has one of the names. A game that is in
/// the library several times counts once, and not at all if it was also played here.
Result<GamesElsewhere> sidesElsewhere(LibraryConnection& connection, const OwnNames& names);

}  // namespace plyglass

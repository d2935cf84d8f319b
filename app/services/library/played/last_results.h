// The user's last games with what a list shows of them.
#pragma once

#include <vector>

#include "app/services/library/find/game_search.h"
#include "app/services/library/played/own_results.h"

namespace plyglass {

struct LastResult {
    Color color = White;  ///< the user's
    double score = 0;     ///< 1 won, ½ drawn, 0 lost
    GameRow row;
};

/// The last five of these games, newest first, with the settings of their players.
Result<std::vector<LastResult>> readLastResults(LibraryConnection& connection, const OwnResults& results);

}  // namespace plyglass

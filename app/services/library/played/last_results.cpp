#include "app/services/library/played/last_results.h"

#include <algorithm>

#include "app/services/library/played/own_game_text.h"

namespace plyglass {

namespace {

constexpr std::size_t kLastResults = 5;

}  // namespace

Result<std::vector<LastResult>> readLastResults(LibraryConnection& connection, const OwnResults& results) {
    const std::size_t count = std::min(kLastResults, results.games.size());
    const std::vector<OwnResult> games(results.games.rbegin(),
                                       results.games.rbegin() + static_cast<std::ptrdiff_t>(count));
    std::vector<std::int64_t> ids;
    for (const OwnResult& game : games) ids.push_back(game.id);
    auto rows = gameRows(connection, ids);
    if (!rows) return tl::unexpected(rows.error());
    // Those texts have the settings of their players, which `readOwnResults` has read.
    for (std::size_t i = 0; i < rows->size(); ++i)
        (*rows)[i].isPlayedHere = games[i].unrated != Unrated::Elsewhere;
    readPlayers(connection, *rows);
    std::vector<LastResult> last;
    for (std::size_t i = 0; i < rows->size(); ++i)
        if ((*rows)[i].id == games[i].id)
            last.push_back({games[i].color, games[i].score, std::move((*rows)[i])});
    return last;
}

}  // namespace plyglass

#include "app/services/library/played/last_results.h"

#include <algorithm>

#include "app/services/library/played/own_game_text.h"

namespace plyglass {

namespace {

constexpr std::size_t kLastResults = 5;

}  // namespace

Result<std::vector<LastResult>> readLastResults(LibraryConnection& connection, const OwnResults& results) {
    const auto& games = results.games;
    std::vector<std::int64_t> ids;
    for (std::size_t i = 0; i < std::min(kLastResults, games.size()); ++i)
        ids.push_back(games[games.size() - 1 - i].id);
    auto rows = gameRows(connection, ids);
    if (!rows) return tl::unexpected(rows.error());
    readPlayers(connection, *rows);
    std::vector<LastResult> last;
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const OwnResult& game = games[games.size() - 1 - i];
        if ((*rows)[i].id == game.id) last.push_back({game.color, game.score, std::move((*rows)[i])});
    }
    return last;
}

}  // namespace plyglass

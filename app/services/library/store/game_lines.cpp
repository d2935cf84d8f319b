#include "app/services/library/store/game_lines.h"

#include "app/services/library/store/stored_game.h"

namespace plyglass {

Result<PlayedMoves> playedIn(LibraryConnection& connection, std::span<const std::int64_t> games,
                             int maxPlies) {
    auto query = connection.prepare(QStringLiteral(
        "SELECT substr(moves, 1, ?), result FROM games WHERE id = ? AND state = 0 AND start IS NULL"));
    if (!query) return tl::unexpected(query.error());
    constexpr int kBytesOfMove = 2;
    PlayedMoves played;
    for (const std::int64_t id : games) {
        if (auto done = connection.execute(*query, {maxPlies * kBytesOfMove, qlonglong{id}}); !done)
            return tl::unexpected(done.error());
        if (query->next())
            (void)played.add(Opening{.moves = movesOfBytes(query->value(0).toByteArray())},
                             static_cast<GameResult>(query->value(1).toInt()));
        query->finish();
    }
    return played;
}

}  // namespace plyglass

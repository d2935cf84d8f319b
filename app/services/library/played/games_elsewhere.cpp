#include "app/services/library/played/games_elsewhere.h"

#include <algorithm>
#include <span>
#include <vector>

#include "app/services/library/find/duplicates.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/game_set.h"

namespace plyglass {

namespace {

/// Numbers of the user's names in the library, as an SQL list: "4,17".
Result<QString> numbersOf(LibraryConnection& connection, const OwnNames& names) {
    auto query = connection.prepare(
        QStringLiteral("SELECT id, name FROM names WHERE instr(lower(ifnull(folded, name)), ?)"));
    if (!query) return tl::unexpected(query.error());
    QStringList numbers;
    for (const QString& word : names.words()) {
        if (auto done = connection.execute(*query, {word}); !done) return tl::unexpected(done.error());
        while (query->next())
            if (names.has(query->value(1).toString())) numbers << query->value(0).toString();
    }
    return numbers.join(u',');
}

struct NamedGames {
    std::unordered_map<std::int64_t, Color> sides;  ///< games played elsewhere
    GameSet here;                                   ///< games played here
    int copies = 0;                                 ///< games removed from `sides`
};

Result<NamedGames> readNamed(LibraryConnection& connection, const QString& players) {
    auto query = connection.query(
        QStringLiteral("SELECT g.id, c.kind, g.result, g.white IN (%1), g.black IN (%1) FROM games g "
                       "JOIN collections c ON c.id = g.collection "
                       "WHERE g.state = 0 AND (g.white IN (%1) OR g.black IN (%1))")
            .arg(players));
    if (!query) return tl::unexpected(query.error());
    NamedGames named;
    while (query->next()) {
        const std::int64_t id = query->value(0).toLongLong();
        const bool isWhite = query->value(3).toBool();
        if (query->value(1).toInt() == static_cast<int>(CollectionKind::Played))
            named.here.add(id);
        else if (query->value(2).toInt() != 0 && isWhite != query->value(4).toBool())
            named.sides.emplace(id, isWhite ? White : Black);
    }
    return named;
}

void keepOne(NamedGames& named, std::span<const std::int64_t> group) {
    bool isCounted = std::ranges::any_of(group, [&](std::int64_t id) { return named.here.contains(id); });
    for (const std::int64_t id : group) {
        if (isCounted) named.copies += static_cast<int>(named.sides.erase(id));
        isCounted = isCounted || named.sides.contains(id);
    }
}

/// In `games` each group begins with the game that is not surplus.
void keepOneOfEach(NamedGames& named, const Duplicates& found) {
    const GameSet surplus(found.surplus);
    for (auto first = found.games.begin(); first != found.games.end();) {
        const auto last = std::find_if(first + 1, found.games.end(),
                                       [&](std::int64_t id) { return !surplus.contains(id); });
        keepOne(named, {first, last});
        first = last;
    }
}

}  // namespace

Result<GamesElsewhere> sidesElsewhere(LibraryConnection& connection, const OwnNames& names) {
    const auto players = numbersOf(connection, names);
    if (!players) return tl::unexpected(players.error());
    if (players->isEmpty()) return GamesElsewhere{};
    auto named = readNamed(connection, *players);
    if (!named) return tl::unexpected(named.error());
    const auto repeated = findSameGames(connection, *players);
    if (!repeated) return tl::unexpected(repeated.error());
    keepOneOfEach(*named, *repeated);
    return GamesElsewhere{std::move(named->sides), named->copies};
}

}  // namespace plyglass

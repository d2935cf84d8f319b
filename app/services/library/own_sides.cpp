#include "app/services/library/own_sides.h"

#include "app/services/library/collections.h"
#include "app/services/library/played_games.h"
#include "app/services/library/stored_game.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

/// The window's own tags say who played: "person level=…", "computer level=…".
bool isPerson(const PgnEntry& game, const char* tag) { return game.tag(tag).starts_with("person"); }

std::optional<Color> sideIn(const std::string& pgn) {
    const auto games = indexPgn(pgn);
    if (games.empty()) return std::nullopt;
    const bool isWhite = isPerson(games.front(), kWhitePlayerTag);
    const bool isBlack = isPerson(games.front(), kBlackPlayerTag);
    if (isWhite == isBlack) return std::nullopt;
    return isWhite ? White : Black;
}

}  // namespace

Result<void> OwnSides::read(LibraryConnection& connection) {
    auto games = connection.prepare(
        QStringLiteral("SELECT g.id, g.changed_s FROM games g JOIN collections c ON c.id = g.collection "
                       "WHERE c.kind = ? AND g.state = 0 AND g.result != 0"));
    if (!games) return tl::unexpected(games.error());
    if (auto done = connection.execute(*games, {static_cast<int>(CollectionKind::Played)}); !done)
        return done;
    for (GameSet& side : m_games) side = {};
    while (games->next())
        if (auto done = take(connection, *games); !done) return done;
    return {};
}

Result<void> OwnSides::take(LibraryConnection& connection, const QSqlQuery& row) {
    const std::int64_t id = row.value(0).toLongLong();
    const std::int64_t changedS = row.value(1).toLongLong();
    auto known = m_known.find(id);
    if (known == m_known.end() || known->second.changedS != changedS) {
        const auto text = storedText(connection, id);
        if (!text) return tl::unexpected(text.error());
        known = m_known.insert_or_assign(id, Known{changedS, sideIn(*text)}).first;
    }
    if (known->second.side) m_games[*known->second.side].add(id);
    return {};
}

}  // namespace plyglass

#include "app/services/library/played/own_sides.h"

#include "app/services/library/played/games_elsewhere.h"
#include "app/services/library/played/played_games.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/stored_game.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

/// Our own tags give the players: "person level=…", "computer level=…".
bool isPerson(const PgnEntry& game, const char* tag) { return game.tag(tag).starts_with("person"); }

std::optional<Color> sideIn(const std::string& pgn) {
    const auto games = indexPgn(pgn);
    if (games.empty()) return std::nullopt;
    const bool isWhite = isPerson(games.front(), kWhitePlayerTag);
    const bool isBlack = isPerson(games.front(), kBlackPlayerTag);
    if (isWhite == isBlack) return std::nullopt;
    return isWhite ? White : Black;
}

/// Changes with every write by any connection.
Result<QString> contentVersionOf(LibraryConnection& connection) {
    const auto others = connection.value(QStringLiteral("PRAGMA data_version"));
    const auto own = others ? connection.value(QStringLiteral("SELECT total_changes()")) : others;
    if (!own) return tl::unexpected(own.error());
    return others->toString() + u' ' + own->toString();
}

}  // namespace

Result<void> OwnSides::read(LibraryConnection& connection, const OwnNames& names) {
    auto games = connection.query(
        QStringLiteral("SELECT g.id, g.changed_s FROM games g JOIN collections c ON c.id = g.collection "
                       "WHERE c.kind = ? AND g.state = 0 AND g.result != 0"),
        {static_cast<int>(CollectionKind::Played)});
    if (!games) return tl::unexpected(games.error());
    m_sides = {};
    while (games->next())
        if (auto done = take(connection, *games); !done) return done;
    return readElsewhere(connection, names);
}

Result<void> OwnSides::readElsewhere(LibraryConnection& connection, const OwnNames& names) {
    const auto version = contentVersionOf(connection);
    if (!version) return tl::unexpected(version.error());
    if (names != m_names || *version != m_version) {
        auto sides = sidesElsewhere(connection, names);
        if (!sides) return tl::unexpected(sides.error());
        m_elsewhere = std::move(sides->sides);
        m_names = names;
        m_version = *version;
    }
    for (const auto& [id, side] : m_elsewhere) m_sides.add(id, side);
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
    if (known->second.side) m_sides.add(id, *known->second.side);
    return {};
}

}  // namespace plyglass

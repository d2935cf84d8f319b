#include "app/services/library/find/position_index.h"

#include <algorithm>

#include "app/services/library/store/position_pages.h"
#include "app/services/library/store/stored_game.h"
#include "app/services/utf8_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/line_walk.h"

namespace plyglass {

namespace {

/// Positions of a stored game, up to the first illegal move, as in damaged data.
std::vector<std::uint64_t> keysOf(const Position& position, const std::vector<Move>& moves) {
    const LineWalk walk(position, moves);
    std::vector<std::uint64_t> keys;
    for (int ply = 0; ply <= walk.length(); ++ply) keys.push_back(walk.at(ply).key());
    return keys;
}

}  // namespace

bool LooseGame::cameTo(std::uint64_t key) const {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

template <class Take>
Result<void> PositionIndex::forEachRow(const char* sql, Take take) {
    auto query = m_connection->query(QString::fromLatin1(sql));
    if (!query) return tl::unexpected(query.error());
    while (query->next()) take(*query);
    return {};
}

Result<PositionIndex> PositionIndex::open(LibraryConnection& connection) {
    PositionIndex index(connection);
    for (const auto step : {&PositionIndex::readRuns, &PositionIndex::readLooseGames,
                            &PositionIndex::readHidden, &PositionIndex::preparePages})
        if (auto done = (index.*step)(); !done) return tl::unexpected(done.error());
    return index;
}

Result<std::vector<std::uint32_t>> PositionIndex::gamesOf(const IndexedRun& run, std::uint64_t key) {
    std::vector<std::uint32_t> games;
    if (key == Position::start().key()) {
        const std::string_view facts = bytesOf(run.facts);
        for (std::uint32_t i = 0; i < run.games(); ++i)
            if (GameFacts::at(facts, i).isUsualStart) games.push_back(i);
        return games;
    }
    const std::uint64_t shortKey = Posting::shortKey(key);
    // The last page that begins before the key, and all that begin with it.
    if (auto done =
            readPages(*m_before, {qlonglong{pageId(run.id, 0, 0)}, qlonglong{pageId(run.id, shortKey, 0)}},
                      shortKey, games);
        !done)
        return tl::unexpected(done.error());
    if (auto done = readPages(
            *m_same, {qlonglong{pageId(run.id, shortKey, 0)}, qlonglong{pageId(run.id, shortKey + 1, 0)}},
            shortKey, games);
        !done)
        return tl::unexpected(done.error());
    return games;
}

Result<void> PositionIndex::readRuns() {
    return forEachRow(
        "SELECT id, first_game, facts FROM position_runs ORDER BY first_game", [this](const QSqlQuery& row) {
            m_runs.push_back(
                {row.value(0).toLongLong(), row.value(1).toLongLong(), row.value(2).toByteArray()});
        });
}

/// The + prevents SQLite from scanning all kept games for the few that are not indexed.
Result<void> PositionIndex::readLooseGames() {
    return forEachRow(
        "SELECT id, start, moves, result, white_rating, black_rating, date FROM games "
        "WHERE is_indexed = 0 AND +state = 0 ORDER BY id",
        [this](const QSqlQuery& row) {
            const QVariant fen = row.value(1);
            const auto start = fen.isNull() ? Result<Position>(Position::start())
                                            : Position::fromFen(fen.toString().toStdString());
            if (!start) return;
            LibraryGame game;
            game.line.start = *start;
            game.line.result = static_cast<GameResult>(row.value(3).toInt());
            game.whiteRating = row.value(4).toInt();
            game.blackRating = row.value(5).toInt();
            game.date = row.value(6).toInt();
            m_loose.push_back({row.value(0).toLongLong(),
                               keysOf(*start, movesOfBytes(row.value(2).toByteArray())),
                               GameFacts::of(game)});
        });
}

Result<void> PositionIndex::readHidden() {
    for (const char* sql :
         {"SELECT id FROM games WHERE is_indexed = 0", "SELECT id FROM games WHERE state > 0"})
        if (auto done =
                forEachRow(sql, [this](const QSqlQuery& row) { m_hidden.add(row.value(0).toLongLong()); });
            !done)
            return done;
    return {};
}

Result<void> PositionIndex::preparePages() {
    auto before = m_connection->prepare(QStringLiteral(
        "SELECT id, data FROM position_pages WHERE id >= ? AND id < ? ORDER BY id DESC LIMIT 1"));
    if (!before) return tl::unexpected(before.error());
    auto same = m_connection->prepare(
        QStringLiteral("SELECT id, data FROM position_pages WHERE id >= ? AND id < ? ORDER BY id"));
    if (!same) return tl::unexpected(same.error());
    m_before = std::move(*before);
    m_same = std::move(*same);
    return {};
}

Result<void> PositionIndex::readPages(QSqlQuery& query, const QVariantList& range, std::uint64_t shortKey,
                                      std::vector<std::uint32_t>& games) {
    if (auto done = m_connection->execute(query, range); !done) return done;
    while (query.next()) {
        const QByteArray data = query.value(1).toByteArray();
        gamesOnPage(bytesOf(data), firstKeyOf(query.value(0).toLongLong()), shortKey, games);
    }
    query.finish();
    return {};
}

Result<std::vector<std::int64_t>> gamesWithPosition(LibraryConnection& connection, const Position& position) {
    auto index = PositionIndex::open(connection);
    if (!index) return tl::unexpected(index.error());
    std::vector<std::int64_t> ids;
    for (const IndexedRun& run : index->runs()) {
        const auto games = index->gamesOf(run, position.key());
        if (!games) return tl::unexpected(games.error());
        for (const std::uint32_t game : *games)
            if (const std::int64_t id = run.firstGame + game; !index->isHidden(id)) ids.push_back(id);
    }
    for (const LooseGame& game : index->looseGames())
        if (game.cameTo(position.key())) ids.push_back(game.id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

}  // namespace plyglass

#include "app/services/library/played/played_games.h"

#include <algorithm>
#include <bit>

#include "app/services/library/store/collections.h"
#include "app/services/library/store/position_pages.h"
#include "app/services/library/store/stored_game.h"
#include "engine/base/text.h"

namespace plyglass {

namespace {

/// Column value of a seed; NULL for none.
QVariant seedValue(std::uint64_t seed) {
    return seed == 0 ? QVariant() : QVariant(qlonglong{std::bit_cast<std::int64_t>(seed)});
}

std::uint64_t seedOf(const QVariant& value) {
    return value.isNull() ? 0 : std::bit_cast<std::uint64_t>(std::int64_t{value.toLongLong()});
}

/// Moves and annotations of a text, without the final result.
std::string_view movesIn(std::string_view pgn) {
    pgn = trimmed(pgn);
    pgn = trimmed(pgn.substr(0, pgn.find_last_of(" \n") + 1));
    const std::size_t tagsEnd = pgn.find("\n\n");
    return tagsEnd == pgn.npos ? std::string_view() : trimmed(pgn.substr(tagsEnd));
}

Result<void> asDone(const Result<std::int64_t>& added) {
    return added ? Result<void>() : tl::unexpected(added.error());
}

}  // namespace

bool goesOnFrom(std::string_view earlier, std::string_view later) {
    const std::string_view before = movesIn(earlier);
    const std::string_view now = movesIn(later);
    return now.starts_with(before) && (now.size() == before.size() || before.empty() ||
                                       now[before.size()] == ' ' || now[before.size()] == '\n');
}

Result<LibraryGame> readOnlyGame(std::string_view text) {
    auto game = readFirstGame(text);
    if (game && game->line.problem) return tl::unexpected(*game->line.problem);
    return game;
}

Result<std::unique_ptr<PlayedGames>> PlayedGames::open(const QString& file, int timeoutMs) {
    auto connection = LibraryConnection::open(file, timeoutMs);
    if (!connection) return tl::unexpected(connection.error());
    std::unique_ptr<PlayedGames> games(new PlayedGames(std::move(*connection)));
    if (auto done = games->prepare(); !done) return tl::unexpected(done.error());
    return games;
}

Result<void> PlayedGames::prepare() {
    auto writer = LibraryWriter::make(*m_connection);
    if (!writer) return tl::unexpected(writer.error());
    m_writer = std::move(*writer);
    return {};
}

Result<std::vector<RunningGame>> PlayedGames::running() { return stored("p.window > 0 AND g.state = 0", {}); }

Result<std::optional<RunningGame>> PlayedGames::withSeed(std::uint64_t seed) {
    auto games = stored("p.seed = ?", {seedValue(seed)});
    if (!games) return tl::unexpected(games.error());
    return games->empty() ? std::nullopt : std::optional(std::move(games->front()));
}

Result<std::vector<RunningGame>> PlayedGames::stored(const char* where, const QVariantList& values) {
    auto query = m_connection->query(
        QStringLiteral(
            "SELECT p.game, p.seed, p.window, g.changed_s FROM played p JOIN games g ON g.id = p.game "
            "WHERE %1 ORDER BY g.changed_s DESC")
            .arg(QLatin1String(where)),
        values);
    if (!query) return tl::unexpected(query.error());
    std::vector<RunningGame> games;
    while (query->next()) {
        auto text = storedText(*m_connection, query->value(0).toLongLong());
        games.push_back({.game = {.text = text.value_or(""), .seed = seedOf(query->value(1))},
                         .window = query->value(2).toInt(),
                         .changedS = query->value(3).toLongLong()});
    }
    return games;
}

Result<void> PlayedGames::save(int window, const PlayedGame& game) { return write(window, game, true); }

Result<void> PlayedGames::finish(int window, const PlayedGame& game) { return write(window, game, false); }

Result<void> PlayedGames::release(int window) {
    return m_connection->run(QStringLiteral("UPDATE played SET window = 0 WHERE window = ?"), {window});
}

Result<void> PlayedGames::write(int window, const PlayedGame& game, bool goesOn) {
    const auto read = readOnlyGame(game.text);
    if (!read) return tl::unexpected(read.error());
    return m_writer->together([&]() -> Result<void> {
        const auto row = rowFor(window, game.seed);
        if (!row) return tl::unexpected(row.error());
        if (!*row) return asDone(add(*read, game.seed, goesOn ? window : 0));
        auto done = (*row)->window == window ? m_writer->replace((*row)->game, *read)
                                             : bringUpToDate((*row)->game, *read);
        return done ? note((*row)->game, game.seed, goesOn ? window : 0) : done;
    });
}

/// Keeps the present text as an earlier version, unless the new one continues it.
Result<void> PlayedGames::bringUpToDate(std::int64_t id, const LibraryGame& game) {
    const auto earlier = storedText(*m_connection, id);
    if (!earlier || !goesOnFrom(*earlier, game.text))
        if (auto kept = m_writer->addEarlierVersion(id); !kept) return kept;
    return m_writer->replace(id, game);
}

/// Another window may have imported the game's file.
Result<void> PlayedGames::findTakenIn(OpenedGame& opened) {
    if (opened.asideText.empty()) return {};
    const auto read = readOnlyGame(opened.asideText);
    const auto id = read ? gameWithText(*m_connection, *read) : tl::unexpected(read.error());
    if (!id) return tl::unexpected(id.error());
    if (*id != 0 && (opened.id == 0 || opened.id == *id))
        opened = {.id = *id, .saved = opened.asideText, .isWritten = true};
    return {};
}

Result<KeptOpened> PlayedGames::keepOpened(int window, const PlayedGame& game, OpenedGame& opened) {
    if (auto done = findTakenIn(opened); !done) return tl::unexpected(done.error());
    if (game.text == opened.saved) return KeptOpened::Saved;
    return saveOpened(game, opened).and_then([&](auto outcome) {
        return noteOpened(opened.id, window).map([&] { return outcome; });
    });
}

Result<void> PlayedGames::noteOpened(std::int64_t game, int window) {
    return m_connection->run(QStringLiteral("INSERT OR REPLACE INTO annotating (game, window) VALUES (?, ?)"),
                             {qlonglong{game}, window});
}

Result<void> PlayedGames::releaseOpened(int window) {
    return m_connection->run(QStringLiteral("DELETE FROM annotating WHERE window = ?"), {window});
}

Result<std::vector<LeftOpen>> PlayedGames::leftOpen() {
    auto query = m_connection->query(
        QStringLiteral("SELECT g.id, a.window, g.changed_s FROM annotating a JOIN games g ON g.id = a.game "
                       "WHERE g.state = 0 ORDER BY g.changed_s DESC"));
    if (!query) return tl::unexpected(query.error());
    std::vector<LeftOpen> games;
    while (query->next()) {
        const std::int64_t id = query->value(0).toLongLong();
        games.push_back({.id = id,
                         .window = query->value(1).toInt(),
                         .text = storedText(*m_connection, id).value_or(""),
                         .changedS = query->value(2).toLongLong()});
    }
    return games;
}

Result<KeptOpened> PlayedGames::saveOpened(const PlayedGame& game, OpenedGame& opened) {
    const auto read = readOnlyGame(game.text);
    if (!read) return tl::unexpected(read.error());
    const bool isPlayed = game.seed != 0;
    const auto played =
        isPlayed ? findRow("p.seed = ?", {seedValue(game.seed)}) : Result<std::optional<Row>>(std::nullopt);
    if (!played) return tl::unexpected(played.error());
    if (*played && (*played)->game != opened.id) opened = {.id = (*played)->game};
    if (opened.id != 0) {
        const bool wasWritten = opened.isWritten;
        const auto saved = plyglass::saveOver(*m_connection, *m_writer, opened, *read);
        if (!saved) return tl::unexpected(saved.error());
        if (*saved == SavedOver::EarlierKept)
            return wasWritten ? KeptOpened::OtherKept : KeptOpened::EarlierKept;
        if (isSaved(*saved)) return KeptOpened::Saved;
    }
    Result<std::int64_t> id = 0;
    const auto done = m_writer->together([&]() -> Result<void> {
        id = isPlayed ? add(*read, *played ? 0 : game.seed, 0) : addTo(CollectionKind::Annotated, *read);
        return id ? Result<void>() : tl::unexpected(id.error());
    });
    if (!done) return tl::unexpected(done.error());
    opened = {.id = *id, .saved = game.text, .isWritten = true};
    return KeptOpened::Added;
}

Result<SavedOver> PlayedGames::saveOver(OpenedGame& opened, const std::string& text) {
    const auto read = readOnlyGame(text);
    if (!read) return tl::unexpected(read.error());
    return plyglass::saveOver(*m_connection, *m_writer, opened, *read);
}

/// Row for the game of a window: its previous one, even if it was left and resumed. A row taken over by
/// another window stays with that window.
Result<std::optional<PlayedGames::Row>> PlayedGames::rowFor(int window, std::uint64_t seed) {
    auto running = inWindow(window);
    if (!running || (*running && (*running)->seed == seed)) return running;
    // A different game is here only if its end could not be written.
    if (*running)
        if (auto done = note((*running)->game, (*running)->seed, 0); !done)
            return tl::unexpected(done.error());
    if (seed == 0) return std::optional<Row>();
    return findRow("p.seed = ? AND p.window = 0", {seedValue(seed)});
}

Result<std::optional<PlayedGames::Row>> PlayedGames::inWindow(int window) {
    return findRow("p.window = ?", {window});
}

Result<std::optional<PlayedGames::Row>> PlayedGames::findRow(const char* where, const QVariantList& values) {
    auto query =
        m_connection->query(QStringLiteral("SELECT p.game, p.seed, p.window FROM played p WHERE %1 LIMIT 1")
                                .arg(QLatin1String(where)),
                            values);
    if (!query) return tl::unexpected(query.error());
    if (!query->next()) return std::optional<Row>();
    return std::optional(Row{query->value(0).toLongLong(), seedOf(query->value(1)), query->value(2).toInt()});
}

Result<void> PlayedGames::note(std::int64_t game, std::uint64_t seed, int window) {
    return m_connection->run(
        QStringLiteral("INSERT OR REPLACE INTO played (game, seed, window) VALUES (?, ?, ?)"),
        {qlonglong{game}, seedValue(seed), window});
}

Result<std::int64_t> PlayedGames::addTo(CollectionKind kind, const LibraryGame& game) {
    const auto collection = standingCollection(*m_connection, kind);
    return collection ? m_writer->add(*collection, game) : collection;
}

Result<std::int64_t> PlayedGames::add(const LibraryGame& game, std::uint64_t seed, int window) {
    return addTo(CollectionKind::Played, game).and_then([&](const auto& id) {
        return note(id, seed, window).map([&] { return id; });
    });
}

Result<void> PlayedGames::takeIn(std::span<const PlayedGame> games) {
    return m_writer->together([&]() -> Result<void> {
        std::vector<LibraryGame> fresh;
        std::vector<std::uint64_t> seeds;
        for (const PlayedGame& game : games) {
            auto read = readOnlyGame(game.text);
            if (!read) return tl::unexpected(read.error());
            if (game.opened && game.seed == 0) {
                const auto id = takeInOpened(*m_connection, *m_writer, *read, *game.opened);
                if (!id) return tl::unexpected(id.error());
                if (auto done = noteOpened(*id, 0); !done) return done;
                continue;
            }
            // An earlier state of the game must be in the tables to be found.
            if (game.seed != 0 && std::find(seeds.begin(), seeds.end(), game.seed) != seeds.end())
                if (auto done = addRun(std::exchange(fresh, {}), std::exchange(seeds, {})); !done)
                    return done;
            const auto row = known(*read, game.seed);
            if (!row) return tl::unexpected(row.error());
            if (*row) {
                if (auto done = bringUpToDate((*row)->game, *read); !done) return done;
                if (auto done = note((*row)->game, game.seed, 0); !done) return done;
                continue;
            }
            fresh.push_back(std::move(*read));
            seeds.push_back(game.seed);
        }
        return addRun(std::move(fresh), seeds);
    });
}

Result<std::optional<PlayedGames::Row>> PlayedGames::known(const LibraryGame& game, std::uint64_t seed) {
    return seed != 0 ? findRow("p.seed = ?", {seedValue(seed)}) : withText(game);
}

Result<std::optional<PlayedGames::Row>> PlayedGames::withText(const LibraryGame& game) {
    auto query =
        m_connection->query(QStringLiteral("SELECT g.id FROM played p JOIN games g ON g.id = p.game "
                                           "WHERE p.seed IS NULL AND g.end_key = ? AND g.text_size = ?"),
                            {qlonglong{std::bit_cast<std::int64_t>(game.line.keys.back())},
                             static_cast<qlonglong>(game.text.size())});
    if (!query) return tl::unexpected(query.error());
    while (query->next()) {
        const std::int64_t id = query->value(0).toLongLong();
        const auto text = storedText(*m_connection, id);
        if (text && *text == game.text) return std::optional(Row{.game = id});
    }
    return std::optional<Row>();
}

/// A single game is too few for a run of the index.
Result<void> PlayedGames::addRun(std::vector<LibraryGame> games, std::span<const std::uint64_t> seeds) {
    if (games.empty()) return {};
    if (games.size() == 1) return asDone(add(games.front(), seeds.front(), 0));
    const auto collection = standingCollection(*m_connection, CollectionKind::Played);
    if (!collection) return tl::unexpected(collection.error());
    std::size_t done = 0;
    while (done < games.size()) {
        const std::size_t count = std::min(kMaxRunGames, games.size() - done);
        const auto from = games.begin() + static_cast<std::ptrdiff_t>(done);
        const auto until = from + static_cast<std::ptrdiff_t>(count);
        const auto first = m_writer->addRun(
            *collection, packRun({std::make_move_iterator(from), std::make_move_iterator(until)}));
        if (!first) return tl::unexpected(first.error());
        for (std::size_t i = 0; i < count; ++i)
            if (auto noted = note(*first + static_cast<std::int64_t>(i), seeds[done + i], 0); !noted)
                return noted;
        done += count;
    }
    return {};
}

}  // namespace plyglass

#include "app/services/library/store/library_writer.h"

#include <QDateTime>
#include <array>
#include <bit>

#include "app/services/library/store/folded_names.h"
#include "app/services/library/store/game_facts.h"
#include "app/services/library/store/position_pages.h"
#include "app/services/library/store/stored_game.h"
#include "app/services/utf8_text.h"
#include "engine/chess/fen.h"

namespace plyglass {

namespace {

/// Maximum size of the name cache, which is then cleared.
constexpr std::size_t kRememberedNames = 200'000;

constexpr const char* kAddGame = R"(
    INSERT OR REPLACE INTO games (
        id, collection, state, white, black, event, site, round, date, result, white_rating, black_rating,
        eco, opening, plies, end_key, moves, start, text, text_at, text_size, owns_text, is_indexed,
        changed_s)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))";

Result<std::int64_t> nextAfter(LibraryConnection& connection, const char* largest) {
    const auto value = connection.value(QString::fromLatin1(largest));
    if (!value) return tl::unexpected(value.error());
    if (value->toLongLong() > kMaxNumber) return fail(damageOf(connection.file()));
    return value->toLongLong() + 1;
}

/// Values: the number, twice the time of the change, and the number of the copied game.
constexpr const char* kCopyAsReplaced = R"(
    INSERT INTO games (
        id, collection, state, version_of, white, black, event, site, round, date, result, white_rating,
        black_rating, eco, opening, plies, end_key, moves, start, text, text_at, text_size, owns_text,
        is_indexed, changed_s, left_s)
    SELECT ?, collection, 1, id, white, black, event, site, round, date, result, white_rating,
        black_rating, eco, opening, plies, end_key, moves, start, text, text_at, text_size, owns_text,
        0, ?, ?
    FROM games WHERE id = ?)";

QByteArray factsAsBytes(std::span<const LibraryGame> games) {
    QByteArray bytes;
    for (const LibraryGame& game : games) bytes += GameFacts::of(game).toBytes();
    return bytes;
}

QVariant startOf(const LibraryGame& game) {
    if (game.line.start == Position::start()) return {};
    return text(toFen(game.line.start));
}

}  // namespace

Result<std::unique_ptr<LibraryWriter>> LibraryWriter::make(LibraryConnection& connection) {
    std::unique_ptr<LibraryWriter> writer(new LibraryWriter(connection));
    if (auto done = writer->prepare(); !done) return tl::unexpected(done.error());
    return writer;
}

Result<void> LibraryWriter::prepare() {
    const std::pair<std::optional<QSqlQuery>&, const char*> statements[] = {
        {m_findName, "SELECT id FROM names WHERE name = ?"},
        {m_addName, "INSERT INTO names (name, folded) VALUES (?, ?)"},
        {m_addText, "INSERT INTO texts (id, data) VALUES (?, ?)"},
        {m_addGame, kAddGame},
        {m_addComments, "INSERT INTO comments (rowid, text) VALUES (?, ?)"},
        {m_addPage, "INSERT INTO position_pages (id, data) VALUES (?, ?)"}};
    for (const auto& [statement, sql] : statements) {
        auto prepared = m_connection.prepare(QString::fromLatin1(sql));
        if (!prepared) return tl::unexpected(prepared.error());
        statement = std::move(*prepared);
    }
    return {};
}

Result<void> LibraryWriter::together(const std::function<Result<void>()>& write) {
    auto transaction = LibraryTransaction::begin(m_connection);
    auto done = transaction ? write() : tl::unexpected(transaction.error());
    if (done) done = transaction->commit();
    // Added names are rolled back too.
    if (!done) m_names.clear();
    return done;
}

/// Never a former number, since the index may still refer to it.
Result<std::int64_t> LibraryWriter::nextGame() {
    return nextAfter(m_connection,
                     "SELECT max(ifnull((SELECT max(id) FROM games), 0), "
                     "ifnull((SELECT max(last_game) FROM position_runs), 0))");
}

Result<std::int64_t> LibraryWriter::nextText() {
    return nextAfter(m_connection, "SELECT ifnull(max(id), 0) FROM texts");
}

Result<std::int64_t> LibraryWriter::nameId(const std::string& name) {
    if (const auto known = m_names.find(name); known != m_names.end()) return known->second;
    if (m_names.size() > kRememberedNames) m_names.clear();
    const QString asText = text(name);
    if (auto done = m_connection.execute(*m_findName, {asText}); !done) return tl::unexpected(done.error());
    std::int64_t id = m_findName->next() ? m_findName->value(0).toLongLong() : 0;
    m_findName->finish();
    if (id == 0) {
        if (auto done = m_connection.execute(*m_addName, {asText, foldedColumn(asText)}); !done)
            return tl::unexpected(done.error());
        id = m_addName->lastInsertId().toLongLong();
    }
    m_names.emplace(name, id);
    return id;
}

Result<void> LibraryWriter::writeTexts(std::int64_t firstText, std::span<const QByteArray> texts) {
    for (const QByteArray& pack : texts)
        if (auto done = m_connection.execute(*m_addText, {qlonglong{firstText++}, pack}); !done) return done;
    return {};
}

/// Writes a text that belongs to one game only.
Result<void> LibraryWriter::writeText(std::int64_t id, const std::string& text) {
    TextPacker packer;
    (void)packer.add(text);
    return writeTexts(id, packer.take());
}

Result<void> LibraryWriter::writeGame(const LibraryGame& game, const Place& place) {
    std::array<qlonglong, 5> names{};
    const std::string* const words[] = {&game.white, &game.black, &game.event, &game.site, &game.opening};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto id = nameId(*words[i]);
        if (!id) return tl::unexpected(id.error());
        names[i] = *id;
    }
    const auto& [white, black, event, site, opening] = names;
    const auto endKey = std::bit_cast<std::int64_t>(game.line.keys.back());
    return m_connection.execute(*m_addGame, {qlonglong{place.id},
                                             qlonglong{place.collection},
                                             static_cast<int>(StoredState::Kept),
                                             white,
                                             black,
                                             event,
                                             site,
                                             text(game.round),
                                             game.date,
                                             static_cast<int>(game.line.result),
                                             game.whiteRating,
                                             game.blackRating,
                                             text(game.eco),
                                             opening,
                                             static_cast<int>(game.line.moves.size()),
                                             qlonglong{endKey},
                                             movesAsBytes(game.line.moves),
                                             startOf(game),
                                             qlonglong{place.text},
                                             place.inText.at,
                                             place.inText.size,
                                             place.ownsText,
                                             place.isIndexed,
                                             QDateTime::currentSecsSinceEpoch()});
}

Result<void> LibraryWriter::writeComments(std::int64_t id, const std::string& comments) {
    if (comments.empty()) return {};
    return m_connection.execute(*m_addComments, {qlonglong{id}, text(comments)});
}

PackedRun packRun(std::vector<LibraryGame> games) {
    PackedRun run;
    TextPacker packer;
    std::vector<Posting> postings;
    const std::uint64_t usualStart = Position::start().key();
    for (LibraryGame& game : games) {
        const auto number = static_cast<std::uint32_t>(run.places.size());
        run.places.push_back(packer.add(game.text));
        game.text = {};
        for (const std::uint64_t key : game.line.keys)
            if (key != usualStart) postings.push_back(Posting::of(key, number));
        // Only the last key is written; all of them would double the memory of a run.
        game.line.keys = {game.line.keys.back()};
    }
    run.texts = packer.take();
    run.pages = packPages(postings);
    run.games = std::move(games);
    return run;
}

Result<std::int64_t> LibraryWriter::addRun(std::int64_t collection, const PackedRun& run) {
    const auto firstGame = nextGame();
    if (!firstGame) return firstGame;
    const auto firstText = nextText();
    if (!firstText) return firstText;
    const auto number = nextAfter(m_connection, "SELECT ifnull(max(id), 0) FROM position_runs");
    if (!number) return number;
    const bool isIndexed = *number <= kMaxRuns;
    if (auto done = writeTexts(*firstText, run.texts); !done) return tl::unexpected(done.error());
    for (std::size_t i = 0; i < run.games.size(); ++i) {
        const std::int64_t id = *firstGame + static_cast<std::int64_t>(i);
        const Place place{.id = id,
                          .collection = collection,
                          .text = *firstText + static_cast<std::int64_t>(run.places[i].pack),
                          .inText = run.places[i],
                          .isIndexed = isIndexed};
        if (auto done = writeGame(run.games[i], place); !done) return tl::unexpected(done.error());
        if (auto done = writeComments(id, run.games[i].line.comments); !done)
            return tl::unexpected(done.error());
    }
    if (!isIndexed) return firstGame;
    if (auto done = writeIndex(*number, *firstGame, run); !done) return tl::unexpected(done.error());
    return firstGame;
}

Result<void> LibraryWriter::writeIndex(std::int64_t run, std::int64_t firstGame, const PackedRun& packed) {
    const qlonglong lastGame = firstGame + static_cast<std::int64_t>(packed.games.size()) - 1;
    if (auto done = m_connection.run(
            QStringLiteral(
                "INSERT INTO position_runs (id, first_game, last_game, facts) VALUES (?, ?, ?, ?)"),
            {qlonglong{run}, qlonglong{firstGame}, lastGame, factsAsBytes(packed.games)});
        !done)
        return done;
    for (const PositionPage& page : packed.pages) {
        const QByteArray data(page.data.data(), static_cast<qsizetype>(page.data.size()));
        const qlonglong id{pageId(run, page.firstKey, page.sameKeyBefore)};
        if (auto done = m_connection.execute(*m_addPage, {id, data}); !done) return done;
    }
    return {};
}

Result<void> LibraryWriter::replace(std::int64_t id, const LibraryGame& game) {
    const auto stored = storedPlace(m_connection, id);
    if (!stored) return tl::unexpected(stored.error());
    if (auto done = m_connection.run(QStringLiteral("DELETE FROM comments WHERE rowid = ?"), {qlonglong{id}});
        !done)
        return done;
    Place place{.id = id,
                .collection = stored->collection,
                .text = stored->text,
                .inText = {.size = static_cast<std::uint32_t>(game.text.size())},
                .ownsText = true};
    if (stored->ownsText) {
        if (auto done =
                m_connection.run(QStringLiteral("DELETE FROM texts WHERE id = ?"), {qlonglong{place.text}});
            !done)
            return done;
    } else {
        const auto text = nextText();
        if (!text) return tl::unexpected(text.error());
        place.text = *text;
    }
    if (auto done = writeText(place.text, game.text); !done) return done;
    if (auto done = writeGame(game, place); !done) return done;
    return writeComments(id, game.line.comments);
}

Result<void> LibraryWriter::addEarlierVersion(std::int64_t id) {
    const auto copy = nextGame();
    if (!copy) return tl::unexpected(copy.error());
    const qlonglong now = QDateTime::currentSecsSinceEpoch();
    if (auto done = m_connection.run(QString::fromLatin1(kCopyAsReplaced),
                                     {qlonglong{*copy}, now, now, qlonglong{id}});
        !done)
        return done;
    // The text now belongs to the copy.
    if (auto done =
            m_connection.run(QStringLiteral("UPDATE games SET owns_text = 0 WHERE id = ?"), {qlonglong{id}});
        !done)
        return done;
    const auto comments =
        m_connection.value(QStringLiteral("SELECT text FROM comments WHERE rowid = ?"), {qlonglong{id}});
    if (!comments) return tl::unexpected(comments.error());
    return writeComments(*copy, comments->toString().toStdString());
}

Result<std::int64_t> LibraryWriter::add(std::int64_t collection, const LibraryGame& game) {
    const auto id = nextGame();
    if (!id) return id;
    const auto textId = nextText();
    if (!textId) return textId;
    const Place place{.id = *id,
                      .collection = collection,
                      .text = *textId,
                      .inText = {.size = static_cast<std::uint32_t>(game.text.size())},
                      .ownsText = true};
    if (auto done = writeText(*textId, game.text); !done) return tl::unexpected(done.error());
    if (auto done = writeGame(game, place); !done) return tl::unexpected(done.error());
    if (auto done = writeComments(*id, game.line.comments); !done) return tl::unexpected(done.error());
    return id;
}

}  // namespace plyglass

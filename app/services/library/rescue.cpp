#include "app/services/library/rescue.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/services/library/collections.h"
#include "app/services/library/library_writer.h"
#include "app/services/library/played_games.h"
#include "app/services/library/stored_game.h"

namespace plyglass {

namespace {

/// Games that are written together. Those that were played here are looked up one by one, which takes longer,
/// and no game that is being played meanwhile may wait for them too long.
constexpr std::size_t kLotGames = 10'000;
constexpr std::size_t kPlayedLotGames = 1000;

/// A game as it stood in the damaged library.
struct FoundGame {
    std::int64_t id = 0;
    std::int64_t collection = 0;
    bool isPlayed = false;  ///< here
    std::uint64_t seed = 0;
    std::string text;
};

/// Reads by the numbers of the games: a page of the file that is damaged takes those games with it that lie
/// on it, and no others.
class DamagedLibrary {
  public:
    static Result<std::unique_ptr<DamagedLibrary>> open(const QString& file) {
        auto connection = LibraryConnection::openToRead(file);
        if (!connection) return tl::unexpected(connection.error());
        std::unique_ptr<DamagedLibrary> library(new DamagedLibrary(std::move(*connection)));
        if (auto done = library->findLastGame(); !done) return tl::unexpected(done.error());
        return library;
    }

    std::int64_t lastGame() const { return m_lastGame; }
    std::uint64_t lost() const { return m_lost; }

    /// Nothing if there is no such game, it was deleted, or it cannot be read; that is counted.
    std::optional<FoundGame> game(std::int64_t id) {
        auto found = read(id);
        if (!found) ++m_lost;
        return found ? std::move(*found) : std::nullopt;
    }

    /// What is known of its collections, by number.
    std::map<std::int64_t, Collection> collections() {
        std::map<std::int64_t, Collection> known;
        auto query = m_connection->prepare(QStringLiteral("SELECT id, kind, name FROM collections"));
        if (!query || !m_connection->execute(*query)) return known;
        while (query->next()) {
            Collection collection;
            collection.id = query->value(0).toLongLong();
            collection.kind = static_cast<CollectionKind>(query->value(1).toInt());
            collection.name = query->value(2).toString();
            known[collection.id] = collection;
        }
        return known;
    }
    /// Collections and the games that a person put there.
    std::vector<std::pair<std::int64_t, std::int64_t>> members() {
        std::vector<std::pair<std::int64_t, std::int64_t>> pairs;
        auto query = m_connection->prepare(QStringLiteral("SELECT collection, game FROM members"));
        if (!query || !m_connection->execute(*query)) return pairs;
        while (query->next()) pairs.emplace_back(query->value(0).toLongLong(), query->value(1).toLongLong());
        return pairs;
    }

  private:
    explicit DamagedLibrary(std::unique_ptr<LibraryConnection> connection)
        : m_connection(std::move(connection)), m_texts(*m_connection) {}

    /// The end of the table may be what is damaged; the index of positions knows the last game as well.
    Result<void> findLastGame() {
        const auto inTable = m_connection->value(QStringLiteral("SELECT max(id) FROM games"));
        const auto inIndex = m_connection->value(QStringLiteral("SELECT max(last_game) FROM position_runs"));
        if (!inTable && !inIndex) return tl::unexpected(inTable.error());
        m_lastGame = std::max(inTable ? inTable->toLongLong() : 0, inIndex ? inIndex->toLongLong() : 0);
        return {};
    }

    Result<std::optional<FoundGame>> read(std::int64_t id) {
        const auto row = m_connection->value(
            QStringLiteral("SELECT state = 0 AND text_size > 0 FROM games WHERE id = ?"), {qlonglong{id}});
        if (!row) return tl::unexpected(row.error());
        if (!row->toBool()) return std::nullopt;
        const auto place = storedPlace(*m_connection, id);
        if (!place) return tl::unexpected(place.error());
        const auto text = m_texts.text(place->text, place->inText);
        if (!text) return tl::unexpected(text.error());
        const QVariant seed =
            m_connection
                ->value(QStringLiteral("SELECT ifnull(seed, 0) FROM played WHERE game = ?"), {qlonglong{id}})
                .value_or(QVariant());
        return FoundGame{.id = id,
                         .collection = place->collection,
                         .isPlayed = seed.isValid(),
                         .seed = static_cast<std::uint64_t>(seed.toLongLong()),
                         .text = std::string(*text)};
    }

    std::unique_ptr<LibraryConnection> m_connection;
    TextReader m_texts;
    std::int64_t m_lastGame = 0;
    std::uint64_t m_lost = 0;
};

/// Writes what was found, many games at a time.
class Rescue {
  public:
    Rescue(DamagedLibrary& damaged, LibraryConnection& into, PlayedGames& played, LibraryWriter& writer)
        : m_damaged(damaged),
          m_into(into),
          m_played(played),
          m_writer(writer),
          m_collections(damaged.collections()) {}

    Result<RescueSummary> run(const JobContext& context) {
        const auto total = static_cast<std::uint64_t>(m_damaged.lastGame());
        for (std::int64_t id = 1; id <= m_damaged.lastGame() && !context.stopRequested(); ++id) {
            if (auto found = m_damaged.game(id))
                if (auto done = take(std::move(*found)); !done) return tl::unexpected(done.error());
            if (id % 500 == 0)
                context.report({static_cast<std::uint64_t>(id), total, "games", std::to_string(m_games)});
        }
        for (auto& [collection, lot] : m_lots)
            if (auto done = write(collection, lot); !done) return tl::unexpected(done.error());
        if (auto done = writePlayed(); !done) return tl::unexpected(done.error());
        if (auto done = putIntoCollections(); !done) return tl::unexpected(done.error());
        return RescueSummary{m_games, m_damaged.lost() + m_unreadable};
    }

  private:
    struct Lot {
        std::vector<LibraryGame> games;
        std::vector<std::int64_t> ids;  ///< of the damaged library
    };

    Result<void> take(FoundGame found) {
        auto game = readOnlyGame(found.text);
        if (!game) {
            ++m_unreadable;
            return {};
        }
        if (found.isPlayed) return takePlayed(std::move(found));
        Lot& lot = m_lots[found.collection];
        lot.games.push_back(std::move(*game));
        lot.ids.push_back(found.id);
        return lot.games.size() < kLotGames ? Result<void>() : write(found.collection, lot);
    }

    Result<void> takePlayed(FoundGame found) {
        if (found.seed != 0) {
            const auto known = m_played.withSeed(found.seed);
            if (!known) return tl::unexpected(known.error());
            if (*known) return {};
        }
        m_playedLot.push_back({std::move(found.text), found.seed});
        m_playedIds.push_back(found.id);
        return m_playedLot.size() < kPlayedLotGames ? Result<void>() : writePlayed();
    }

    Result<void> writePlayed() {
        if (auto done = m_played.takeIn(m_playedLot); !done) return done;
        for (std::size_t i = 0; i < m_playedLot.size(); ++i) {
            if (m_playedLot[i].seed == 0) continue;
            const auto id = m_into.value(QStringLiteral("SELECT game FROM played WHERE seed = ?"),
                                         {static_cast<qlonglong>(m_playedLot[i].seed)});
            if (!id) return tl::unexpected(id.error());
            m_newIds[m_playedIds[i]] = id->toLongLong();
        }
        m_games += m_playedLot.size();
        m_playedLot.clear();
        m_playedIds.clear();
        return {};
    }

    Result<void> write(std::int64_t from, Lot& lot) {
        if (lot.games.empty()) return {};
        const auto collection = collectionFor(from);
        if (!collection) return tl::unexpected(collection.error());
        const PackedRun run = packRun(std::move(lot.games));
        std::int64_t first = 0;
        const auto done = m_writer.together([&]() -> Result<void> {
            const auto added = m_writer.addRun(*collection, run);
            if (!added) return tl::unexpected(added.error());
            first = *added;
            return {};
        });
        if (!done) return done;
        for (std::size_t i = 0; i < lot.ids.size(); ++i)
            m_newIds[lot.ids[i]] = first + static_cast<std::int64_t>(i);
        m_games += lot.ids.size();
        lot = {};
        return {};
    }

    /// The collection of the other library that stands for one of the damaged one. All of which nothing is
    /// known are one.
    Result<std::int64_t> collectionFor(std::int64_t damaged) {
        const auto known = m_collections.find(damaged);
        const std::int64_t number = known == m_collections.end() ? 0 : damaged;
        if (const auto made = m_newCollections.find(number); made != m_newCollections.end())
            return made->second;
        const auto made = number == 0 ? addCollection(m_into, CollectionKind::File,
                                                      QCoreApplication::translate("Engine", "Rescued games"))
                                      : makeLike(known->second);
        if (made) m_newCollections[number] = *made;
        return made;
    }

    Result<std::int64_t> makeLike(const Collection& damaged) {
        const bool isStanding =
            damaged.kind == CollectionKind::Played || damaged.kind == CollectionKind::Favourites;
        return isStanding ? standingCollection(m_into, damaged.kind)
                          : addCollection(m_into, damaged.kind, damaged.name);
    }

    Result<void> putIntoCollections() {
        return m_writer.together([&]() -> Result<void> {
            for (const auto& [collection, game] : m_damaged.members()) {
                const auto id = m_newIds.find(game);
                if (id == m_newIds.end()) continue;
                const auto into = collectionFor(collection);
                if (!into) return tl::unexpected(into.error());
                auto done = m_into.run(
                    QStringLiteral("INSERT OR IGNORE INTO members (collection, game) VALUES (?, ?)"),
                    {qlonglong{*into}, qlonglong{id->second}});
                if (!done) return done;
            }
            return {};
        });
    }

    DamagedLibrary& m_damaged;
    LibraryConnection& m_into;
    PlayedGames& m_played;
    LibraryWriter& m_writer;
    std::map<std::int64_t, Collection> m_collections;
    std::map<std::int64_t, std::int64_t> m_newCollections;
    std::map<std::int64_t, Lot> m_lots;
    std::vector<PlayedGame> m_playedLot;
    std::vector<std::int64_t> m_playedIds;  ///< of the damaged library
    std::unordered_map<std::int64_t, std::int64_t> m_newIds;
    std::uint64_t m_games = 0;
    std::uint64_t m_unreadable = 0;
};

}  // namespace

Result<RescueSummary> rescueGames(const QString& damaged, LibraryConnection& into,
                                  const JobContext& context) {
    const auto library = DamagedLibrary::open(damaged);
    if (!library && isDamage(library.error()))
        return fail(translatable("Engine", "Nothing of the library {} can be read."), damaged.toStdString());
    if (!library) return tl::unexpected(library.error());
    const auto played = PlayedGames::open(into.file());
    if (!played) return tl::unexpected(played.error());
    const auto writer = LibraryWriter::make(into);
    if (!writer) return tl::unexpected(writer.error());
    return Rescue(**library, into, **played, **writer).run(context);
}

}  // namespace plyglass

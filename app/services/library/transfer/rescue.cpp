#include "app/services/library/transfer/rescue.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_writer.h"
#include "app/services/library/store/stored_game.h"

namespace plyglass {

namespace {

/// Games per transaction, limited so that running games need not wait long.
constexpr std::size_t kBatchGames = 5000;
constexpr std::size_t kGamesBetweenReports = 500;

/// A game read from the damaged library.
struct FoundGame {
    std::int64_t id = 0;
    std::int64_t collection = 0;
    QVariant seed = {};  ///< invalid: not played here; NULL: none
    LibraryGame game = {};
};

/// A collection read from the damaged library.
struct FoundCollection {
    CollectionKind kind = CollectionKind::File;
    QString name = {};
    QByteArray digest = {};
    std::size_t gamesDone = 0;
    std::size_t bytesDone = 0;
};

/// Reads games by number: a damaged page loses only the games on it.
class DamagedLibrary {
  public:
    static Result<std::unique_ptr<DamagedLibrary>> open(const QString& file) {
        auto connection = LibraryConnection::openToRead(file);
        if (!connection) return tl::unexpected(connection.error());
        std::unique_ptr<DamagedLibrary> library(new DamagedLibrary(std::move(*connection)));
        if (auto done = library->findNumbers(); !done) return tl::unexpected(done.error());
        return library;
    }

    /// Numbers of all games named by tables, indexes and runs.
    const std::vector<std::int64_t>& numbers() const { return m_numbers; }
    std::uint64_t lost() const { return m_lost; }

    /// Empty if deleted, or unreadable, which is counted.
    std::optional<FoundGame> game(std::int64_t id) {
        auto found = read(id);
        if (!found) ++m_lost;
        return found ? std::move(*found) : std::nullopt;
    }

    /// Known data of its collections, by number.
    std::map<std::int64_t, FoundCollection> collections() {
        std::map<std::int64_t, FoundCollection> known;
        auto query = m_connection->query(
            QStringLiteral("SELECT id, kind, name, digest, games_done, bytes_done FROM collections"));
        if (!query) return known;
        while (query->next())
            known[query->value(0).toLongLong()] = {static_cast<CollectionKind>(query->value(1).toInt()),
                                                   query->value(2).toString(), query->value(3).toByteArray(),
                                                   static_cast<std::size_t>(query->value(4).toLongLong()),
                                                   static_cast<std::size_t>(query->value(5).toLongLong())};
        return known;
    }
    /// Collections and their members added by the user.
    std::vector<std::pair<std::int64_t, std::int64_t>> members() {
        std::vector<std::pair<std::int64_t, std::int64_t>> pairs;
        auto query = m_connection->query(QStringLiteral("SELECT collection, game FROM members"));
        if (!query) return pairs;
        while (query->next()) pairs.emplace_back(query->value(0).toLongLong(), query->value(1).toLongLong());
        return pairs;
    }

  private:
    explicit DamagedLibrary(std::unique_ptr<LibraryConnection> connection)
        : m_connection(std::move(connection)), m_texts(*m_connection) {}

    /// If one part is damaged, another table or index may still name the game: each is read from both ends.
    Result<void> findNumbers() {
        Result<void> read;
        for (const char* games :
             {"id, 1 FROM games NOT INDEXED", "id, 1 FROM games INDEXED BY games_by_state WHERE state = 0",
              "id, 1 FROM games INDEXED BY games_not_indexed WHERE is_indexed = 0",
              "first_game AS id, length(facts) / 8 FROM position_runs"})
            for (const char* direction : {"ASC", "DESC"}) {
                const auto whole = addNumbers(QStringLiteral("SELECT %1 ORDER BY id %2")
                                                  .arg(QLatin1String(games), QLatin1String(direction)));
                if (whole) break;
                read = whole;
            }
        std::erase_if(m_numbers, [](std::int64_t id) { return id < 1 || id > kMaxNumber; });
        std::sort(m_numbers.begin(), m_numbers.end());
        m_numbers.erase(std::unique(m_numbers.begin(), m_numbers.end()), m_numbers.end());
        return m_numbers.empty() ? read : Result<void>();
    }

    /// Fails on a read error; numbers read before count.
    Result<void> addNumbers(const QString& sql) {
        auto query = m_connection->query(sql);
        if (!query) return tl::unexpected(query.error());
        while (query->next())
            for (std::int64_t i = 0; i < query->value(1).toLongLong(); ++i)
                m_numbers.push_back(query->value(0).toLongLong() + i);
        return m_connection->checkEnd(*query);
    }

    Result<std::optional<FoundGame>> read(std::int64_t id) {
        const auto isKept = m_connection->value(
            QStringLiteral("SELECT state = 0 AND text_size > 0 FROM games WHERE id = ?"), {qlonglong{id}});
        if (!isKept) return tl::unexpected(isKept.error());
        if (isKept->isValid() && !isKept->toBool()) return std::nullopt;
        const auto place = storedPlace(*m_connection, id);
        if (!place) return tl::unexpected(place.error());
        const auto text = m_texts.text(place->text, place->inText);
        if (!text) return tl::unexpected(text.error());
        auto game = readFirstGame(*text);
        if (!game) return tl::unexpected(game.error());
        return FoundGame{
            id, place->collection,
            m_connection->value(QStringLiteral("SELECT seed FROM played WHERE game = ?"), {qlonglong{id}})
                .value_or(QVariant()),
            std::move(*game)};
    }

    std::unique_ptr<LibraryConnection> m_connection;
    TextReader m_texts;
    std::vector<std::int64_t> m_numbers;
    std::uint64_t m_lost = 0;
};

/// Existing games of a collection, found by text; each only once.
class EarlierGames {
  public:
    /// Games with unreadable texts are not found.
    Result<void> read(LibraryConnection& connection, TextReader& texts, std::int64_t collection) {
        auto query = connection.query(
            QStringLiteral("SELECT id FROM games WHERE collection = ? AND text_size > 0 ORDER BY id"),
            {qlonglong{collection}});
        if (!query) return tl::unexpected(query.error());
        while (query->next()) {
            const std::int64_t id = query->value(0).toLongLong();
            if (const auto text = texts.text(id)) m_games.emplace(std::hash<std::string_view>()(*text), id);
        }
        return connection.checkEnd(*query);
    }

    std::optional<std::int64_t> take(TextReader& texts, std::string_view wanted) {
        const auto [first, last] = m_games.equal_range(std::hash<std::string_view>()(wanted));
        const auto same = std::find_if(first, last, [&](const auto& entry) {
            const auto text = texts.text(entry.second);
            return text && *text == wanted;
        });
        if (same == last) return std::nullopt;
        const std::int64_t id = same->second;
        m_games.erase(same);
        return id;
    }

  private:
    std::unordered_multimap<std::size_t, std::int64_t> m_games;  ///< by hash of the text
};

/// Writes the games in batches.
class Rescue {
  public:
    Rescue(DamagedLibrary& damaged, LibraryConnection& into, LibraryWriter& writer)
        : m_damaged(damaged),
          m_into(into),
          m_writer(writer),
          m_texts(into),
          m_collections(damaged.collections()) {
        m_collections[kPlayedHere] = {.kind = CollectionKind::Played};
    }

    Result<RescueSummary> run(const JobContext& context) {
        const std::vector<std::int64_t>& numbers = m_damaged.numbers();
        for (std::size_t i = 0; i < numbers.size() && !context.stopRequested(); ++i) {
            if (auto found = m_damaged.game(numbers[i]))
                if (auto done = take(std::move(*found)); !done) return tl::unexpected(done.error());
            if ((i + 1) % kGamesBetweenReports == 0)
                context.report({i + 1, numbers.size(), "games", std::to_string(m_summary.games)});
        }
        for (auto& [collection, batch] : m_batches)
            if (auto done = write(collection, batch); !done) return tl::unexpected(done.error());
        if (auto done = putIntoCollections(); !done) return tl::unexpected(done.error());
        m_summary.lost = m_damaged.lost();
        return m_summary;
    }

  private:
    using Batch = std::vector<FoundGame>;
    /// Collection of games played here, even if nothing is known of the collections.
    static constexpr std::int64_t kPlayedHere = -1;

    Result<void> take(FoundGame found) {
        const std::int64_t collection = found.seed.isValid() ? kPlayedHere : found.collection;
        Batch& batch = m_batches[collection];
        batch.push_back(std::move(found));
        return batch.size() < kBatchGames ? Result<void>() : write(collection, batch);
    }

    Result<void> write(std::int64_t from, Batch& batch) {
        const auto collection = batch.empty() ? 0 : collectionFor(from);
        if (!collection) return tl::unexpected(collection.error());
        const auto done = m_writer.together([&] { return addNew(*collection, batch); });
        batch.clear();
        return done;
    }

    /// Adds the games that do not exist yet.
    Result<void> addNew(std::int64_t collection, Batch& batch) {
        std::vector<LibraryGame> games;
        std::vector<const FoundGame*> added;
        for (FoundGame& found : batch) {
            const auto earlier = earlierGame(collection, found);
            if (!earlier) return tl::unexpected(earlier.error());
            if (*earlier) {
                m_newIds[found.id] = **earlier;
                ++m_summary.known;
            } else {
                games.push_back(std::move(found.game));
                added.push_back(&found);
            }
        }
        if (added.empty()) return {};
        auto id = m_writer.addRun(collection, packRun(std::move(games)));
        if (!id) return tl::unexpected(id.error());
        for (const FoundGame* found : added) {
            if (found->seed.isValid())
                if (auto done = m_into.run(QStringLiteral("INSERT INTO played (game, seed) VALUES (?, ?)"),
                                           {qlonglong{*id}, found->seed});
                    !done)
                    return done;
            m_newIds[found->id] = (*id)++;
        }
        m_summary.games += added.size();
        return {};
    }

    /// Games played here are identified by seed: they may have continued in the other library.
    Result<std::optional<std::int64_t>> earlierGame(std::int64_t collection, const FoundGame& found) {
        if (!found.seed.isNull()) {
            const auto id =
                m_into.value(QStringLiteral("SELECT game FROM played WHERE seed = ?"), {found.seed});
            if (!id) return tl::unexpected(id.error());
            if (id->isValid()) return id->toLongLong();
        }
        return m_earlier[collection].take(m_texts, found.game.text);
    }

    /// Collection of the other library for one of the damaged one. All unknown ones become one.
    Result<std::int64_t> collectionFor(std::int64_t damaged) {
        const auto known = m_collections.find(damaged);
        const std::int64_t number = known == m_collections.end() ? 0 : damaged;
        if (const auto made = m_newCollections.find(number); made != m_newCollections.end())
            return made->second;
        const auto made = collectionLike(
            number == 0 ? FoundCollection{.name = QCoreApplication::translate("Engine", "Rescued games")}
                        : known->second);
        if (!made) return made;
        if (!m_earlier.contains(*made))
            if (auto done = m_earlier[*made].read(m_into, m_texts, *made); !done)
                return tl::unexpected(done.error());
        m_newCollections[number] = *made;
        return made;
    }

    /// The collection of an earlier rescue or import, unless already used for another one; otherwise a new
    /// one.
    Result<std::int64_t> collectionLike(const FoundCollection& damaged) {
        if (damaged.kind == CollectionKind::Played || damaged.kind == CollectionKind::Annotated ||
            damaged.kind == CollectionKind::Favourites)
            return standingCollection(m_into, damaged.kind);
        const QVariant digest = damaged.digest.isEmpty() ? QVariant() : QVariant(damaged.digest);
        const auto alike = m_into.numbers(
            QStringLiteral(
                "SELECT id FROM collections WHERE kind = ? AND name = ? AND digest IS ? ORDER BY id"),
            {static_cast<int>(damaged.kind), damaged.name, digest});
        if (!alike) return tl::unexpected(alike.error());
        for (const std::int64_t id : *alike)
            if (!m_earlier.contains(id)) return id;
        const auto made = addCollection(m_into, damaged.kind, damaged.name, damaged.digest);
        if (!made) return made;
        return noteDone(m_into, {.id = *made}, damaged.gamesDone, damaged.bytesDone).map([&](bool) {
            return *made;
        });
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
    LibraryWriter& m_writer;
    TextReader m_texts;
    std::map<std::int64_t, FoundCollection> m_collections;
    std::map<std::int64_t, std::int64_t> m_newCollections;
    std::map<std::int64_t, EarlierGames> m_earlier;  ///< by collection of the other library
    std::map<std::int64_t, Batch> m_batches;
    std::unordered_map<std::int64_t, std::int64_t> m_newIds;
    RescueSummary m_summary;
};

}  // namespace

Result<RescueSummary> rescueGames(const QString& damaged, LibraryConnection& into,
                                  const JobContext& context) {
    const auto library = DamagedLibrary::open(damaged);
    if (!library && isDamage(library.error()))
        return fail(translatable("Engine", "Nothing of the library {} can be read."), damaged.toStdString());
    if (!library) return tl::unexpected(library.error());
    const auto writer = LibraryWriter::make(into);
    if (!writer) return tl::unexpected(writer.error());
    return Rescue(**library, into, **writer).run(context);
}

}  // namespace plyglass

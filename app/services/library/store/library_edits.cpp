#include "app/services/library/store/library_edits.h"

#include <QDateTime>
#include <utility>

#include "app/services/library/store/collections.h"
#include "app/services/library/store/stored_game.h"

namespace plyglass {

namespace {

using Games = std::vector<std::int64_t>;

/// A change in progress, which records its undo.
class Edit {
  public:
    explicit Edit(LibraryConnection& connection) : m_connection(connection) {}

    /// Executes `sql` for each game, whose number is its last value, and records those changed.
    Result<void> forGames(const QString& sql, const QVariantList& values, std::span<const std::int64_t> games,
                          const QString& inverse, const QVariantList& inverseValues) {
        auto query = m_connection.prepare(sql);
        if (!query) return tl::unexpected(query.error());
        Games changed;
        for (const std::int64_t game : games) {
            if (auto done = m_connection.execute(*query, values + QVariantList{qlonglong{game}}); !done)
                return done;
            if (query->numRowsAffected() > 0) changed.push_back(game);
        }
        m_undo.changed += static_cast<std::int64_t>(changed.size());
        m_undo.steps.push_back({inverse, inverseValues, std::move(changed), true});
        return {};
    }

    Result<void> once(const QString& sql, const QVariantList& values, const QString& inverse,
                      const QVariantList& inverseValues) {
        m_undo.steps.push_back({inverse, inverseValues, {}, false});
        return m_connection.run(sql, values);
    }

    LibraryUndo& undo() { return m_undo; }

  private:
    LibraryConnection& m_connection;
    LibraryUndo m_undo;
};

/// Runs `change` in a transaction.
template <class Change>
Result<LibraryUndo> asOne(LibraryConnection& connection, Change change) {
    auto transaction = LibraryTransaction::begin(connection);
    if (!transaction) return tl::unexpected(transaction.error());
    Edit edit(connection);
    if (Result<void> done = change(edit); !done) return tl::unexpected(done.error());
    if (auto done = transaction->commit(); !done) return tl::unexpected(done.error());
    return std::move(edit.undo());
}

const QString kSetState = QStringLiteral("UPDATE games SET state = ? WHERE state = ? AND id = ?");
const QString kDelete = QStringLiteral(
    "UPDATE games SET state = 2, changed_s = ?, left_s = ? WHERE state = 0 AND id = ? "
    "AND NOT EXISTS (SELECT 1 FROM played p WHERE p.game = id AND p.window > 0)");
const QString kAddMember = QStringLiteral("INSERT OR IGNORE INTO members (collection, game) VALUES (?, ?)");
const QString kRemoveMember = QStringLiteral("DELETE FROM members WHERE collection = ? AND game = ?");
const QString kMove = QStringLiteral("UPDATE games SET collection = ? WHERE id = ?");
const QString kForgetCollection = QStringLiteral("DELETE FROM collections WHERE id = ?");
const QString kForgetMembers = QStringLiteral("DELETE FROM members WHERE collection = ?");
const QString kRestoreCollection = QStringLiteral(
    "INSERT INTO collections (kind, name, created_s, digest, bytes_done, games_done, id) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)");

/// Values for `kSetState`.
QVariantList stateValues(StoredState to, StoredState from) {
    return {static_cast<int>(to), static_cast<int>(from)};
}

Result<void> deleteIn(Edit& edit, std::span<const std::int64_t> games) {
    const qlonglong now = QDateTime::currentSecsSinceEpoch();
    return edit.forGames(kDelete, {now, now}, games, kSetState,
                         stateValues(StoredState::Kept, StoredState::Deleted));
}

/// A row of `collections`, with its number last.
Result<QVariantList> rowOf(LibraryConnection& connection, std::int64_t collection) {
    auto query = connection.query(QStringLiteral("SELECT kind, name, created_s, digest, bytes_done, "
                                                 "games_done, id FROM collections WHERE id = ?"),
                                  {qlonglong{collection}});
    if (!query) return tl::unexpected(query.error());
    if (!query->next())
        return fail(translatable("Engine", "This collection is not in the library any more."));
    QVariantList row;
    for (int column = 0; column < 7; ++column) row << query->value(column);
    return row;
}

CollectionKind kindOf(const QVariantList& row) { return static_cast<CollectionKind>(row.front().toInt()); }

bool isLent(CollectionKind kind) { return kind == CollectionKind::Own || kind == CollectionKind::Favourites; }

Result<void> forget(Edit& edit, const QVariantList& row) {
    return edit.once(kForgetCollection, {row.back()}, kRestoreCollection, row);
}

Result<Games> membersOf(LibraryConnection& connection, std::int64_t collection) {
    return connection.numbers(QStringLiteral("SELECT game FROM members WHERE collection = ?"),
                              {qlonglong{collection}});
}

Result<Games> gamesOf(LibraryConnection& connection, std::int64_t collection) {
    return connection.numbers(QStringLiteral("SELECT id FROM games WHERE collection = ?"),
                              {qlonglong{collection}});
}

/// The game whose earlier version this is, if it can be replaced; otherwise 0.
Result<std::int64_t> presentOf(LibraryConnection& connection, std::int64_t earlier) {
    return connection
        .numbers(QStringLiteral("SELECT p.id FROM games e JOIN games p ON p.id = e.version_of "
                                "WHERE e.state = 1 AND p.state = 0 AND p.text_size > 0 AND e.id = ? "
                                "AND NOT EXISTS (SELECT 1 FROM played WHERE game = p.id AND window > 0)"),
                 {qlonglong{earlier}})
        .map([](const Games& games) { return games.empty() ? 0 : games.front(); });
}

/// Exchanges the numbers of the rows, so that collections and favourites refer to the other text.
Result<void> exchange(LibraryConnection& connection, Edit& edit, qlonglong earlier, qlonglong present) {
    const auto rename = [&](const QString& sql, qlonglong from, qlonglong to) {
        return edit.once(sql, {to, from}, sql, {from, to});
    };
    const qlonglong aside = -earlier;
    for (const char* sql :
         {"UPDATE games SET id = ? WHERE id = ?", "UPDATE comments SET rowid = ? WHERE rowid = ?"})
        for (const auto& [from, to] : {std::pair{present, aside}, {earlier, present}, {aside, earlier}})
            if (auto done = rename(QLatin1String(sql), from, to); !done) return done;
    const auto changed =
        connection.value(QStringLiteral("SELECT changed_s FROM games WHERE id = ?"), {earlier});
    if (!changed) return tl::unexpected(changed.error());
    const qlonglong now = QDateTime::currentSecsSinceEpoch();
    // The position index refers to the old numbers.
    const QString keep = QStringLiteral(
        "UPDATE games SET state = 0, version_of = NULL, is_indexed = 0, "
        "collection = (SELECT collection FROM games WHERE id = ?) WHERE id = ?");
    const QString replace =
        QStringLiteral("UPDATE games SET state = 1, version_of = ?, is_indexed = 0 WHERE id = ?");
    const QString leave = QStringLiteral("UPDATE games SET changed_s = ?, left_s = ? WHERE id = ?");
    if (auto done = edit.once(keep, {earlier, present}, replace, {present, present}); !done) return done;
    if (auto done = edit.once(replace, {present, earlier}, keep, {present, earlier}); !done) return done;
    if (auto done = edit.once(leave, {now, now, earlier}, leave, {*changed, 0, earlier}); !done) return done;
    ++edit.undo().changed;
    ++edit.undo().exchanged;
    return {};
}

tl::unexpected<Error> failWithoutName() { return fail(translatable("Engine", "A collection needs a name.")); }

}  // namespace

Result<LibraryUndo> deleteGames(LibraryConnection& connection, std::span<const std::int64_t> games) {
    return asOne(connection, [&](Edit& edit) { return deleteIn(edit, games); });
}

Result<LibraryUndo> putBackGames(LibraryConnection& connection, std::span<const std::int64_t> games) {
    return asOne(connection, [&](Edit& edit) -> Result<void> {
        Games others;
        for (const std::int64_t game : games) {
            const auto present = presentOf(connection, game);
            if (!present) return tl::unexpected(present.error());
            if (*present == 0)
                others.push_back(game);
            else if (auto done = exchange(connection, edit, game, *present); !done)
                return done;
        }
        for (const StoredState state : {StoredState::Replaced, StoredState::Deleted})
            if (auto done = edit.forGames(kSetState, stateValues(StoredState::Kept, state), others, kSetState,
                                          stateValues(state, StoredState::Kept));
                !done)
                return done;
        return {};
    });
}

Result<LibraryUndo> makeCollection(LibraryConnection& connection, const QString& name) {
    if (name.trimmed().isEmpty()) return failWithoutName();
    return asOne(connection, [&](Edit& edit) -> Result<void> {
        const auto id = addCollection(connection, CollectionKind::Own, name.trimmed());
        if (!id) return tl::unexpected(id.error());
        edit.undo().collection = *id;
        edit.undo().steps.push_back({kForgetCollection, {qlonglong{*id}}, {}, false});
        // Another window may have added games; the number may be reused.
        edit.undo().steps.push_back({kForgetMembers, {qlonglong{*id}}, {}, false});
        return {};
    });
}

Result<LibraryUndo> renameCollection(LibraryConnection& connection, std::int64_t collection,
                                     const QString& name) {
    if (name.trimmed().isEmpty()) return failWithoutName();
    return asOne(connection, [&](Edit& edit) -> Result<void> {
        const auto row = rowOf(connection, collection);
        if (!row) return tl::unexpected(row.error());
        const QString sql = QStringLiteral("UPDATE collections SET name = ? WHERE id = ?");
        return edit.once(sql, {name.trimmed(), qlonglong{collection}}, sql,
                         {row->at(1), qlonglong{collection}});
    });
}

Result<LibraryUndo> addToCollection(LibraryConnection& connection, std::int64_t collection,
                                    std::span<const std::int64_t> games) {
    const QVariantList values{qlonglong{collection}};
    return asOne(connection,
                 [&](Edit& edit) { return edit.forGames(kAddMember, values, games, kRemoveMember, values); });
}

Result<LibraryUndo> removeFromCollection(LibraryConnection& connection, std::int64_t collection,
                                         std::span<const std::int64_t> games) {
    const QVariantList values{qlonglong{collection}};
    return asOne(connection,
                 [&](Edit& edit) { return edit.forGames(kRemoveMember, values, games, kAddMember, values); });
}

Result<LibraryUndo> deleteCollection(LibraryConnection& connection, std::int64_t collection) {
    return asOne(connection, [&](Edit& edit) -> Result<void> {
        const auto row = rowOf(connection, collection);
        if (!row) return tl::unexpected(row.error());
        const QVariantList id{qlonglong{collection}};
        if (isLent(kindOf(*row))) {
            const auto members = membersOf(connection, collection);
            if (!members) return tl::unexpected(members.error());
            if (auto done = edit.forGames(kRemoveMember, id, *members, kAddMember, id); !done) return done;
            return forget(edit, *row);
        }
        // Without games it is not listed; deleted games can still be restored.
        const auto games = gamesOf(connection, collection);
        return games ? deleteIn(edit, *games) : tl::unexpected(games.error());
    });
}

Result<LibraryUndo> mergeCollections(LibraryConnection& connection, std::int64_t from, std::int64_t into) {
    return asOne(connection, [&](Edit& edit) -> Result<void> {
        const auto row = rowOf(connection, from);
        const auto other = row ? rowOf(connection, into) : row;
        if (!other) return tl::unexpected(other.error());
        if (from == into) return {};
        const CollectionKind kind = kindOf(*row);
        const bool isLending = isLent(kind);
        const auto games = isLending ? membersOf(connection, from) : gamesOf(connection, from);
        if (!games) return tl::unexpected(games.error());
        const QVariantList fromId{qlonglong{from}};
        const QVariantList intoId{qlonglong{into}};
        if (isLent(kindOf(*other))) {
            if (auto done = edit.forGames(kAddMember, intoId, *games, kRemoveMember, intoId); !done)
                return done;
            if (!isLending) return {};
        } else if (kind != CollectionKind::File) {
            return fail(translatable("Engine", "Only games of files can become games of another file."));
        } else if (auto done = edit.forGames(kMove, intoId, *games, kMove, fromId); !done) {
            return done;
        }
        if (isLending)
            if (auto done = edit.forGames(kRemoveMember, fromId, *games, kAddMember, fromId); !done)
                return done;
        edit.undo().changed = static_cast<std::int64_t>(games->size());
        return kind == CollectionKind::Favourites ? Result<void>() : forget(edit, *row);
    });
}

Result<std::int64_t> throwAwayDeleted(LibraryConnection& connection, std::int64_t beforeS) {
    const auto games = connection.numbers(
        QStringLiteral("SELECT id FROM games WHERE state > 0 AND changed_s < ? AND text_size > 0"),
        {qlonglong{beforeS}});
    if (!games || games->empty()) return games ? Result<std::int64_t>(0) : tl::unexpected(games.error());
    const auto done = asOne(connection, [&](Edit& edit) -> Result<void> {
        for (const char* sql : {"DELETE FROM comments WHERE rowid = ?", "DELETE FROM members WHERE game = ?",
                                "DELETE FROM played WHERE game = ?",
                                "UPDATE games SET moves = x'', text_size = 0 WHERE id = ?"})
            if (auto each = edit.forGames(QLatin1String(sql), {}, *games, {}, {}); !each) return each;
        // A pack may contain texts of kept games.
        return connection.run(QStringLiteral(
            "DELETE FROM texts WHERE id IN (SELECT text FROM games WHERE state > 0 AND text_size = 0) "
            "AND id NOT IN (SELECT text FROM games WHERE text_size > 0)"));
    });
    if (!done) return tl::unexpected(done.error());
    return static_cast<std::int64_t>(games->size());
}

/// Games deleted before the last purge minus the days would have been purged then: their time is wrong, as is
/// one in the future.
Result<std::int64_t> throwAwayLongDeleted(LibraryConnection& connection, std::int64_t nowS) {
    constexpr std::int64_t kKeptS = std::int64_t{kDeletedDays} * 86'400;
    const auto last = connection.value(QStringLiteral("SELECT ifnull(max(looked_s), 0) FROM cleaning"));
    if (!last) return tl::unexpected(last.error());
    const std::int64_t lastS = last->toLongLong();
    const bool hasJumped = nowS < lastS || nowS > lastS + kKeptS;
    auto done =
        connection.run(QStringLiteral("UPDATE games SET changed_s = ? WHERE state > 0 AND text_size > 0 "
                                      "AND (? OR changed_s NOT BETWEEN ? AND ?)"),
                       {qlonglong{nowS}, hasJumped, qlonglong{lastS - kKeptS}, qlonglong{nowS}});
    if (!done) return tl::unexpected(done.error());
    const auto thrownAway = throwAwayDeleted(connection, nowS - kKeptS);
    if (!thrownAway) return thrownAway;
    return connection.run(QStringLiteral("DELETE FROM cleaning"))
        .and_then([&] {
            return connection.run(QStringLiteral("INSERT INTO cleaning VALUES (?)"), {qlonglong{nowS}});
        })
        .map([&] { return *thrownAway; });
}

Result<void> undoEdit(LibraryConnection& connection, const LibraryUndo& undo) {
    auto transaction = LibraryTransaction::begin(connection);
    if (!transaction) return tl::unexpected(transaction.error());
    for (auto step = undo.steps.rbegin(); step != undo.steps.rend(); ++step) {
        auto query = connection.prepare(step->sql);
        if (!query) return tl::unexpected(query.error());
        if (!step->isForGames)
            if (auto done = connection.execute(*query, step->values); !done) return done;
        for (const std::int64_t game : step->games)
            if (auto done = connection.execute(*query, step->values + QVariantList{qlonglong{game}}); !done)
                return done;
    }
    return transaction->commit();
}

}  // namespace plyglass

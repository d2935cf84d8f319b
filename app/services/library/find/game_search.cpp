#include "app/services/library/find/game_search.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <iterator>

#include "app/services/library/find/pattern_search.h"
#include "app/services/library/find/position_index.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/folded_names.h"
#include "app/services/utf8_text.h"
#include "engine/knowledge/opening_nicknames.h"

namespace plyglass {

namespace {

/// Maximum number of games of a position search passed to SQLite; above it, results are filtered afterwards.
constexpr std::size_t kPickedGames = 20'000;

/// SQL conditions and the values of their placeholders.
struct Conditions {
    QStringList terms;
    QVariantList values;

    void add(const QString& term, const QVariantList& its = {}) {
        terms << term;
        values << its;
    }
};

/// LIKE pattern for names with this prefix, with or without accents.
QString beginningWith(const QString& text) {
    QString part = foldedName(text);
    for (const QChar special : {QChar('\\'), QChar('%'), QChar('_')})
        part.replace(special, QStringLiteral("\\") + special);
    return part + u'%';
}

/// LIKE pattern for names that contain this part.
QString containing(const QString& text) { return u'%' + beginningWith(text); }

QString nameIs(const char* column) {
    return QStringLiteral("g.%1 IN (SELECT id FROM names WHERE ifnull(folded, name) LIKE ? ESCAPE '\\')")
        .arg(QLatin1String(column));
}

bool isEcoCode(const QString& text) {
    return !text.isEmpty() && text.size() <= 3 && text[0] >= u'A' && text[0] <= u'E' &&
           std::all_of(text.begin() + 1, text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// FTS5 query: all words, quoted so that no character is an operator.
QString wordsToFind(const QString& text) {
    QStringList words;
    for (QString word : text.split(u' ', Qt::SkipEmptyParts))
        words << u'"' + word.replace(u'"', QStringLiteral("\"\"")) + u'"';
    return words.join(u' ');
}

void addEither(Conditions& conditions, const Conditions& either) {
    conditions.add('(' + either.terms.join(QStringLiteral(" OR ")) + ')', either.values);
}

/// Opening names, from the tables and common ones.
void addOpening(Conditions& conditions, const QString& text) {
    conditions.add(nameIs("opening"), {containing(text)});
    for (const std::string& part : openingsCalled(text.toStdString()))
        conditions.add(nameIs("opening"), {containing(QString::fromStdString(part))});
}

bool isYear(const QString& text) {
    return text.size() == 4 && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

/// This text in one of the fields of a game.
Conditions inAnyField(const QString& text) {
    Conditions either;
    for (const char* column : {"white", "black", "event", "site"})
        either.add(nameIs(column), {containing(text)});
    addOpening(either, text);
    if (isEcoCode(text)) either.add(QStringLiteral("g.eco LIKE ?"), {text + u'%'});
    if (isYear(text)) either.add(QStringLiteral("g.date / 10000 = ?"), {text.toInt()});
    return either;
}

/// The text as it is in one field, or each of its words in any: "fischer spassky 1972".
void addAnything(Conditions& conditions, const QString& text) {
    static const QRegularExpression kBetween(QStringLiteral("[\\s,]+"));
    const QStringList parts = text.split(kBetween, Qt::SkipEmptyParts);
    Conditions either = inAnyField(text);
    if (parts.size() > 1) {
        Conditions words;
        for (const QString& word : parts) addEither(words, inAnyField(word));
        either.add(words.terms.join(QStringLiteral(" AND ")), words.values);
    }
    addEither(conditions, either);
}

void addNames(Conditions& conditions, const GameFilter& filter) {
    if (!filter.player.isEmpty())
        conditions.add('(' + nameIs("white") + " OR " + nameIs("black") + ')',
                       {containing(filter.player), containing(filter.player)});
    if (!filter.anything.isEmpty()) addAnything(conditions, filter.anything);
    if (!filter.white.isEmpty()) conditions.add(nameIs("white"), {containing(filter.white)});
    if (!filter.black.isEmpty()) conditions.add(nameIs("black"), {containing(filter.black)});
    if (!filter.event.isEmpty())
        conditions.add('(' + nameIs("event") + " OR " + nameIs("site") + ')',
                       {containing(filter.event), containing(filter.event)});
    if (isEcoCode(filter.opening)) {
        conditions.add(QStringLiteral("g.eco LIKE ?"), {filter.opening + u'%'});
    } else if (!filter.opening.isEmpty()) {
        Conditions either;
        addOpening(either, filter.opening);
        addEither(conditions, either);
    }
}

void addNumbers(Conditions& conditions, const GameFilter& filter) {
    if (filter.result) conditions.add(QStringLiteral("g.result = ?"), {static_cast<int>(*filter.result)});
    if (filter.fromDate > 0) conditions.add(QStringLiteral("g.date >= ?"), {filter.fromDate});
    if (filter.untilDate > 0)
        conditions.add(QStringLiteral("g.date > 0 AND g.date <= ?"), {filter.untilDate});
    if (filter.minRating > 0)
        conditions.add(QStringLiteral("min(g.white_rating, g.black_rating) >= ?"), {filter.minRating});
    if (filter.minWhiteRating > 0)
        conditions.add(QStringLiteral("g.white_rating >= ?"), {filter.minWhiteRating});
    if (filter.minBlackRating > 0)
        conditions.add(QStringLiteral("g.black_rating >= ?"), {filter.minBlackRating});
    if (filter.minPlies > 0) conditions.add(QStringLiteral("g.plies >= ?"), {filter.minPlies});
    if (filter.maxPlies > 0) conditions.add(QStringLiteral("g.plies <= ?"), {filter.maxPlies});
    if (filter.collection > 0)
        conditions.add(QStringLiteral("(g.collection = ? OR g.id IN (SELECT game FROM members WHERE "
                                      "collection = ?))"),
                       {qlonglong{filter.collection}, qlonglong{filter.collection}});
    if (!filter.comment.trimmed().isEmpty())
        conditions.add(QStringLiteral("g.id IN (SELECT rowid FROM comments WHERE comments MATCH ?)"),
                       {wordsToFind(filter.comment)});
}

QString orderTerm(GameOrder order, Qt::SortOrder direction) {
    const auto byName = [](const char* column) {
        return QStringLiteral("(SELECT ifnull(folded, name) FROM names WHERE id = g.%1) COLLATE NOCASE")
            .arg(QLatin1String(column));
    };
    const auto term = [&]() -> QString {
        switch (order) {
            case GameOrder::Date:
                return QStringLiteral("g.date");
            case GameOrder::White:
                return byName("white");
            case GameOrder::Black:
                return byName("black");
            case GameOrder::Event:
                return byName("event");
            case GameOrder::Result:
                return QStringLiteral("g.result");
            case GameOrder::Opening:
                return QStringLiteral("g.eco");
            case GameOrder::Length:
                return QStringLiteral("g.plies");
            case GameOrder::Rating:
                return QStringLiteral("max(g.white_rating, g.black_rating)");
            case GameOrder::Given:
            case GameOrder::Added:
                break;
        }
        return QStringLiteral("g.id");
    }();
    const QString directed = term + (direction == Qt::DescendingOrder ? " DESC" : "");
    return order == GameOrder::Added || order == GameOrder::Given ? directed : directed + ", g.id";
}

/// Puts games into a temporary table of this connection, to restrict a search.
Result<void> pick(LibraryConnection& connection, const std::vector<std::int64_t>& ids) {
    for (const char* sql :
         {"CREATE TEMP TABLE IF NOT EXISTS picked (id INTEGER PRIMARY KEY)", "DELETE FROM temp.picked"})
        if (auto done = connection.run(QString::fromLatin1(sql)); !done) return done;
    auto insert = connection.prepare(QStringLiteral("INSERT OR IGNORE INTO temp.picked (id) VALUES (?)"));
    if (!insert) return tl::unexpected(insert.error());
    for (const std::int64_t id : ids)
        if (auto done = connection.execute(*insert, {qlonglong{id}}); !done) return done;
    return {};
}

/// Games that a filter with a position or selected games is restricted to.
Result<std::vector<std::int64_t>> candidates(LibraryConnection& connection, const GameFilter& filter) {
    if (!filter.position) return *filter.only;
    auto found = gamesWithPosition(connection, *filter.position);
    if (!found || !filter.only) return found;
    GameSet chosen;
    for (const std::int64_t id : *filter.only) chosen.add(id);
    std::erase_if(*found, [&chosen](std::int64_t id) { return !chosen.contains(id); });
    return found;
}

std::vector<std::int64_t> inOrderOf(const std::vector<std::int64_t>& given,
                                    const std::vector<std::int64_t>& found) {
    const GameSet kept(found);
    std::vector<std::int64_t> ordered;
    std::copy_if(given.begin(), given.end(), std::back_inserter(ordered),
                 [&kept](std::int64_t id) { return kept.contains(id); });
    return ordered;
}

/// Games that match everything except the pattern.
Result<std::vector<std::int64_t>> findByTables(LibraryConnection& connection, const GameFilter& filter,
                                               const GameSorting& sorting) {
    Conditions conditions;
    addNames(conditions, filter);
    addNumbers(conditions, filter);
    std::optional<GameSet> among;
    if (filter.position || filter.only) {
        auto found = candidates(connection, filter);
        if (!found) return found;
        const bool isAll = conditions.terms.isEmpty() && sorting.order == GameOrder::Added && !filter.only &&
                           !filter.deleted;
        if (isAll && sorting.direction == Qt::DescendingOrder) std::reverse(found->begin(), found->end());
        if (isAll) return found;
        if (found->size() <= kPickedGames) {
            if (auto done = pick(connection, *found); !done) return tl::unexpected(done.error());
            conditions.add(QStringLiteral("g.id IN (SELECT id FROM temp.picked)"));
        } else {
            among.emplace();
            for (const std::int64_t id : *found) among->add(id);
        }
    }
    conditions.add(filter.deleted ? QStringLiteral("g.state > 0 AND g.text_size > 0")
                                  : QStringLiteral("g.state = 0"));
    auto ids = connection.numbers(
        QStringLiteral("SELECT g.id FROM games g WHERE %1 ORDER BY %2")
            .arg(conditions.terms.join(QStringLiteral(" AND ")), orderTerm(sorting.order, sorting.direction)),
        conditions.values);
    if (ids && among) std::erase_if(*ids, [&among](std::int64_t id) { return !among->contains(id); });
    if (ids && sorting.order == GameOrder::Given && filter.only) return inOrderOf(*filter.only, *ids);
    return ids;
}

GameRow rowOf(const QSqlQuery& query) {
    GameRow row;
    row.id = query.value(0).toLongLong();
    row.white = shownTag(query.value(1).toString());
    row.black = shownTag(query.value(2).toString());
    row.event = shownTag(query.value(3).toString());
    row.site = shownTag(query.value(4).toString());
    row.opening = shownTag(query.value(5).toString());
    row.round = shownTag(query.value(6).toString());
    row.eco = shownTag(query.value(7).toString());
    row.result = static_cast<GameResult>(query.value(8).toInt());
    row.date = query.value(9).toInt();
    row.whiteRating = query.value(10).toInt();
    row.blackRating = query.value(11).toInt();
    row.plies = query.value(12).toInt();
    row.isFavourite = query.value(13).toBool();
    row.isPlayedHere = query.value(14).toBool();
    row.left = {static_cast<StoredState>(query.value(15).toInt()), query.value(16).toLongLong()};
    row.changedS = query.value(17).toLongLong();
    return row;
}

}  // namespace

bool GameFilter::isEmpty() const {
    Conditions conditions;
    addNames(conditions, *this);
    addNumbers(conditions, *this);
    return conditions.terms.isEmpty() && !position && !pattern && !deleted && !only;
}

Result<std::vector<std::int64_t>> findGames(LibraryConnection& connection, const GameFilter& filter,
                                            const GameSorting& sorting, const JobContext& context) {
    auto ids = findByTables(connection, filter, sorting);
    if (!ids || !filter.pattern) return ids;
    return gamesWithPattern(connection, *ids, *filter.pattern, context);
}

Result<std::vector<GameRow>> gameRows(LibraryConnection& connection, std::span<const std::int64_t> ids) {
    auto query = connection.prepare(QStringLiteral(
        "SELECT g.id, w.name, b.name, e.name, s.name, o.name, g.round, g.eco, g.result, g.date, "
        "g.white_rating, g.black_rating, g.plies, "
        "EXISTS (SELECT 1 FROM members m JOIN collections c ON c.id = m.collection "
        "WHERE m.game = g.id AND c.kind = ?), "
        "EXISTS (SELECT 1 FROM played p WHERE p.game = g.id), g.state, g.left_s, g.changed_s FROM games g "
        "JOIN names w ON w.id = g.white JOIN names b ON b.id = g.black JOIN names e ON e.id = g.event "
        "JOIN names s ON s.id = g.site JOIN names o ON o.id = g.opening WHERE g.id = ?"));
    if (!query) return tl::unexpected(query.error());
    std::vector<GameRow> rows;
    for (const std::int64_t id : ids) {
        auto done = connection.execute(*query, {static_cast<int>(CollectionKind::Favourites), qlonglong{id}});
        if (!done) return tl::unexpected(done.error());
        rows.push_back(query->next() ? rowOf(*query) : GameRow{});
        query->finish();
    }
    return rows;
}

Result<QStringList> namesBeginningWith(LibraryConnection& connection, const QString& beginning) {
    auto query =
        connection.query(QStringLiteral("SELECT name FROM names WHERE ifnull(folded, name) LIKE ? ESCAPE "
                                        "'\\' AND name <> '?' ORDER BY name LIMIT 8"),
                         {beginningWith(beginning)});
    if (!query) return tl::unexpected(query.error());
    QStringList names;
    while (query->next()) names += query->value(0).toString();
    return names;
}

}  // namespace plyglass

// Candidates have the same last position and length. Names, dates and moves are compared; texts are read only
// for the few equal games.
#include "app/services/library/find/duplicates.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <unordered_map>

#include "app/services/library/find/fuller_game.h"
#include "app/services/library/store/folded_names.h"
#include "app/services/library/store/stored_game.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

struct Candidate {
    std::int64_t id = 0;
    std::int64_t endKey = 0;
    std::int64_t white = 0;
    std::int64_t black = 0;
    int plies = 0;
    int date = 0;
    int textSize = 0;
    bool hasSeed = false;  ///< played here; seeds are unique

    auto place() const { return std::tuple(endKey, plies, -textSize, id); }
    bool endsLike(const Candidate& other) const { return endKey == other.endKey && plies == other.plies; }
};

Result<std::vector<Candidate>> readCandidates(LibraryConnection& connection, const QString& players) {
    const QString ofPlayers =
        players.isEmpty() ? QString() : QStringLiteral(" AND (white IN (%1) OR black IN (%1))").arg(players);
    auto query = connection.query(QStringLiteral("SELECT id, end_key, white, black, plies, date, text_size, "
                                                 "seed IS NOT NULL FROM games LEFT JOIN played ON game = id "
                                                 "WHERE state = 0 AND plies > 0") +
                                  ofPlayers);
    if (!query) return tl::unexpected(query.error());
    std::vector<Candidate> candidates;
    while (query->next())
        candidates.push_back({.id = query->value(0).toLongLong(),
                              .endKey = query->value(1).toLongLong(),
                              .white = query->value(2).toLongLong(),
                              .black = query->value(3).toLongLong(),
                              .plies = query->value(4).toInt(),
                              .date = query->value(5).toInt(),
                              .textSize = query->value(6).toInt(),
                              .hasSeed = query->value(7).toBool()});
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate& a, const Candidate& b) { return a.place() < b.place(); });
    return candidates;
}

/// "Réti, R." gives "reti" and "r".
QStringList wordsOf(const QString& name) {
    static const QRegularExpression kBetween(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return foldedName(name).split(kBetween, Qt::SkipEmptyParts);
}

bool isInitialOf(const QString& initial, const QString& word) {
    return initial.size() == 1 && initial.front().isLetter() && word.startsWith(initial);
}

/// Whether both can be names of one person: each word of the shorter one is in the other, at least one in
/// full. False for unknown players.
bool canBeOne(QStringList one, QStringList other) {
    if (one.isEmpty() || other.isEmpty()) return one.isEmpty() && other.isEmpty();
    if (one.size() > other.size()) one.swap(other);
    const auto strike = [&](auto isSame) {
        one.removeIf([&](const QString& word) {
            const auto same = std::find_if(other.begin(), other.end(),
                                           [&](const QString& second) { return isSame(word, second); });
            return same != other.end() && (other.erase(same), true);
        });
    };
    const qsizetype words = one.size();
    strike(std::equal_to<QString>());
    if (one.size() == words) return false;
    strike([](const QString& a, const QString& b) { return isInitialOf(a, b) || isInitialOf(b, a); });
    return one.isEmpty();
}

/// Whether every word of the other name of the same person is in the name, in full if it is there.
bool saysName(const QStringList& name, const QStringList& other) {
    return std::all_of(other.begin(), other.end(), [&name](const QString& word) {
        return std::any_of(name.begin(), name.end(),
                           [&word](const QString& own) { return own == word || isInitialOf(word, own); });
    });
}

/// Whether year, month and day agree where both are known.
bool datesAgree(int a, int b) {
    const auto agree = [](int x, int y) { return x == y || x == 0 || y == 0; };
    return agree(a / 10'000, b / 10'000) && agree(a / 100 % 100, b / 100 % 100) && agree(a % 100, b % 100);
}

/// Compares games with the same end.
class Comparer {
  public:
    explicit Comparer(LibraryConnection& connection) : m_connection(connection), m_texts(connection) {}

    Result<bool> areSame(const Candidate& a, const Candidate& b) {
        if (!datesAgree(a.date, b.date) || (a.hasSeed && b.hasSeed)) return false;
        for (const auto& [x, y] : {std::pair(a.white, b.white), std::pair(a.black, b.black)}) {
            const auto one = nameOf(x);
            const auto other = one ? nameOf(y) : one;
            if (!other) return tl::unexpected(other.error());
            if (!canBeOne(*one, *other)) return false;
        }
        const auto moves = movesOf(a.id);
        const auto others = moves ? movesOf(b.id) : moves;
        if (!others) return tl::unexpected(others.error());
        return *moves == *others;
    }

    Result<bool> isOneOf(std::span<const Candidate> group, const Candidate& game) {
        for (const Candidate& other : group)
            if (const auto same = areSame(game, other); !same || !*same) return same;
        return true;
    }

    /// Whether `game` contains all information of `other`, the same game.
    Result<bool> isFuller(const Candidate& game, const Candidate& other) {
        for (const auto& [x, y] : {std::pair(game.white, other.white), std::pair(game.black, other.black)})
            if (!saysName(m_names[x], m_names[y])) return false;
        const auto one = gameOf(game.id);
        const auto two = one ? gameOf(other.id) : one;
        if (!two) return tl::unexpected(two.error());
        return *one && *two && saysAllOf(**one, **two);
    }

    void forgetGames() { m_games.clear(); }

  private:
    Result<QStringList> nameOf(std::int64_t id) {
        if (const auto known = m_names.find(id); known != m_names.end()) return known->second;
        const auto name =
            m_connection.value(QStringLiteral("SELECT name FROM names WHERE id = ?"), {qlonglong{id}});
        if (!name) return tl::unexpected(name.error());
        return m_names.emplace(id, wordsOf(name->toString())).first->second;
    }
    /// Includes the start position, since equal moves from another one are a different game.
    Result<QByteArray> movesOf(std::int64_t id) {
        const auto moves = m_connection.value(
            QStringLiteral("SELECT CAST(ifnull(start, '') AS BLOB) || moves FROM games WHERE id = ?"),
            {qlonglong{id}});
        if (!moves) return tl::unexpected(moves.error());
        return moves->toByteArray();
    }
    /// Null if no game can be read there.
    Result<const Game*> gameOf(std::int64_t id) {
        auto known = m_games.find(id);
        if (known == m_games.end()) {
            const auto text = m_texts.text(id);
            if (!text) return tl::unexpected(text.error());
            auto read = salvagePgn(*text);
            known = m_games.emplace(id, read ? std::optional(std::move(read->game)) : std::nullopt).first;
        }
        return known->second ? &*known->second : nullptr;
    }

    LibraryConnection& m_connection;
    TextReader m_texts;
    std::unordered_map<std::int64_t, QStringList> m_names;
    std::unordered_map<std::int64_t, std::optional<Game>> m_games;
};

void note(std::span<const Candidate> group, Duplicates& found) {
    if (group.size() < 2) return;
    for (const Candidate& game : group) found.games.push_back(game.id);
    for (const Candidate& game : group.subspan(1)) found.surplus.push_back(game.id);
}

/// Groups games with the same end: each joins the first group whose games are all equal to it.
Result<void> addSameGames(Comparer& comparer, std::span<const Candidate> alike, Duplicates& found) {
    std::vector<std::vector<Candidate>> groups;
    for (const Candidate& game : alike) {
        std::vector<Candidate>* home = nullptr;
        for (auto group = groups.begin(); group != groups.end() && !home; ++group) {
            const auto fits = comparer.isOneOf(*group, game);
            if (!fits) return tl::unexpected(fits.error());
            if (*fits) home = &*group;
        }
        (home ? *home : groups.emplace_back()).push_back(game);
    }
    for (const auto& group : groups) note(group, found);
    return {};
}

/// For each game, the games that make it redundant; of two equivalent ones, the first.
Result<std::vector<std::vector<std::size_t>>> fullerOnes(Comparer& comparer,
                                                         std::span<const Candidate> alike) {
    std::vector<std::vector<std::size_t>> fuller(alike.size());
    for (std::size_t a = 0; a < alike.size(); ++a)
        for (std::size_t b = a + 1; b < alike.size(); ++b) {
            const auto same = comparer.areSame(alike[a], alike[b]);
            if (!same) return tl::unexpected(same.error());
            if (!*same) continue;
            const auto first = comparer.isFuller(alike[a], alike[b]);
            const auto second = first && !*first ? comparer.isFuller(alike[b], alike[a]) : first;
            if (!second) return tl::unexpected(second.error());
            if (*first)
                fuller[b].push_back(a);
            else if (*second)
                fuller[a].push_back(b);
        }
    return fuller;
}

/// Each redundant game joins the first game that makes it so and stays itself; each group has at most one
/// game played here.
Result<void> addSurplus(Comparer& comparer, std::span<const Candidate> alike, Duplicates& found) {
    const auto fuller = fullerOnes(comparer, alike);
    if (!fuller) return tl::unexpected(fuller.error());
    std::map<std::size_t, std::vector<Candidate>> groups;
    for (std::size_t i = 0; i < alike.size(); ++i)
        for (const std::size_t kept : (*fuller)[i]) {
            if (!(*fuller)[kept].empty()) continue;
            auto& group = groups[kept];
            if (group.empty()) group.push_back(alike[kept]);
            const auto isSeeded = [](const Candidate& game) { return game.hasSeed; };
            if (alike[i].hasSeed && std::any_of(group.begin(), group.end(), isSeeded)) continue;
            group.push_back(alike[i]);
            break;
        }
    for (const auto& [kept, group] : groups) note(group, found);
    return {};
}

/// Calls `add`, one of the two above, with the games of each end.
template <class Add>
Result<Duplicates> findGroups(LibraryConnection& connection, const QString& players, Add add) {
    const auto candidates = readCandidates(connection, players);
    if (!candidates) return tl::unexpected(candidates.error());
    Comparer comparer(connection);
    Duplicates found;
    for (auto first = candidates->begin(); first != candidates->end();) {
        const auto last = std::find_if(first, candidates->end(),
                                       [&](const Candidate& other) { return !other.endsLike(*first); });
        if (last - first > 1)
            if (auto done = add(comparer, {first, last}, found); !done) return tl::unexpected(done.error());
        comparer.forgetGames();
        first = last;
    }
    return found;
}

}  // namespace

Result<Duplicates> findSameGames(LibraryConnection& connection, const QString& players) {
    return findGroups(connection, players, addSameGames);
}

Result<Duplicates> findDuplicates(LibraryConnection& connection) {
    return findGroups(connection, {}, addSurplus);
}

}  // namespace plyglass

// Games with the same last position and length are candidates; these few are compared in full.
#include "app/services/library/duplicates.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <span>
#include <tuple>
#include <unordered_map>

#include "app/services/library/folded_names.h"

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
    bool hasSeed = false;  ///< it was played here, and no two have the same seed

    auto place() const { return std::tuple(endKey, plies, -textSize, id); }
    bool endsLike(const Candidate& other) const { return endKey == other.endKey && plies == other.plies; }
};

Result<std::vector<Candidate>> readCandidates(LibraryConnection& connection, const QString& players) {
    const QString ofPlayers =
        players.isEmpty() ? QString() : QStringLiteral(" AND (white IN (%1) OR black IN (%1))").arg(players);
    auto query =
        connection.prepare(QStringLiteral("SELECT id, end_key, white, black, plies, date, text_size, "
                                          "seed IS NOT NULL FROM games LEFT JOIN played ON game = id "
                                          "WHERE state = 0 AND plies > 0") +
                           ofPlayers);
    if (!query) return tl::unexpected(query.error());
    if (auto done = connection.execute(*query); !done) return tl::unexpected(done.error());
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

/// Whether both can be names of one person: each word of the shorter one stands in the other one, one of them
/// in full. Of an unknown player nothing is told.
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

/// Year, month and day that both dates know must be the same.
bool datesAgree(int a, int b) {
    const auto agree = [](int x, int y) { return x == y || x == 0 || y == 0; };
    return agree(a / 10'000, b / 10'000) && agree(a / 100 % 100, b / 100 % 100) && agree(a % 100, b % 100);
}

class Comparer {
  public:
    explicit Comparer(LibraryConnection& connection) : m_connection(connection) {}

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

  private:
    Result<QStringList> nameOf(std::int64_t id) {
        if (const auto known = m_names.find(id); known != m_names.end()) return known->second;
        const auto name =
            m_connection.value(QStringLiteral("SELECT name FROM names WHERE id = ?"), {qlonglong{id}});
        if (!name) return tl::unexpected(name.error());
        return m_names.emplace(id, wordsOf(name->toString())).first->second;
    }
    /// With the start position, since the same moves from another one are another game.
    Result<QByteArray> movesOf(std::int64_t id) {
        const auto moves = m_connection.value(
            QStringLiteral("SELECT CAST(ifnull(start, '') AS BLOB) || moves FROM games WHERE id = ?"),
            {qlonglong{id}});
        if (!moves) return tl::unexpected(moves.error());
        return moves->toByteArray();
    }

    LibraryConnection& m_connection;
    std::unordered_map<std::int64_t, QStringList> m_names;
};

/// Groups games that have the same end: each joins the first group in which every game is the same as it.
Result<void> addGroups(Comparer& comparer, std::span<const Candidate> alike, Duplicates& found) {
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
    for (const auto& group : groups)
        for (std::size_t i = 0; group.size() > 1 && i < group.size(); ++i) {
            found.games.push_back(group[i].id);
            if (i > 0) found.surplus.push_back(group[i].id);
        }
    return {};
}

}  // namespace

Result<Duplicates> findDuplicates(LibraryConnection& connection, const QString& players) {
    const auto candidates = readCandidates(connection, players);
    if (!candidates) return tl::unexpected(candidates.error());
    Comparer comparer(connection);
    Duplicates found;
    for (auto first = candidates->begin(); first != candidates->end();) {
        const auto last = std::find_if(first, candidates->end(),
                                       [&](const Candidate& other) { return !other.endsLike(*first); });
        if (last - first > 1)
            if (auto done = addGroups(comparer, {first, last}, found); !done)
                return tl::unexpected(done.error());
        first = last;
    }
    return found;
}

}  // namespace plyglass

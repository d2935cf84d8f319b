// Games with the same last position and length are candidates; these few are compared in full.
#include "app/services/library/duplicates.h"

#include <QString>
#include <algorithm>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>

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

    auto place() const { return std::tuple(endKey, plies, -textSize, id); }
    bool endsLike(const Candidate& other) const { return endKey == other.endKey && plies == other.plies; }
};

Result<std::vector<Candidate>> readCandidates(LibraryConnection& connection) {
    auto query =
        connection.prepare(QStringLiteral("SELECT id, end_key, white, black, plies, date, text_size "
                                          "FROM games WHERE state = 0 AND plies > 0"));
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
                              .textSize = query->value(6).toInt()});
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate& a, const Candidate& b) { return a.place() < b.place(); });
    return candidates;
}

/// "Réti, Richard" and "Richard Reti" give "reti".
QString lastName(const QString& name) {
    QString plain;
    for (const QChar letter : name.normalized(QString::NormalizationForm_D))
        if (letter.isLetter() || letter.isSpace() || letter == u',') plain += letter.toCaseFolded();
    return plain.contains(u',') ? plain.section(u',', 0, 0).trimmed()
                                : plain.simplified().section(u' ', -1, -1);
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
        if (!datesAgree(a.date, b.date)) return false;
        for (const auto& [x, y] : {std::pair(a.white, b.white), std::pair(a.black, b.black)}) {
            const auto one = nameOf(x);
            const auto other = one ? nameOf(y) : one;
            if (!other) return tl::unexpected(other.error());
            if (*one != *other && !one->isEmpty() && !other->isEmpty()) return false;
        }
        const auto moves = movesOf(a.id);
        const auto others = moves ? movesOf(b.id) : moves;
        if (!others) return tl::unexpected(others.error());
        return *moves == *others;
    }

  private:
    Result<QString> nameOf(std::int64_t id) {
        if (const auto known = m_names.find(id); known != m_names.end()) return known->second;
        const auto name =
            m_connection.value(QStringLiteral("SELECT name FROM names WHERE id = ?"), {qlonglong{id}});
        if (!name) return tl::unexpected(name.error());
        return m_names.emplace(id, lastName(name->toString())).first->second;
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
    std::unordered_map<std::int64_t, QString> m_names;
};

/// Of games that end alike: each that has not found its group yet gathers its own.
Result<void> addGroups(Comparer& comparer, std::span<const Candidate> alike, Duplicates& found) {
    std::vector<bool> isPlaced(alike.size());
    for (std::size_t i = 0; i < alike.size(); ++i) {
        bool hasOthers = false;
        for (std::size_t j = i + 1; !isPlaced[i] && j < alike.size(); ++j) {
            if (isPlaced[j]) continue;
            const auto same = comparer.areSame(alike[i], alike[j]);
            if (!same) return tl::unexpected(same.error());
            if (!*same) continue;
            if (!std::exchange(hasOthers, true)) found.games.push_back(alike[i].id);
            isPlaced[j] = true;
            found.games.push_back(alike[j].id);
            found.surplus.push_back(alike[j].id);
        }
    }
    return {};
}

}  // namespace

Result<Duplicates> findDuplicates(LibraryConnection& connection) {
    const auto candidates = readCandidates(connection);
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

// Reading the moves takes longer than matching, so the threads share the reading.
#include "app/services/library/find/pattern_search.h"

#include <QThread>
#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <span>

#include "app/services/library/find/position_index.h"
#include "app/services/utf8_text.h"
#include "engine/base/parallel.h"

namespace plyglass {

namespace {

/// Games per block.
constexpr std::size_t kBlockGames = 2048;
/// More threads would only wait for the disk.
constexpr int kMaxPatternThreads = 8;
/// Maximum number of unwanted games read in sequence instead of a separate lookup.
constexpr std::int64_t kWidestGap = 8;

using Ids = std::span<const std::int64_t>;

/// State shared by the threads.
class Scan {
  public:
    /// Numbers in ascending order.
    Scan(Ids ids, const GamePattern& pattern, const JobContext& context)
        : m_ids(ids), m_matcher(pattern), m_context(context) {}

    const PatternMatcher& matcher() const { return m_matcher; }
    const GameReplay& usualStart() const { return m_usualStart; }

    /// The next games; empty when all are taken, or the search should end.
    Ids take() {
        if (m_context.stopRequested() || m_hasFailed) return {};
        const std::size_t first = m_next.fetch_add(kBlockGames);
        if (first >= m_ids.size()) return {};
        return m_ids.subspan(first, std::min(kBlockGames, m_ids.size() - first));
    }
    void finish(std::size_t games, const std::vector<std::int64_t>& found) {
        const std::lock_guard lock(m_mutex);
        m_done += games;
        for (const std::int64_t id : found) m_found.add(id);
        m_context.report({m_done, m_ids.size(), "games", {}});
    }
    void failWith(const Error& error) {
        const std::lock_guard lock(m_mutex);
        m_hasFailed = true;
        m_error = error;
    }

    // After the threads have ended
    const std::optional<Error>& error() const { return m_error; }
    const GameSet& found() const { return m_found; }

  private:
    const Ids m_ids;
    const PatternMatcher m_matcher;
    const JobContext& m_context;
    const GameReplay m_usualStart{Position::start()};
    std::atomic<std::size_t> m_next{0};
    std::atomic<bool> m_hasFailed{false};
    std::mutex m_mutex;  ///< guards the members below
    std::size_t m_done = 0;
    GameSet m_found;
    std::optional<Error> m_error;
};

/// The work of one thread.
class Scanner {
  public:
    Scanner(Scan& scan, LibraryConnection& connection) : m_scan(scan), m_connection(connection) {}

    Result<void> run() {
        auto query = m_connection.prepare(
            QStringLiteral("SELECT id, moves, start FROM games WHERE id BETWEEN ? AND ? ORDER BY id"));
        if (!query) return tl::unexpected(query.error());
        for (Ids games = m_scan.take(); !games.empty(); games = m_scan.take()) {
            m_found.clear();
            for (Ids left = games; !left.empty();) {
                const Ids stretch = firstStretch(left);
                if (auto done = look(*query, stretch); !done) return done;
                left = left.subspan(stretch.size());
            }
            m_scan.finish(games.size(), m_found);
        }
        return {};
    }

  private:
    /// Games with numbers close enough to be read in one query.
    static Ids firstStretch(Ids ids) {
        const auto gap = std::adjacent_find(
            ids.begin(), ids.end(), [](std::int64_t a, std::int64_t b) { return b - a > kWidestGap; });
        return gap == ids.end() ? ids : ids.first(static_cast<std::size_t>(gap - ids.begin()) + 1);
    }

    Result<void> look(QSqlQuery& query, Ids stretch) {
        if (auto done = m_connection.execute(query, {qlonglong{stretch.front()}, qlonglong{stretch.back()}});
            !done)
            return done;
        auto wanted = stretch.begin();
        while (query.next()) {
            const std::int64_t id = query.value(0).toLongLong();
            while (wanted != stretch.end() && *wanted < id) ++wanted;
            if (wanted == stretch.end()) break;
            if (*wanted == id && shows(query)) m_found.push_back(id);
        }
        query.finish();
        return {};
    }

    bool shows(const QSqlQuery& query) const {
        const QByteArray moves = query.value(1).toByteArray();
        const QVariant fen = query.value(2);
        if (fen.isNull()) return isIn(m_scan.usualStart(), moves);
        const auto start = Position::fromFen(fen.toString().toStdString());
        return start && isIn(GameReplay(*start), moves);
    }
    bool isIn(const GameReplay& start, const QByteArray& moves) const {
        return m_scan.matcher().firstIn(start, bytesOf(moves)).has_value();
    }

    Scan& m_scan;
    LibraryConnection& m_connection;
    std::vector<std::int64_t> m_found;
};

void scanWith(Scan& scan, LibraryConnection& connection) {
    if (const auto done = Scanner(scan, connection).run(); !done) scan.failWith(done.error());
}

void scanAlone(Scan& scan, const QString& file) {
    const auto connection = LibraryConnection::open(file);
    if (connection)
        scanWith(scan, **connection);
    else
        scan.failWith(connection.error());
}

}  // namespace

int patternThreads() { return std::clamp(QThread::idealThreadCount(), 1, kMaxPatternThreads); }

Result<std::vector<std::int64_t>> gamesWithPattern(LibraryConnection& connection,
                                                   const std::vector<std::int64_t>& ids,
                                                   const GamePattern& pattern, const JobContext& context) {
    std::vector<std::int64_t> sorted = ids;
    std::sort(sorted.begin(), sorted.end());
    Scan scan(sorted, pattern, context);
    const auto blocks = static_cast<int>((sorted.size() + kBlockGames - 1) / kBlockGames);
    onThreads(std::min(context.threads, blocks), [&](int thread) {
        if (thread == 0)
            scanWith(scan, connection);
        else
            scanAlone(scan, connection.file());
    });
    if (scan.error()) return tl::unexpected(*scan.error());
    std::vector<std::int64_t> found;
    std::copy_if(ids.begin(), ids.end(), std::back_inserter(found),
                 [&scan](std::int64_t id) { return scan.found().contains(id); });
    return found;
}

}  // namespace plyglass

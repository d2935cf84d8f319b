#include "app/services/library/position_index.h"

#include <algorithm>
#include <iterator>

#include "app/services/library/position_pages.h"
#include "app/services/library/stored_game.h"
#include "app/services/utf8_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

struct Run {
    std::int64_t id = 0;
    std::int64_t firstGame = 0;
    QByteArray facts;

    std::size_t games() const { return static_cast<std::size_t>(facts.size()) / GameFacts::kBytes; }
};

/// A game that the index does not know, or not as it is now.
struct LooseGame {
    std::int64_t id = 0;
    std::vector<std::uint64_t> keys;
    GameFacts facts;
};

/// The positions of a stored game. Moves that are not legal, as damage may bring about, end it.
std::vector<std::uint64_t> keysOf(Position position, const std::vector<Move>& moves) {
    std::vector<std::uint64_t> keys{position.key()};
    for (const Move move : moves) {
        if (!isLegal(position, move)) break;
        Undo undo;
        position.makeMove(move, undo);
        keys.push_back(position.key());
    }
    return keys;
}

class PositionIndex {
  public:
    static Result<PositionIndex> open(LibraryConnection& connection) {
        PositionIndex index(connection);
        for (const auto step : {&PositionIndex::readRuns, &PositionIndex::readLooseGames,
                                &PositionIndex::readHidden, &PositionIndex::preparePages})
            if (auto done = (index.*step)(); !done) return tl::unexpected(done.error());
        return index;
    }

    const std::vector<Run>& runs() const { return m_runs; }
    const std::vector<LooseGame>& looseGames() const { return m_loose; }
    /// Whether the index must not speak of the game: it was deleted or changed.
    bool isHidden(std::int64_t id) const { return m_hidden.contains(id); }

    /// The games of a run that came to the position, counted from the run's first, in their order.
    Result<std::vector<std::uint32_t>> gamesOf(const Run& run, std::uint64_t key) {
        std::vector<std::uint32_t> games;
        if (key == Position::start().key()) {
            const std::string_view facts = bytesOf(run.facts);
            for (std::uint32_t i = 0; i < run.games(); ++i)
                if (GameFacts::at(facts, i).isUsualStart) games.push_back(i);
            return games;
        }
        const std::uint64_t shortKey = Posting::shortKey(key);
        // The last page that begins before the key, and all that begin with it.
        if (auto done = readPages(*m_before,
                                  {qlonglong{pageId(run.id, 0, 0)}, qlonglong{pageId(run.id, shortKey, 0)}},
                                  shortKey, games);
            !done)
            return tl::unexpected(done.error());
        if (auto done = readPages(
                *m_same, {qlonglong{pageId(run.id, shortKey, 0)}, qlonglong{pageId(run.id, shortKey + 1, 0)}},
                shortKey, games);
            !done)
            return tl::unexpected(done.error());
        return games;
    }

  private:
    explicit PositionIndex(LibraryConnection& connection) : m_connection(&connection) {}

    template <class Take>
    Result<void> forEachRow(const char* sql, Take take) {
        auto query = m_connection->prepare(QString::fromLatin1(sql));
        if (!query) return tl::unexpected(query.error());
        if (auto done = m_connection->execute(*query); !done) return done;
        while (query->next()) take(*query);
        return {};
    }

    Result<void> readRuns() {
        return forEachRow("SELECT id, first_game, facts FROM position_runs ORDER BY first_game",
                          [this](const QSqlQuery& row) {
                              m_runs.push_back({row.value(0).toLongLong(), row.value(1).toLongLong(),
                                                row.value(2).toByteArray()});
                          });
    }

    /// The + keeps SQLite from looking through all kept games for the few that are not in the index.
    Result<void> readLooseGames() {
        return forEachRow(
            "SELECT id, start, moves, result, white_rating, black_rating, date FROM games "
            "WHERE is_indexed = 0 AND +state = 0 ORDER BY id",
            [this](const QSqlQuery& row) {
                const QVariant fen = row.value(1);
                const auto start = fen.isNull() ? Result<Position>(Position::start())
                                                : Position::fromFen(fen.toString().toStdString());
                if (!start) return;
                LibraryGame game;
                game.line.start = *start;
                game.line.result = static_cast<GameResult>(row.value(3).toInt());
                game.whiteRating = row.value(4).toInt();
                game.blackRating = row.value(5).toInt();
                game.date = row.value(6).toInt();
                m_loose.push_back({row.value(0).toLongLong(),
                                   keysOf(*start, movesOfBytes(row.value(2).toByteArray())),
                                   GameFacts::of(game)});
            });
    }

    Result<void> readHidden() {
        for (const char* sql :
             {"SELECT id FROM games WHERE is_indexed = 0", "SELECT id FROM games WHERE state = 2"})
            if (auto done = forEachRow(
                    sql, [this](const QSqlQuery& row) { m_hidden.add(row.value(0).toLongLong()); });
                !done)
                return done;
        return {};
    }

    Result<void> preparePages() {
        auto before = m_connection->prepare(QStringLiteral(
            "SELECT id, data FROM position_pages WHERE id >= ? AND id < ? ORDER BY id DESC LIMIT 1"));
        if (!before) return tl::unexpected(before.error());
        auto same = m_connection->prepare(
            QStringLiteral("SELECT id, data FROM position_pages WHERE id >= ? AND id < ? ORDER BY id"));
        if (!same) return tl::unexpected(same.error());
        m_before = std::move(*before);
        m_same = std::move(*same);
        return {};
    }

    Result<void> readPages(QSqlQuery& query, const QVariantList& range, std::uint64_t shortKey,
                           std::vector<std::uint32_t>& games) {
        if (auto done = m_connection->execute(query, range); !done) return done;
        while (query.next()) {
            const QByteArray data = query.value(1).toByteArray();
            gamesOnPage(bytesOf(data), firstKeyOf(query.value(0).toLongLong()), shortKey, games);
        }
        query.finish();
        return {};
    }

    LibraryConnection* m_connection;
    std::vector<Run> m_runs;
    std::vector<LooseGame> m_loose;
    GameSet m_hidden;
    std::optional<QSqlQuery> m_before;
    std::optional<QSqlQuery> m_same;
};

bool contains(const std::vector<std::uint64_t>& keys, std::uint64_t key) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

void addGame(TreeMove& move, const GameFacts& facts, Color mover) {
    ++move.games;
    move.whiteWins += facts.result == GameResult::WhiteWins;
    move.blackWins += facts.result == GameResult::BlackWins;
    move.draws += facts.result == GameResult::Draw;
    if (const int rating = mover == White ? facts.whiteRating : facts.blackRating; rating > 0) {
        ++move.ratedGames;
        move.ratingSum += static_cast<std::uint64_t>(rating);
    }
    if (facts.year == 0) return;
    if (move.firstYear == 0 || facts.year < move.firstYear) move.firstYear = facts.year;
    move.lastYear = std::max(move.lastYear, facts.year);
}

/// Counts the moves of one position, run by run.
class TreeCounter {
  public:
    TreeCounter(PositionIndex& index, const Position& position, const GameSet* selection)
        : m_index(index), m_position(position), m_selection(selection) {
        for (const Move move : legalMoves(position)) m_moves.push_back({.move = move});
    }

    Result<std::vector<TreeMove>> count() {
        for (const Run& run : m_index.runs())
            if (auto done = countRun(run); !done) return tl::unexpected(done.error());
        for (const LooseGame& game : m_index.looseGames()) countLoose(game);
        std::erase_if(m_moves, [](const TreeMove& move) { return move.games == 0; });
        std::stable_sort(m_moves.begin(), m_moves.end(),
                         [](const TreeMove& a, const TreeMove& b) { return a.games > b.games; });
        return std::move(m_moves);
    }

  private:
    bool isSelected(std::int64_t id) const { return m_selection == nullptr || m_selection->contains(id); }

    Result<void> countRun(const Run& run) {
        auto here = m_index.gamesOf(run, m_position.key());
        if (!here) return tl::unexpected(here.error());
        std::erase_if(*here, [&](std::uint32_t game) {
            const std::int64_t id = run.firstGame + game;
            return m_index.isHidden(id) || !isSelected(id);
        });
        if (here->empty()) return {};
        for (TreeMove& move : m_moves) {
            const auto there = m_index.gamesOf(run, m_position.after(move.move).key());
            if (!there) return tl::unexpected(there.error());
            std::vector<std::uint32_t> both;
            std::set_intersection(here->begin(), here->end(), there->begin(), there->end(),
                                  std::back_inserter(both));
            for (const std::uint32_t game : both)
                addGame(move, GameFacts::at(bytesOf(run.facts), game), m_position.sideToMove());
        }
        return {};
    }

    void countLoose(const LooseGame& game) {
        if (!isSelected(game.id) || !contains(game.keys, m_position.key())) return;
        for (TreeMove& move : m_moves)
            if (contains(game.keys, m_position.after(move.move).key()))
                addGame(move, game.facts, m_position.sideToMove());
    }

    PositionIndex& m_index;
    const Position& m_position;
    const GameSet* m_selection;
    std::vector<TreeMove> m_moves;
};

}  // namespace

Result<std::vector<std::int64_t>> gamesWithPosition(LibraryConnection& connection, const Position& position) {
    auto index = PositionIndex::open(connection);
    if (!index) return tl::unexpected(index.error());
    std::vector<std::int64_t> ids;
    for (const Run& run : index->runs()) {
        const auto games = index->gamesOf(run, position.key());
        if (!games) return tl::unexpected(games.error());
        for (const std::uint32_t game : *games)
            if (const std::int64_t id = run.firstGame + game; !index->isHidden(id)) ids.push_back(id);
    }
    for (const LooseGame& game : index->looseGames())
        if (contains(game.keys, position.key())) ids.push_back(game.id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

Result<std::vector<TreeMove>> openingTreeAt(LibraryConnection& connection, const Position& position,
                                            const GameSet* selection) {
    auto index = PositionIndex::open(connection);
    if (!index) return tl::unexpected(index.error());
    return TreeCounter(*index, position, selection).count();
}

}  // namespace plyglass

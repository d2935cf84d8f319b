// Games that reached a position: from the index, and by replay for the few games not yet indexed.
#pragma once

#include <QByteArray>
#include <QSqlQuery>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/services/library/store/game_facts.h"
#include "app/services/library/store/game_set.h"
#include "app/services/library/store/library_connection.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Games indexed together.
struct IndexedRun {
    std::int64_t id = 0;
    std::int64_t firstGame = 0;
    QByteArray facts;  ///< concatenated facts of its games

    std::size_t games() const { return static_cast<std::size_t>(facts.size()) / GameFacts::kBytes; }
};

/// A game not indexed in its present form.
struct LooseGame {
    std::int64_t id = 0;
    std::vector<std::uint64_t> keys;
    GameFacts facts;

    bool cameTo(std::uint64_t key) const;
};

/// The index at the time of opening. The connection must outlive it.
class PositionIndex {
  public:
    static Result<PositionIndex> open(LibraryConnection& connection);

    const std::vector<IndexedRun>& runs() const { return m_runs; }
    const std::vector<LooseGame>& looseGames() const { return m_loose; }
    /// Whether the index entry of the game is invalid: it was deleted or changed.
    bool isHidden(std::int64_t id) const { return m_hidden.contains(id); }
    /// Games of a run that reached the position, as ascending indices from the run's first.
    Result<std::vector<std::uint32_t>> gamesOf(const IndexedRun& run, std::uint64_t key);

  private:
    explicit PositionIndex(LibraryConnection& connection) : m_connection(&connection) {}
    template <class Take>
    Result<void> forEachRow(const char* sql, Take take);
    Result<void> readRuns();
    Result<void> readLooseGames();
    Result<void> readHidden();
    Result<void> preparePages();
    Result<void> readPages(QSqlQuery& query, const QVariantList& range, std::uint64_t shortKey,
                           std::vector<std::uint32_t>& games);

    LibraryConnection* m_connection;
    std::vector<IndexedRun> m_runs;
    std::vector<LooseGame> m_loose;
    GameSet m_hidden;
    std::optional<QSqlQuery> m_before;
    std::optional<QSqlQuery> m_same;
};

/// Numbers of the kept games whose main line reached this position, ascending.
Result<std::vector<std::int64_t>> gamesWithPosition(LibraryConnection& connection, const Position& position);

}  // namespace plyglass

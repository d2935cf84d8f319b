// Asynchronous interface to the library: all queries run on its own thread.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/services/library/find/game_search.h"
#include "app/services/library/find/opening_tree.h"
#include "app/services/library/played/own_names.h"
#include "app/services/library/played/own_sides.h"
#include "app/services/library/played/statistics.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_edits.h"
#include "app/services/library/store/library_reader.h"
#include "app/services/library/store/merged_games.h"
#include "app/services/library/transfer/library_transfers.h"
#include "engine/base/job_context.h"
#include "engine/chess/game.h"
#include "engine/knowledge/played_moves.h"

namespace plyglass {

/// A game read from its text.
struct ReadGame {
    std::int64_t id = 0;
    std::shared_ptr<Game> game;
    QString problem = {};           ///< names the place where reading stopped; empty if complete
    std::vector<int> turning = {};  ///< result of `turningMoves`
    const GameNode* hit = nullptr;  ///< result of `hitOf` for the last search
    GameRow row = {};
};

class GameLibrary : public QObject {
    Q_OBJECT
  public:
    /// `file` is created when first needed; its folder must exist.
    explicit GameLibrary(QString file, QObject* parent = nullptr);
    /// Stops all work and waits for it.
    ~GameLibrary() override;

    const QString& file() const { return m_reader.file(); }
    /// Import and export.
    LibraryTransfers& transfers() { return m_transfers; }

    /// `found` or `failed` follows, unless superseded by another search, which stops this one. Long searches
    /// emit `searchProgressed`.
    void find(const GameFilter& filter, GameOrder order, Qt::SortOrder direction);
    /// Reads the rows of these games, at rows `first` on in a list: `rowsRead` follows, without rows if many
    /// others have been requested since.
    void readRows(int first, std::vector<std::int64_t> ids);
    /// Reads the statistics of the user's games now and, until switched off as often as on, after changes:
    /// `statisticsRead` or `failed` follows, unless they are read again before.
    void followStatistics(bool on);
    /// Counts games under these names as the user's from now on; `changed` follows if the names differ.
    void setOwnNames(const OwnNames& names);
    const OwnNames& ownNames() const { return m_ownNames; }
    /// `gameRead` or `failed` follows, unless another game is requested before.
    void readGame(std::int64_t id);

    /// Finds at most eight names of players, events and sites with this prefix: `namesFound` or `failed`
    /// follows, unless superseded.
    void findNames(const QString& beginning);
    /// Counts the user's games from elsewhere: `elsewhereCounted` or `failed` follows.
    void countElsewhere();
    /// `collectionsRead` or `failed` follows.
    void readCollections();
    /// Until switched off as often as on, `changed` follows every write, also by other windows.
    void watch(bool on);

    /// Reopens the file for the next query, which reports whether that worked.
    void reopen() { m_reader.reopen(); }
    /// After `unreadable` because of damage: renames the damaged file, which is kept, and starts a new
    /// library. `startedNew` or `failed` follows. False, without effect, during an import.
    bool startNew();

    /// Changes the library; `then` is called with its undo, unless `failed` follows.
    using Change = std::function<Result<LibraryUndo>(LibraryConnection&)>;
    void edit(Change change, std::function<void(const LibraryUndo&)> then);
    /// Undoes a change.
    void undo(const LibraryUndo& undo);
    /// Merges these games into one tree, in order: `merged` or `failed` follows.
    void mergeGames(GameIds games);
    /// Finds duplicate games; `duplicatesFound` or `failed` follows.
    void findDuplicates();
    /// Opening tree of a position, over the games of the last search: `treeRead` or `failed` follows, unless
    /// superseded.
    void readTree(const Position& position);
    /// A function that reads the moves of these games over its own connection, for a thread of the caller;
    /// may outlive the library.
    std::function<Result<PlayedMoves>()> playedMoves(const GameIds& games, int maxPlies) const;

  signals:
    /// In list order; their rows are read when they become visible.
    void found(plyglass::GameIds games);
    /// At most ten times a second.
    void searchProgressed(const plyglass::JobProgress& progress);
    void statisticsRead(std::shared_ptr<const plyglass::OwnStatistics> statistics);
    void rowsRead(int first, const QList<plyglass::GameRow>& rows);
    void gameRead(const plyglass::ReadGame& read);
    void merged(const plyglass::MergedGames& merged);
    /// In groups of equal games; all but the first of each group are `surplus`.
    void duplicatesFound(plyglass::GameIds games, plyglass::GameIds surplus);
    void namesFound(const QStringList& names);
    void elsewhereCounted(int games);
    void collectionsRead(const QList<plyglass::Collection>& collections);
    void treeRead(std::shared_ptr<const plyglass::OpeningTree> tree);
    /// The games have changed.
    void changed();
    /// The games are unreadable, or the file is damaged. While watching, reading is retried, and `changed`
    /// follows if the file has been replaced.
    void unreadable(const plyglass::LibraryTrouble& trouble);
    /// The library is empty now. `aside` is the damaged one; empty if another window was faster.
    void startedNew(const QString& aside);
    /// One sentence: what, where, what to do.
    void failed(const QString& message);

  private:
    /// Whether the answer to a question is still wanted.
    using IsWanted = std::function<bool()>;
    /// Wanted until the next question of its kind; `kind` counts them.
    static IsWanted untilNext(std::atomic<quint64>& kind) {
        return [&kind, number = ++kind] { return number == kind; };
    }
    /// Reads on the reader's thread, and calls `tell` with what it has read on this one.
    template <class Read, class Tell>
    void ask(IsWanted isWanted, Read read, Tell tell);
    void lookForChanges();
    void readStatistics();
    void throwAwayOldOnes();
    JobContext searchContext(const IsWanted& isWanted);

    std::atomic<quint64> m_search{0};  ///< questions of each kind so far
    std::atomic<quint64> m_reading{0};
    std::atomic<quint64> m_counting{0};
    std::atomic<quint64> m_rows{0};
    std::atomic<quint64> m_tree{0};
    std::atomic<quint64> m_naming{0};
    std::stop_source m_searchStop;       ///< of the newest search
    bool m_hasThrownAway = false;        ///< old deleted games have been purged
    GameFilter m_filter;                 ///< used by the reader only: last search
    std::optional<GameSet> m_selection;  ///< used by the reader only: its games; empty: all
    OwnNames m_ownNames;
    OwnSides m_ownSides;  ///< used by the reader only
    QTimer m_watch;
    int m_watchers = 0;
    QTimer m_statisticsPause;  ///< while the library keeps changing
    int m_statisticsFollowers = 0;
    LibraryReader m_reader;  ///< ends before what its questions use
    LibraryTransfers m_transfers;
};

}  // namespace plyglass

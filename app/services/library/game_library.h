// The library for the window: every question is answered on a thread of the library's own, and the window
// never waits for a disk.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "app/services/job_service.h"
#include "app/services/library/collections.h"
#include "app/services/library/game_search.h"
#include "app/services/library/library_connection.h"
#include "app/services/library/library_edits.h"
#include "app/services/library/merged_games.h"
#include "app/services/library/opening_tree.h"
#include "app/services/library/own_names.h"
#include "app/services/library/own_sides.h"
#include "app/services/library/pgn_import.h"
#include "app/services/library/statistics.h"
#include "engine/chess/game.h"
#include "engine/knowledge/played_moves.h"

namespace plyglass {

/// A file that was taken in, and what came of it.
struct ImportedFile {
    QString path;
    ImportSummary summary = {};
    QString error = {};  ///< why it went no further; empty if nothing was wrong with the file or the library
    bool isRescue = false;  ///< it is a damaged library, and what was skipped is lost

    /// A person stopped it before its end.
    bool isStopped() const { return error.isEmpty() && !summary.isComplete; }
};

/// A game that was read from its text.
struct ReadGame {
    std::int64_t id = 0;
    std::shared_ptr<Game> game;
    QString problem = {};           ///< names the place where the reading ended; empty if all of it was read
    std::vector<int> turning = {};  ///< what `turningMoves` finds
    const GameNode* hit = nullptr;  ///< of the last search, as `hitOf` finds it
    GameRow row = {};
};

/// Why the games cannot be read.
struct LibraryTrouble {
    QString sentence;        ///< what, where, what to do
    bool isDamaged = false;  ///< a new library can be begun
};

class GameLibrary : public QObject {
    Q_OBJECT
  public:
    /// `file` is made when it is first needed; its folder must exist.
    explicit GameLibrary(QString file, QObject* parent = nullptr);
    /// Stops what is being done and waits for it.
    ~GameLibrary() override;

    const QString& file() const { return m_file; }

    /// `found` or `failed` follows, unless another search is asked for before that, which stops this one. If
    /// it takes long, `searchProgressed` comes before.
    void find(const GameFilter& filter, GameOrder order, Qt::SortOrder direction);
    /// The rows of these games, which stand in a list from its row `first` on: `rowsRead` follows, without
    /// rows if many others have been asked for by then.
    void readRows(int first, std::vector<std::int64_t> ids);
    /// The figures of the person's own games: `statisticsRead` or `failed` follows, unless they are asked for
    /// again before that.
    void readStatistics();
    /// Games of these names count as the person's too, from now on; `changed` follows if they are others.
    void setOwnNames(const OwnNames& names);
    const OwnNames& ownNames() const { return m_ownNames; }
    /// `gameRead` or `failed` follows, unless another game is asked for before that.
    void readGame(std::int64_t id);

    /// Names of players, events and sites that begin like this, at most eight: `namesFound` or `failed`
    /// follows, unless others are asked for before that.
    void findNames(const QString& beginning);
    /// The games that the person played elsewhere: `elsewhereCounted` or `failed` follows.
    void countElsewhere();
    /// `collectionsRead` or `failed` follows.
    void readCollections();
    /// While it is on, `changed` follows when anybody has written something, another window too.
    void watch(bool on);

    /// Opens the file anew for the next question, which tells whether that can be answered by then.
    void reopen();
    /// After `unreadable` because of damage: gives the damaged file another name, under which it stays, and
    /// begins a new library. `startedNew` or `failed` follows. False, and nothing happens, while games are
    /// being taken in.
    bool startNew();

    /// Changes something; `then` is called with what takes it back, unless `failed` follows.
    using Change = std::function<Result<LibraryUndo>(LibraryConnection&)>;
    void edit(Change change, std::function<void(const LibraryUndo&)> then);
    /// Takes a change back.
    void undo(const LibraryUndo& undo);
    /// Makes one tree of these games, in their order: `merged` or `failed` follows.
    void mergeGames(GameIds games);
    /// Games that are there more than once; `duplicatesFound` or `failed` follows.
    void findDuplicates();
    /// Writes these games to a PGN file, which is replaced; `exported` or `failed` follows. False, and
    /// nothing happens, while others are being written.
    bool exportGames(GameIds games, const QString& path);
    /// What was played in a position, in the games of the last search: `treeRead` or `failed` follows, unless
    /// another tree is asked for before that.
    void readTree(const Position& position);
    /// Reads what was played in these games, with a connection of its own: for a thread of the caller's,
    /// which may outlive the library.
    std::function<Result<PlayedMoves>()> playedMoves(const GameIds& games, int maxPlies) const;

    /// Takes in the games of PGN files, one after another; `progressed` and `importEnded` follow. False, and
    /// nothing happens, while others are being taken in.
    bool import(const QStringList& files);
    /// Takes in what can still be read of a damaged library; the same signals follow. False, and nothing
    /// happens, while others are being taken in.
    bool rescue(const QString& damaged);
    /// What was taken in stays; the same file goes on from there another time.
    void stopImport() { m_job.stop(); }
    bool isImporting() const { return m_job.isRunning(); }

  signals:
    /// In the order in which a list shows them; what they are is read when they come into sight.
    void found(plyglass::GameIds games);
    /// At most ten a second.
    void searchProgressed(const plyglass::JobProgress& progress);
    void statisticsRead(std::shared_ptr<const plyglass::OwnStatistics> statistics);
    void rowsRead(int first, const QList<plyglass::GameRow>& rows);
    void gameRead(const plyglass::ReadGame& read);
    void merged(const plyglass::MergedGames& merged);
    /// In groups of the same game; all but the first of each group are `surplus`.
    void duplicatesFound(plyglass::GameIds games, plyglass::GameIds surplus);
    /// `lost` are sentences on games that could not be read.
    void exported(qint64 games, const QString& path, const QStringList& lost);
    void namesFound(const QStringList& names);
    void elsewhereCounted(int games);
    void collectionsRead(const QList<plyglass::Collection>& collections);
    void treeRead(std::shared_ptr<const plyglass::OpeningTree> tree);
    void progressed(const plyglass::JobProgress& progress);
    void importEnded(const QList<plyglass::ImportedFile>& files);
    /// There are other games now.
    void changed();
    /// The games cannot be read, or the file turned out to be damaged. While it is watched it is tried again,
    /// and `changed` follows if it has become another one.
    void unreadable(const plyglass::LibraryTrouble& trouble);
    /// The library is empty now. The damaged one has this name; empty if another window was faster.
    void startedNew(const QString& aside);
    /// One sentence: what, where, what to do.
    void failed(const QString& message);

  private:
    using Question = std::function<void(LibraryConnection&)>;
    /// Runs on the reader's thread; what it throws is told as a failure.
    void onReader(std::function<void()> work);
    /// The same with the reader's connection, if that can be opened.
    void ask(Question question);
    /// Calls back on this object's thread.
    void tell(std::function<void()> what);
    void lookForChanges();
    void readVersion();
    /// The reader's connection; nullptr, and `unreadable` follows, if it cannot be opened.
    LibraryConnection* connection();
    /// From the reader's thread: the answer to a question is this error. What belongs to one question alone
    /// is `failed`; that the games cannot be read at all is `unreadable`.
    void tellFailed(const Error& error);
    void tellUnreadable(const Error& error);
    /// On the reader's thread.
    void beginAnew();
    void throwAwayOldOnes();
    JobContext searchContext(quint64 number);
    void importFiles(const QStringList& files, const JobContext& context);

    const QString m_file;
    std::atomic<quint64> m_search{0};  ///< the newest question of each kind
    std::atomic<quint64> m_reading{0};
    std::stop_source m_searchStop;  ///< of the newest search
    std::atomic<quint64> m_counting{0};
    std::atomic<quint64> m_rows{0};
    std::unique_ptr<LibraryConnection> m_connection;  ///< the reader's own
    bool m_mustReopen = false;                        ///< the reader's own
    bool m_wasOpen = false;                           ///< the reader's own
    FileIdentity m_damaged;                ///< the reader's own: the file in which damage was found
    std::atomic<bool> m_isLooking{false};  ///< for changes, or is about to
    int m_version = -1;                    ///< the reader's own: of the file, as it saw it last
    bool m_hasThrownAway = false;          ///< what was deleted long ago
    std::atomic<quint64> m_tree{0};
    std::atomic<quint64> m_naming{0};
    GameFilter m_filter;                 ///< the reader's own: of the last search
    std::optional<GameSet> m_selection;  ///< the reader's own: its games; none: all
    OwnNames m_ownNames;
    OwnSides m_ownSides;  ///< the reader's own
    QTimer m_watch;
    QThreadPool m_reader;
    QList<ImportedFile> m_imported;  ///< the job's own while it runs
    JobService m_job;
    JobService m_export;
};

}  // namespace plyglass

#include "app/services/library/game_library.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QThread>
#include <algorithm>
#include <utility>

#include "app/services/library/find/duplicates.h"
#include "app/services/library/find/pattern_search.h"
#include "app/services/library/find/search_hit.h"
#include "app/services/library/played/evaluation_curve.h"
#include "app/services/library/played/games_elsewhere.h"
#include "app/services/library/played/own_game_text.h"
#include "app/services/library/store/damaged_library.h"
#include "app/services/library/store/game_lines.h"
#include "app/services/library/store/stored_game.h"
#include "app/services/translated.h"
#include "engine/base/guarded.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

constexpr int kWatchMs = 700;
/// For a locked file: then it is reported and retried.
constexpr int kOpenTimeoutMs = 1000;
/// Shorter searches show no progress.
constexpr int kQuickSearchMs = 200;
constexpr int kProgressMs = 100;
/// Fast scrolling requests more rows than can be read: older requests are dropped.
constexpr quint64 kRowQuestions = 4;

/// A number that changes with every write of another connection; −1 if unreadable.
int versionOf(LibraryConnection& library) {
    const auto version = library.value(QStringLiteral("PRAGMA data_version"));
    return version ? version->toInt() : -1;
}

}  // namespace

GameLibrary::GameLibrary(QString file, QObject* parent) : QObject(parent), m_file(std::move(file)) {
    // A permanent thread, since a connection belongs to the thread that opened it.
    m_reader.setMaxThreadCount(1);
    m_reader.setExpiryTimeout(-1);
    m_watch.setInterval(kWatchMs);
    connect(&m_watch, &QTimer::timeout, this, &GameLibrary::lookForChanges);
    connect(&m_job, &JobService::progressed, this, &GameLibrary::progressed);
    connect(&m_export, &JobService::finished, this, [this](const QString& error) {
        if (!error.isEmpty()) emit failed(error);
    });
    connect(&m_job, &JobService::finished, this, [this](const QString&) {
        emit importEnded(std::exchange(m_imported, {}));
        emit changed();
    });
}

GameLibrary::~GameLibrary() {
    m_job.abandon();
    m_export.abandon();
    m_searchStop.request_stop();
    ++m_search;
    ++m_reading;
    ++m_tree;
    ++m_counting;
    m_reader.clear();
    m_reader.start([this] { m_connection.reset(); });
    m_reader.waitForDone();
}

void GameLibrary::tell(std::function<void()> what) {
    QMetaObject::invokeMethod(this, std::move(what), Qt::QueuedConnection);
}

void GameLibrary::onReader(std::function<void()> work) {
    m_reader.start([this, work = std::move(work)] {
        const auto done = guarded([&]() -> Result<void> {
            work();
            return {};
        });
        if (!done) tellFailed(done.error());
    });
}

void GameLibrary::ask(Question question) {
    onReader([this, question = std::move(question)] {
        if (LibraryConnection* library = connection()) question(*library);
    });
}

LibraryConnection* GameLibrary::connection() {
    // Another window may have started a new library, or the file may have been replaced.
    const bool isReplaced = m_connection && !m_mustReopen && m_connection->isReplaced();
    if (m_connection && (m_mustReopen || !m_connection->isInPlace())) m_connection.reset();
    m_mustReopen = false;
    if (m_connection) return m_connection.get();
    auto opened = LibraryConnection::open(m_file, kOpenTimeoutMs);
    if (opened)
        if (auto done = (*opened)->setBusyTimeout(LibraryConnection::kTimeoutMs); !done)
            opened = tl::unexpected(done.error());
    if (!opened) {
        tellUnreadable(opened.error());
        return nullptr;
    }
    m_connection = std::move(*opened);
    // Cached data belongs to the previous file. Later writes count as changes, even before the next check.
    m_version = versionOf(*m_connection);
    m_ownSides = {};
    m_selection.reset();
    if (std::exchange(m_wasOpen, true)) tell([this] { emit changed(); });
    if (isReplaced)
        tell([this] {
            emit failed(tr("The library file %1 was removed or replaced while Plyglass was running. The page "
                           "shows the games that are in it now.")
                            .arg(m_file));
        });
    return m_connection.get();
}

void GameLibrary::reopen() {
    m_reader.start([this] { m_mustReopen = true; });
}

void GameLibrary::tellFailed(const Error& error) {
    if (isDamage(error))
        tellUnreadable(error);
    else
        tell([this, message = translated(error)] { emit failed(message); });
}

void GameLibrary::tellUnreadable(const Error& error) {
    const LibraryTrouble trouble{translated(error), isDamage(error)};
    // Repeated reading does not repair a damaged file.
    if (trouble.isDamaged)
        m_damaged = identityOf(m_file);
    else
        m_mustReopen = true;
    // The next successful open counts as a change.
    m_wasOpen = true;
    tell([this, trouble] { emit unreadable(trouble); });
}

bool GameLibrary::startNew() {
    if (isImporting()) return false;
    onReader([this] { beginAnew(); });
    return true;
}

void GameLibrary::beginAnew() {
    m_connection.reset();
    const auto aside = moveLibraryAside(m_file, m_damaged);
    if (!aside)
        tellFailed(aside.error());
    else if (connection())
        tell([this, name = *aside] { emit startedNew(name); });
}

void GameLibrary::find(const GameFilter& filter, GameOrder order, Qt::SortOrder direction) {
    const quint64 number = ++m_search;
    m_searchStop.request_stop();
    m_searchStop = std::stop_source();
    ask([this, number, filter, order, direction,
         context = searchContext(number)](LibraryConnection& library) {
        if (number != m_search) return;
        m_filter = filter;
        auto ids = findGames(library, filter, {order, direction}, context);
        if (number != m_search) return;
        if (ids && filter.isEmpty())
            m_selection.reset();
        else if (ids)
            m_selection.emplace(*ids);
        const auto games =
            ids ? std::make_shared<const std::vector<std::int64_t>>(std::move(*ids)) : GameIds();
        if (!games) {
            tellUnreadable(ids.error());
            return;
        }
        tell([this, number, games] {
            if (number == m_search) emit found(games);
        });
    });
}

JobContext GameLibrary::searchContext(quint64 number) {
    JobContext context;
    context.stop = m_searchStop.get_token();
    context.threads = patternThreads();
    QElapsedTimer started;
    started.start();
    context.onProgress = [this, number, started, last = qint64{0}](const JobProgress& progress) mutable {
        const qint64 now = started.elapsed();
        if (now < kQuickSearchMs || now - last < kProgressMs) return;
        last = now;
        tell([this, number, progress] {
            if (number == m_search) emit searchProgressed(progress);
        });
    };
    return context;
}

void GameLibrary::readRows(int first, std::vector<std::int64_t> ids) {
    const quint64 number = ++m_rows;
    ask([this, number, first, ids = std::move(ids)](LibraryConnection& library) {
        if (m_rows - number >= kRowQuestions) {
            tell([this, first] { emit rowsRead(first, {}); });
            return;
        }
        const LibraryMoment moment(library);
        auto rows = gameRows(library, ids);
        if (!rows) {
            tellFailed(rows.error());
            return;
        }
        readPlayers(library, *rows);
        readCurves(library, *rows);
        tell(
            [this, first, list = QList<GameRow>(rows->begin(), rows->end())] { emit rowsRead(first, list); });
    });
}

void GameLibrary::setOwnNames(const OwnNames& names) {
    if (names == m_ownNames) return;
    m_ownNames = names;
    emit changed();
}

void GameLibrary::readStatistics() {
    const quint64 number = ++m_counting;
    ask([this, number, names = m_ownNames](LibraryConnection& library) {
        const auto results = readOwnResults(library, names, [this, number] { return number == m_counting; });
        if (number != m_counting) return;
        if (!results) {
            tellFailed(results.error());
            return;
        }
        const auto statistics = std::make_shared<const OwnStatistics>(statisticsOf(*results));
        tell([this, number, statistics] {
            if (number == m_counting) emit statisticsRead(statistics);
        });
    });
}

void GameLibrary::readGame(std::int64_t id) {
    const quint64 number = ++m_reading;
    ask([this, number, id](LibraryConnection& library) {
        if (number != m_reading) return;
        const LibraryMoment moment(library);
        const auto text = storedText(library, id);
        auto salvaged = text ? salvagePgn(*text) : tl::unexpected(text.error());
        const auto rows = salvaged ? gameRows(library, {{id}}) : tl::unexpected(salvaged.error());
        if (!rows) {
            tellFailed(rows.error());
            return;
        }
        ReadGame read{.id = id, .game = {}, .problem = translated(warningText(*salvaged))};
        read.game = std::make_shared<Game>(std::move(salvaged->game));
        read.turning = turningMoves(*read.game, KeptReports::besideLibrary(m_file));
        read.hit = hitOf(*read.game, m_filter);
        read.row = rows->front();
        tell([this, number, read] {
            if (number == m_reading) emit gameRead(read);
        });
    });
}

void GameLibrary::readTree(const Position& position) {
    const quint64 number = ++m_tree;
    ask([this, number, position, names = m_ownNames](LibraryConnection& library) {
        if (number != m_tree) return;
        const auto own = m_ownSides.read(library, names);
        auto tree = own ? openingTreeAt(library, position,
                                        {m_selection ? &*m_selection : nullptr, &m_ownSides.sides()})
                        : tl::unexpected(own.error());
        if (!tree) {
            tellFailed(tree.error());
            return;
        }
        const auto read = std::make_shared<const OpeningTree>(std::move(*tree));
        tell([this, number, read] {
            if (number == m_tree) emit treeRead(read);
        });
    });
}

void GameLibrary::edit(Change change, std::function<void(const LibraryUndo&)> then) {
    ask([this, change = std::move(change), then = std::move(then)](LibraryConnection& library) {
        const auto undo = change(library);
        if (!undo) tellFailed(undo.error());
        tell([this, undo, then] {
            if (undo) then(*undo);
            emit changed();
        });
    });
}

void GameLibrary::undo(const LibraryUndo& undo) {
    ask([this, undo](LibraryConnection& library) {
        if (const auto done = undoEdit(library, undo); !done) tellFailed(done.error());
        tell([this] { emit changed(); });
    });
}

void GameLibrary::findDuplicates() {
    ask([this](LibraryConnection& library) {
        const auto found = plyglass::findDuplicates(library);
        if (!found) {
            tellFailed(found.error());
            return;
        }
        tell([this, found] {
            emit duplicatesFound(std::make_shared<const std::vector<std::int64_t>>(found->games),
                                 std::make_shared<const std::vector<std::int64_t>>(found->surplus));
        });
    });
}

void GameLibrary::mergeGames(GameIds games) {
    ask([this, games = std::move(games)](LibraryConnection& library) {
        const auto done = plyglass::mergeGames(library, *games);
        if (!done)
            tellFailed(done.error());
        else
            tell([this, done = *done] { emit merged(done); });
    });
}

void GameLibrary::findNames(const QString& beginning) {
    const quint64 number = ++m_naming;
    ask([this, number, beginning](LibraryConnection& library) {
        if (number != m_naming) return;
        const auto names = namesBeginningWith(library, beginning);
        if (!names) {
            tellFailed(names.error());
            return;
        }
        tell([this, number, names = *names] {
            if (number == m_naming) emit namesFound(names);
        });
    });
}

void GameLibrary::countElsewhere() {
    ask([this, names = m_ownNames](LibraryConnection& library) {
        const auto sides = sidesElsewhere(library, names);
        if (!sides) {
            tellFailed(sides.error());
            return;
        }
        tell([this, games = static_cast<int>(sides->sides.size())] { emit elsewhereCounted(games); });
    });
}

void GameLibrary::readCollections() {
    ask([this](LibraryConnection& library) {
        const auto collections = collectionsOf(library);
        if (!collections) {
            tellUnreadable(collections.error());
            return;
        }
        tell([this, list = QList<Collection>(collections->begin(), collections->end())] {
            emit collectionsRead(list);
        });
    });
}

void GameLibrary::watch(bool on) {
    if (on == m_watch.isActive()) return;
    if (!on) {
        m_watch.stop();
        return;
    }
    if (!std::exchange(m_hasThrownAway, true)) throwAwayOldOnes();
    lookForChanges();
    m_watch.start();
}

void GameLibrary::throwAwayOldOnes() {
    ask([](LibraryConnection& library) {
        (void)throwAwayLongDeleted(library, QDateTime::currentSecsSinceEpoch());
    });
}

/// At most one check is pending, however slow the file is.
void GameLibrary::lookForChanges() {
    if (isImporting() || m_isLooking.exchange(true)) return;
    onReader([this] {
        m_isLooking = false;
        readVersion();
    });
}

void GameLibrary::readVersion() {
    LibraryConnection* library = connection();
    if (!library) return;
    const int before = std::exchange(m_version, versionOf(*library));
    if (before != m_version) tell([this] { emit changed(); });
}

std::function<Result<PlayedMoves>()> GameLibrary::playedMoves(const GameIds& games, int maxPlies) const {
    return [file = m_file, games, maxPlies]() -> Result<PlayedMoves> {
        const auto library = LibraryConnection::open(file);
        if (!library) return tl::unexpected(library.error());
        return playedIn(**library, *games, maxPlies);
    };
}

}  // namespace plyglass

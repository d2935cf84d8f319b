#include "app/services/library/game_library.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QThread>
#include <algorithm>
#include <utility>

#include "app/services/library/duplicates.h"
#include "app/services/library/game_export.h"
#include "app/services/library/game_lines.h"
#include "app/services/library/pattern_search.h"
#include "app/services/library/stored_game.h"
#include "app/services/translated.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

constexpr int kWatchMs = 700;
/// A search that is over by then has no progress to show.
constexpr int kQuickSearchMs = 200;
constexpr int kProgressMs = 100;

}  // namespace

GameLibrary::GameLibrary(QString file, QObject* parent) : QObject(parent), m_file(std::move(file)) {
    // One thread that stays, since a connection belongs to the thread that opened it.
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

void GameLibrary::ask(Question question) {
    m_reader.start([this, question = std::move(question)] {
        if (!m_connection) {
            auto opened = LibraryConnection::open(m_file);
            if (!opened) {
                tell([this, message = errorText(opened.error())] { emit failed(message); });
                return;
            }
            m_connection = std::move(*opened);
        }
        question(*m_connection);
    });
}

void GameLibrary::find(const GameFilter& filter, GameOrder order, Qt::SortOrder direction) {
    const quint64 number = ++m_search;
    m_searchStop.request_stop();
    m_searchStop = std::stop_source();
    ask([this, number, filter, order, direction,
         context = searchContext(number)](LibraryConnection& library) {
        if (number != m_search) return;
        auto ids = findGames(library, filter, {order, direction}, context);
        if (number != m_search) return;
        if (ids && filter.isEmpty())
            m_selection.reset();
        else if (ids)
            m_selection.emplace(*ids);
        const auto games =
            ids ? std::make_shared<const std::vector<std::int64_t>>(std::move(*ids)) : GameIds();
        const QString error = ids ? QString() : errorText(ids.error());
        tell([this, number, games, error] {
            if (number != m_search) return;
            if (games)
                emit found(games);
            else
                emit failed(error);
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
    ask([this, first, ids = std::move(ids)](LibraryConnection& library) {
        const auto rows = gameRows(library, ids);
        if (!rows) {
            tell([this, message = errorText(rows.error())] { emit failed(message); });
            return;
        }
        tell(
            [this, first, list = QList<GameRow>(rows->begin(), rows->end())] { emit rowsRead(first, list); });
    });
}

void GameLibrary::readStatistics() {
    const quint64 number = ++m_counting;
    ask([this, number](LibraryConnection& library) {
        const auto results = readOwnResults(library, [this, number] { return number == m_counting; });
        const auto statistics =
            results ? std::make_shared<const OwnStatistics>(statisticsOf(*results)) : nullptr;
        const QString error = results ? QString() : errorText(results.error());
        tell([this, number, statistics, error] {
            if (number != m_counting) return;
            if (statistics)
                emit statisticsRead(statistics);
            else
                emit failed(error);
        });
    });
}

void GameLibrary::readGame(std::int64_t id) {
    const quint64 number = ++m_reading;
    ask([this, number, id](LibraryConnection& library) {
        if (number != m_reading) return;
        const auto place = storedPlace(library, id);
        const auto text = place ? storedText(library, *place) : tl::unexpected(place.error());
        auto read = text ? salvagePgn(*text) : tl::unexpected(text.error());
        const QString problem = !read           ? errorText(read.error())
                                : read->problem ? errorText(*read->problem)
                                                : QString();
        const auto game = read ? std::make_shared<Game>(std::move(read->game)) : nullptr;
        tell([this, number, id, game, problem] {
            if (number != m_reading) return;
            if (game)
                emit gameRead(id, game, problem);
            else
                emit failed(problem);
        });
    });
}

void GameLibrary::readTree(const Position& position) {
    const quint64 number = ++m_tree;
    ask([this, number, position](LibraryConnection& library) {
        if (number != m_tree) return;
        const auto own = m_ownSides.read(library);
        auto tree =
            own ? openingTreeAt(library, position, {m_selection ? &*m_selection : nullptr, &m_ownSides})
                : tl::unexpected(own.error());
        const auto read = tree ? std::make_shared<const OpeningTree>(std::move(*tree)) : nullptr;
        const QString error = tree ? QString() : errorText(tree.error());
        tell([this, number, read, error] {
            if (number != m_tree) return;
            if (read)
                emit treeRead(read);
            else
                emit failed(error);
        });
    });
}

void GameLibrary::edit(Change change, std::function<void(const LibraryUndo&)> then) {
    ask([this, change = std::move(change), then = std::move(then)](LibraryConnection& library) {
        const auto undo = change(library);
        tell([this, undo, then] {
            if (undo)
                then(*undo);
            else
                emit failed(errorText(undo.error()));
            emit changed();
        });
    });
}

void GameLibrary::undo(const LibraryUndo& undo) {
    ask([this, undo](LibraryConnection& library) {
        const auto done = undoEdit(library, undo);
        tell([this, done] {
            if (!done) emit failed(errorText(done.error()));
            emit changed();
        });
    });
}

void GameLibrary::findDuplicates() {
    ask([this](LibraryConnection& library) {
        const auto found = plyglass::findDuplicates(library);
        tell([this, found] {
            if (found)
                emit duplicatesFound(std::make_shared<const std::vector<std::int64_t>>(found->games),
                                     std::make_shared<const std::vector<std::int64_t>>(found->surplus));
            else
                emit failed(errorText(found.error()));
        });
    });
}

bool GameLibrary::exportGames(GameIds games, const QString& path) {
    return m_export.start([this, games = std::move(games), path](const JobContext& context) -> Result<void> {
        const auto library = LibraryConnection::open(m_file);
        const auto count = library ? plyglass::exportGames(**library, *games, path, context)
                                   : tl::unexpected(library.error());
        if (!count) return tl::unexpected(count.error());
        tell([this, count, path] { emit exported(static_cast<qint64>(*count), path); });
        return {};
    });
}

void GameLibrary::readCollections() {
    ask([this](LibraryConnection& library) {
        const auto collections = collectionsOf(library);
        tell([this, collections] {
            if (collections)
                emit collectionsRead(QList<Collection>(collections->begin(), collections->end()));
            else
                emit failed(errorText(collections.error()));
        });
    });
}

void GameLibrary::watch(bool on) {
    if (on == m_watch.isActive()) return;
    if (!on) {
        m_watch.stop();
        return;
    }
    if (m_version < 0) throwAwayOldOnes();
    lookForChanges();
    m_watch.start();
}

void GameLibrary::throwAwayOldOnes() {
    ask([](LibraryConnection& library) {
        (void)throwAwayDeleted(library,
                               QDateTime::currentSecsSinceEpoch() - std::int64_t{kDeletedDays} * 86'400);
    });
}

/// The number changes with everything that another connection writes.
void GameLibrary::lookForChanges() {
    if (isImporting()) return;
    ask([this](LibraryConnection& library) {
        const auto version = library.value(QStringLiteral("PRAGMA data_version"));
        if (!version) return;
        const int before = m_version.exchange(version->toInt());
        if (before >= 0 && before != m_version) tell([this] { emit changed(); });
    });
}

std::function<Result<PlayedMoves>()> GameLibrary::playedMoves(const GameIds& games, int maxPlies) const {
    return [file = m_file, games, maxPlies]() -> Result<PlayedMoves> {
        const auto library = LibraryConnection::open(file);
        if (!library) return tl::unexpected(library.error());
        return playedIn(**library, *games, maxPlies);
    };
}

bool GameLibrary::import(const QStringList& files) {
    return m_job.start([this, files](const JobContext& context) -> Result<void> {
        importFiles(files, context);
        return {};
    });
}

/// A file that cannot be read does not keep the others out.
void GameLibrary::importFiles(const QStringList& files, const JobContext& context) {
    const auto library = LibraryConnection::open(m_file);
    for (const QString& path : files) {
        if (context.stopRequested()) return;
        auto summary = library ? importPgnFile(**library, path, context) : tl::unexpected(library.error());
        ImportedFile imported{path, {}, {}};
        if (summary)
            imported.summary = std::move(*summary);
        else
            imported.error = errorText(summary.error());
        m_imported << imported;
    }
}

}  // namespace plyglass

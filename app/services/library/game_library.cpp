#include "app/services/library/game_library.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <utility>

#include "app/services/library/find/duplicates.h"
#include "app/services/library/find/pattern_search.h"
#include "app/services/library/find/search_hit.h"
#include "app/services/library/played/evaluation_curve.h"
#include "app/services/library/played/games_elsewhere.h"
#include "app/services/library/played/own_game_text.h"
#include "app/services/library/store/game_lines.h"
#include "app/services/library/store/stored_game.h"
#include "app/services/translated.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

constexpr int kWatchMs = 700;
constexpr int kStatisticsPauseMs = 400;
/// Shorter searches show no progress.
constexpr int kQuickSearchMs = 200;
constexpr int kProgressMs = 100;
/// Fast scrolling requests more rows than can be read: older requests are dropped.
constexpr quint64 kRowQuestions = 4;

bool always() { return true; }

GameIds asIds(std::vector<std::int64_t> ids) {
    return std::make_shared<const std::vector<std::int64_t>>(std::move(ids));
}

}  // namespace

GameLibrary::GameLibrary(QString file, QObject* parent)
    : QObject(parent),
      m_reader(file,
               [this] {
                   m_ownSides = {};
                   m_selection.reset();
               }),
      m_transfers(std::move(file)) {
    m_watch.setInterval(kWatchMs);
    connect(&m_watch, &QTimer::timeout, this, &GameLibrary::lookForChanges);
    m_statisticsPause.setSingleShot(true);
    m_statisticsPause.setInterval(kStatisticsPauseMs);
    connect(&m_statisticsPause, &QTimer::timeout, this, &GameLibrary::readStatistics);
    connect(this, &GameLibrary::changed, this, [this] {
        if (m_statisticsFollowers > 0) m_statisticsPause.start();
    });
    connect(&m_reader, &LibraryReader::changed, this, &GameLibrary::changed);
    connect(&m_reader, &LibraryReader::unreadable, this, &GameLibrary::unreadable);
    connect(&m_reader, &LibraryReader::startedNew, this, &GameLibrary::startedNew);
    connect(&m_reader, &LibraryReader::failed, this, &GameLibrary::failed);
    connect(&m_transfers, &LibraryTransfers::changed, this, &GameLibrary::changed);
    connect(&m_transfers, &LibraryTransfers::failed, this, &GameLibrary::failed);
}

GameLibrary::~GameLibrary() {
    m_searchStop.request_stop();
    for (auto* kind : {&m_search, &m_reading, &m_counting, &m_tree}) ++*kind;
}

bool GameLibrary::startNew() {
    if (m_transfers.isImporting()) return false;
    m_reader.startNew();
    return true;
}

template <class Read, class Tell>
void GameLibrary::ask(IsWanted isWanted, Read read, Tell tell) {
    m_reader.ask([this, isWanted = std::move(isWanted), read = std::move(read),
                  tell = std::move(tell)](LibraryConnection& library) {
        if (!isWanted()) return;
        auto known = read(library);
        if (!isWanted()) return;
        if (!known)
            m_reader.tellFailed(known.error());
        else
            m_reader.tell([isWanted, tell, known = std::move(*known)] {
                if (isWanted()) tell(known);
            });
    });
}

void GameLibrary::find(const GameFilter& filter, GameOrder order, Qt::SortOrder direction) {
    const IsWanted isWanted = untilNext(m_search);
    m_searchStop.request_stop();
    m_searchStop = std::stop_source();
    m_reader.ask([this, isWanted, filter, order, direction,
                  context = searchContext(isWanted)](LibraryConnection& library) {
        if (!isWanted()) return;
        m_filter = filter;
        auto ids = findGames(library, filter, {order, direction}, context);
        if (!isWanted()) return;
        if (!ids) {
            m_reader.tellUnreadable(ids.error());
            return;
        }
        if (filter.isEmpty())
            m_selection.reset();
        else
            m_selection.emplace(*ids);
        m_reader.tell([this, isWanted, games = asIds(std::move(*ids))] {
            if (isWanted()) emit found(games);
        });
    });
}

JobContext GameLibrary::searchContext(const IsWanted& isWanted) {
    JobContext context;
    context.stop = m_searchStop.get_token();
    context.threads = patternThreads();
    QElapsedTimer started;
    started.start();
    context.onProgress = [this, isWanted, started, last = qint64{0}](const JobProgress& progress) mutable {
        const qint64 now = started.elapsed();
        if (now < kQuickSearchMs || now - last < kProgressMs) return;
        last = now;
        m_reader.tell([this, isWanted, progress] {
            if (isWanted()) emit searchProgressed(progress);
        });
    };
    return context;
}

void GameLibrary::readRows(int first, std::vector<std::int64_t> ids) {
    const quint64 number = ++m_rows;
    const auto read = [this, number, ids = std::move(ids)](LibraryConnection& library) {
        if (m_rows - number >= kRowQuestions) return Result<QList<GameRow>>();
        const LibraryMoment moment(library);
        return gameRows(library, ids).map([&](std::vector<GameRow> rows) {
            readPlayers(library, rows);
            readCurves(library, rows);
            return QList<GameRow>(rows.begin(), rows.end());
        });
    };
    ask(always, read, [this, first](const QList<GameRow>& rows) { emit rowsRead(first, rows); });
}

void GameLibrary::setOwnNames(const OwnNames& names) {
    if (names == m_ownNames) return;
    m_ownNames = names;
    emit changed();
}

void GameLibrary::followStatistics(bool on) {
    m_statisticsFollowers += on ? 1 : -1;
    if (on) readStatistics();
}

void GameLibrary::readStatistics() {
    const IsWanted isWanted = untilNext(m_counting);
    const auto read = [isWanted, names = m_ownNames](LibraryConnection& library) {
        return readOwnResults(library, names, isWanted).and_then([&library](const OwnResults& results) {
            return readLastResults(library, results).map([&results](std::vector<LastResult> last) {
                OwnStatistics statistics = statisticsOf(results);
                statistics.last = std::move(last);
                return std::make_shared<const OwnStatistics>(std::move(statistics));
            });
        });
    };
    ask(isWanted, read, [this](const auto& statistics) { emit statisticsRead(statistics); });
}

void GameLibrary::readGame(std::int64_t id) {
    const auto read = [this, id](LibraryConnection& library) -> Result<ReadGame> {
        const LibraryMoment moment(library);
        const auto text = storedText(library, id);
        auto salvaged = text ? salvagePgn(*text) : tl::unexpected(text.error());
        const auto rows = salvaged ? gameRows(library, {{id}}) : tl::unexpected(salvaged.error());
        if (!rows) return tl::unexpected(rows.error());
        ReadGame game{.id = id, .game = {}, .problem = translated(warningText(*salvaged))};
        game.game = std::make_shared<Game>(std::move(salvaged->game));
        game.turning = turningMoves(*game.game, KeptReports::besideLibrary(file()));
        game.hit = hitOf(*game.game, m_filter);
        game.row = rows->front();
        return game;
    };
    ask(untilNext(m_reading), read, [this](const ReadGame& game) { emit gameRead(game); });
}

void GameLibrary::readTree(const Position& position) {
    const auto read = [this, position, names = m_ownNames](LibraryConnection& library) {
        return m_ownSides.read(library, names)
            .and_then([&] {
                return openingTreeAt(library, position,
                                     {m_selection ? &*m_selection : nullptr, &m_ownSides.sides()});
            })
            .map([](OpeningTree tree) { return std::make_shared<const OpeningTree>(std::move(tree)); });
    };
    ask(untilNext(m_tree), read, [this](const auto& tree) { emit treeRead(tree); });
}

void GameLibrary::edit(Change change, std::function<void(const LibraryUndo&)> then) {
    m_reader.ask([this, change = std::move(change), then = std::move(then)](LibraryConnection& library) {
        const auto undo = change(library);
        if (!undo) m_reader.tellFailed(undo.error());
        m_reader.tell([this, undo, then] {
            if (undo) then(*undo);
            emit changed();
        });
    });
}

void GameLibrary::undo(const LibraryUndo& undo) {
    m_reader.ask([this, undo](LibraryConnection& library) {
        if (const auto done = undoEdit(library, undo); !done) m_reader.tellFailed(done.error());
        m_reader.tell([this] { emit changed(); });
    });
}

void GameLibrary::findDuplicates() {
    ask(
        always, [](LibraryConnection& library) { return plyglass::findDuplicates(library); },
        [this](const Duplicates& found) { emit duplicatesFound(asIds(found.games), asIds(found.surplus)); });
}

void GameLibrary::mergeGames(GameIds games) {
    ask(
        always,
        [games = std::move(games)](LibraryConnection& library) {
            return plyglass::mergeGames(library, *games);
        },
        [this](const MergedGames& done) { emit merged(done); });
}

void GameLibrary::findNames(const QString& beginning) {
    ask(
        untilNext(m_naming),
        [beginning](LibraryConnection& library) { return namesBeginningWith(library, beginning); },
        [this](const QStringList& names) { emit namesFound(names); });
}

void GameLibrary::countElsewhere() {
    ask(
        always, [names = m_ownNames](LibraryConnection& library) { return sidesElsewhere(library, names); },
        [this](const GamesElsewhere& games) { emit elsewhereCounted(static_cast<int>(games.sides.size())); });
}

void GameLibrary::readCollections() {
    m_reader.ask([this](LibraryConnection& library) {
        const auto collections = collectionsOf(library);
        if (!collections) {
            m_reader.tellUnreadable(collections.error());
            return;
        }
        m_reader.tell([this, list = QList<Collection>(collections->begin(), collections->end())] {
            emit collectionsRead(list);
        });
    });
}

void GameLibrary::watch(bool on) {
    m_watchers += on ? 1 : -1;
    if (!on) {
        if (m_watchers == 0) m_watch.stop();
        return;
    }
    if (!std::exchange(m_hasThrownAway, true)) throwAwayOldOnes();
    lookForChanges();
    m_watch.start();
}

void GameLibrary::throwAwayOldOnes() {
    m_reader.ask([](LibraryConnection& library) {
        (void)throwAwayLongDeleted(library, QDateTime::currentSecsSinceEpoch());
    });
}

void GameLibrary::lookForChanges() {
    if (!m_transfers.isImporting()) m_reader.lookForChanges();
}

std::function<Result<PlayedMoves>()> GameLibrary::playedMoves(const GameIds& games, int maxPlies) const {
    return [file = file(), games, maxPlies]() -> Result<PlayedMoves> {
        const auto library = LibraryConnection::open(file);
        if (!library) return tl::unexpected(library.error());
        return playedIn(**library, *games, maxPlies);
    };
}

}  // namespace plyglass

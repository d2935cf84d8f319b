#include "app/viewmodels/library/library_view_model.h"

#include <algorithm>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr int kTypingPauseMs = 150;

GameOrder gameOrder(LibraryViewModel::Order order) {
    using Order = LibraryViewModel::Order;
    switch (order) {
        case Order::Date:
            return GameOrder::Date;
        case Order::White:
            return GameOrder::White;
        case Order::Black:
            return GameOrder::Black;
        case Order::Event:
            return GameOrder::Event;
        case Order::Result:
            return GameOrder::Result;
        case Order::Opening:
            return GameOrder::Opening;
        case Order::Length:
            return GameOrder::Length;
        case Order::Given:
            return GameOrder::Given;
        default:
            return GameOrder::Added;
    }
}

std::optional<GameResult> resultOf(LibraryViewModel::Results results) {
    using Results = LibraryViewModel::Results;
    switch (results) {
        case Results::WhiteWins:
            return GameResult::WhiteWins;
        case Results::BlackWins:
            return GameResult::BlackWins;
        case Results::Draws:
            return GameResult::Draw;
        default:
            return std::nullopt;
    }
}

}  // namespace

LibraryViewModel::LibraryViewModel(GameLibrary& library, QObject* parent)
    : QObject(parent),
      m_library(library),
      m_games(library),
      m_imports(library.transfers(), [this] { return isFiltered(); }),
      m_edits(library, m_games),
      m_trouble(library),
      m_wanted(library),
      m_tree(library),
      m_statistics(library) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &LibraryViewModel::readList);
    connect(&m_wanted, &LibrarySearch::applied, this, [this] {
        m_hitsChange = true;
        emit searchChanged();
        search();
    });
    connect(&library, &GameLibrary::found, this, &LibraryViewModel::onFound);
    connect(&library, &GameLibrary::gameRead, this, &LibraryViewModel::onGameRead);
    connect(&library, &GameLibrary::changed, this, [this] { m_pause.start(); });
    connect(&library, &GameLibrary::collectionsRead, this, &LibraryViewModel::onCollectionsRead);
    connect(&m_statistics, &StatisticsViewModel::gamesRequested, this, &LibraryViewModel::showOnly);
    connect(&library, &GameLibrary::merged, this, &LibraryViewModel::onMerged);
    connect(&m_imports, &LibraryImportViewModel::notified, this, &LibraryViewModel::noteOrNotify);
    connect(&m_imports, &LibraryImportViewModel::ended, this, &LibraryViewModel::noteAndNotify);
    connect(&m_trouble, &LibraryTroubleViewModel::arose, this, [this](const QString& sentence) {
        if (m_viewers == 0) emit notified(sentence, Tone::Warn);
    });
    connect(&m_trouble, &LibraryTroubleViewModel::notified, this, &LibraryViewModel::noteOrNotify);
    connect(&m_trouble, &LibraryTroubleViewModel::searchRequested, this, &LibraryViewModel::readList);
    connect(&m_edits, &LibraryEditsViewModel::notified, this, &LibraryViewModel::noteAndNotify);
    connect(&m_edits, &LibraryEditsViewModel::duplicatesFound, this, &LibraryViewModel::showDuplicates);
    connect(&m_edits, &LibraryEditsViewModel::nextRequested, this, [this] { m_wantsNext = true; });
    connect(&m_edits, &LibraryEditsViewModel::collectionRequested, this, &LibraryViewModel::showCollection);
    connect(&m_tree, &OpeningTreeViewModel::notified, this, &LibraryViewModel::noteOrNotify);
    connect(&m_tree, &OpeningTreeViewModel::gamesRequested, this,
            [this] { m_wanted.searchFor(m_tree.position(), m_tree.lineText()); });
    connect(&library, &GameLibrary::failed, this,
            [this](const QString& message) { noteOrNotify(message, Tone::Warn); });
}

/// Shows a message on the page, or as a notice if the page is hidden.
void LibraryViewModel::noteOrNotify(const QString& sentence, Tone tone) {
    if (m_viewers > 0)
        m_edits.note(sentence, tone);
    else
        emit notified(sentence, tone);
}

/// Shows the result of a long operation as a notice, and keeps it for the page.
void LibraryViewModel::noteAndNotify(const QString& sentence, Tone tone) {
    m_edits.note(sentence, tone);
    if (m_viewers == 0) emit notified(sentence, tone);
}

/// The result of an import stays until it is closed.
void LibraryViewModel::end() {
    if (m_viewers == 0 || --m_viewers > 0) return;
    if (m_edits.doneText() != m_imports.report()->text()) m_edits.dismiss();
    m_library.watch(false);
}

void LibraryViewModel::begin() {
    if (m_viewers++ == 0) m_library.watch(true);
    if (!m_isReady) readList();
}

void LibraryViewModel::showPlayed() {
    m_wantsPlayed = true;
    m_order = Order::Added;
    m_direction = Qt::DescendingOrder;
    clearFilters();
}

GameFilter LibraryViewModel::filter() const {
    GameFilter filter;
    filter.anything = m_words.trimmed();
    filter.comment = m_comment.trimmed();
    filter.result = resultOf(m_results);
    filter.deleted = m_collection == kDeletedGames;
    filter.collection = filter.deleted ? 0 : m_collection;
    m_wanted.addTo(filter);
    filter.only = m_only;
    return filter;
}

void LibraryViewModel::search() {
    m_listBegins = true;
    readList();
}

void LibraryViewModel::searchSoon() {
    m_listBegins = true;
    m_pause.start();
}

void LibraryViewModel::readList() {
    m_areCollectionsRead = false;
    m_library.readCollections();
    m_library.find(filter(), gameOrder(order()), m_isGivenOrder ? Qt::AscendingOrder : m_direction);
}

void LibraryViewModel::onCollectionsRead(const QList<Collection>& collections) {
    m_collections.set(collections);
    m_areCollectionsRead = true;
    emit collectionsChanged();
    // A collection disappears from the list with its last game.
    if (collection() == 0) showCollection(0);
    emit searchChanged();
    if (!std::exchange(m_wantsPlayed, false)) return;
    const int played = m_collections.placeOf(CollectionKind::Played);
    if (played == 0)
        noteOrNotify(tr("No game has been played here yet."), Tone::Neutral);
    else
        setCollection(played);
}

void LibraryViewModel::setCollection(int place) { showCollection(m_collections.idAt(place)); }

void LibraryViewModel::showCollection(std::int64_t id) {
    if (id == m_collection) return;
    m_collection = id;
    m_edits.setShown(id, id == kDeletedGames);
    m_games.selectNone();
    emit searchChanged();
    search();
}

void LibraryViewModel::setWords(const QString& words) {
    if (words == m_words) return;
    m_words = words;
    emit searchChanged();
    searchSoon();
}

void LibraryViewModel::setComment(const QString& comment) {
    if (comment == m_comment) return;
    m_comment = comment;
    m_hitsChange = true;
    emit searchChanged();
    searchSoon();
}

void LibraryViewModel::setResults(Results results) {
    if (results == m_results) return;
    m_results = results;
    emit searchChanged();
    search();
}

bool LibraryViewModel::isFiltered() const { return !filter().isEmpty(); }

void LibraryViewModel::clearFilters() {
    forgetFilters();
    emit searchChanged();
    search();
}

void LibraryViewModel::forgetFilters() {
    m_hitsChange = true;
    m_words.clear();
    m_comment.clear();
    m_results = Results::Any;
    m_collection = 0;
    m_edits.setShown(0, false);
    m_wanted.clear();
    m_only.reset();
    m_onlyTitle.clear();
    m_isGivenOrder = false;
}

void LibraryViewModel::showOnly(const GameIds& games, const QString& title) {
    forgetFilters();
    listOnly(games, title);
}

void LibraryViewModel::listOnly(const GameIds& games, const QString& title) {
    m_only = games;
    m_onlyTitle = title;
    emit searchChanged();
    search();
    emit listRequested();
}

/// Lists the copies side by side until another order is chosen; all but one of each group are selected.
void LibraryViewModel::showDuplicates(const GameIds& games, const GameIds& surplus) {
    forgetFilters();
    m_isGivenOrder = true;
    m_toSelect = surplus;
    listOnly(games, tr("Duplicates"));
    const QString sentence = m_edits.noteCopies(surplus->size());
    if (m_viewers == 0) emit notified(sentence, Tone::Neutral);
}

void LibraryViewModel::showAll() {
    m_only.reset();
    m_onlyTitle.clear();
    m_isGivenOrder = false;
    emit searchChanged();
    search();
}

void LibraryViewModel::orderBy(Order wanted) {
    const bool isReversed = wanted == order() && m_direction == Qt::AscendingOrder;
    m_direction = isReversed ? Qt::DescendingOrder : Qt::AscendingOrder;
    m_order = wanted;
    m_isGivenOrder = false;
    emit searchChanged();
    search();
}

void LibraryViewModel::onFound(const GameIds& games) {
    m_isReady = true;
    // Parts of a damaged library may be readable.
    if (m_areCollectionsRead) m_trouble.clear();
    const std::int64_t chosen = m_games.gameAt(m_current);
    m_games.setGames(games);
    m_tree.setGames(games, isFiltered());
    m_edits.setFiltered(isFiltered());
    emit foundChanged();
    const GameIds surplus = std::exchange(m_toSelect, nullptr);
    const int row = surplus ? -1 : m_games.rowOf(chosen);
    if (std::exchange(m_listBegins, false) && row < 0) emit listBegins();
    if (surplus) {
        choose(-1);
        m_games.select(*surplus);
        return;
    }
    // Without a chosen game the selection stays, as far as its games are found.
    if (chosen == 0) {
        m_wantsNext = false;
        return;
    }
    // The chosen game stays chosen if it is found again, in whatever row.
    if (row < 0) {
        const int next = std::exchange(m_wantsNext, false) ? std::min(m_current, m_games.count() - 1) : -1;
        selectAlone(next);
        choose(next);
        return;
    }
    if (row != std::exchange(m_current, row)) emit currentChanged();
    // After an earlier version was restored, its row shows another game.
    if (std::exchange(m_hitsChange, false) || m_wantsNext) showAnew();
}

QString LibraryViewModel::countText() const {
    if (!m_isReady) return {};
    const auto count = static_cast<std::uint64_t>(m_games.count());
    return tr("%1 games", "", pluralOf(count)).arg(groupedText(count));
}

void LibraryViewModel::selectAlone(int row) {
    const std::int64_t game = m_games.gameAt(row);
    m_games.select(game > 0 ? std::vector{game} : std::vector<std::int64_t>());
}

void LibraryViewModel::setCurrent(int row) {
    selectAlone(row);
    if (row != m_current) choose(row);
}

void LibraryViewModel::toggle(int row) {
    if (m_games.gameAt(row) == 0) return;
    m_games.toggle(row);
    if (row != m_current) choose(row);
}

void LibraryViewModel::extendTo(int row) { m_games.selectRange(std::max(0, m_current), row); }

void LibraryViewModel::choose(int row) {
    m_current = row;
    m_edits.setChosen(m_games.gameAt(row));
    m_purpose = Purpose::Preview;
    if (const std::int64_t game = m_games.gameAt(row); game > 0)
        m_library.readGame(game);
    else
        m_preview.show({});
    emit currentChanged();
}

void LibraryViewModel::open() { readFor(Purpose::Open); }

void LibraryViewModel::openGame(qint64 id) {
    m_purpose = Purpose::Open;
    m_library.readGame(id);
}

void LibraryViewModel::resume() { readFor(Purpose::Resume); }

void LibraryViewModel::showAnew() {
    if (m_purpose == Purpose::Preview) readFor(Purpose::Preview);
}

void LibraryViewModel::readFor(Purpose purpose) {
    const std::int64_t game = m_games.gameAt(m_current);
    if (game == 0) return;
    m_purpose = purpose;
    m_library.readGame(game);
}

void LibraryViewModel::onGameRead(const ReadGame& read) {
    switch (std::exchange(m_purpose, Purpose::Preview)) {
        case Purpose::Preview:
            m_preview.show(read);
            break;
        case Purpose::Open:
            emit opened(read);
            break;
        case Purpose::Resume:
            emit resuming(read.id, read.game);
            break;
    }
}

void LibraryViewModel::mergeSelected() {
    m_library.mergeGames(std::make_shared<const std::vector<std::int64_t>>(m_games.selectedGames()));
}

void LibraryViewModel::onMerged(const MergedGames& done) {
    emit merged(done.game);
    QString sentence =
        tr("%1 games were merged into a new game. The games of the library stay as they are.", "", done.games)
            .arg(done.games);
    if (!done.left.empty())
        sentence += u' ' + tr("%1 games were left out: %2", "", static_cast<int>(done.left.size()))
                               .arg(static_cast<int>(done.left.size()))
                               .arg(translated(done.left.front()));
    emit notified(sentence, done.left.empty() ? Tone::Good : Tone::Warn);
}

}  // namespace plyglass

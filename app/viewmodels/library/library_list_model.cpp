#include "app/viewmodels/library/library_list_model.h"

#include <algorithm>
#include <iterator>

#include "app/services/library/store/game_date.h"
#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/player_names.h"

namespace plyglass {

namespace {

/// Name of a player; if no player is known, White's is the title of the game.
QString nameOf(const GameRow& row, Color color) {
    const QString name = playerName(row, color);
    if (!name.isEmpty()) return name;
    if (!playerName(row, ~color).isEmpty()) return LibraryListModel::tr("Unknown");
    return color == White ? titleOf({row.event, row.site, row.date, row.changedS}) : QString();
}

QString leftText(const LeftLibrary& left) {
    switch (left.state) {
        case StoredState::Replaced:
            return LibraryListModel::tr("replaced %1").arg(momentText(left.atS));
        case StoredState::Deleted:
            return LibraryListModel::tr("deleted %1").arg(momentText(left.atS));
        default:
            return {};
    }
}

QString ratingText(int rating) { return rating == 0 ? QString() : QString::number(rating); }

QVariant valueOf(const GameRow& row, int role) {
    switch (role) {
        case LibraryListModel::WhiteRole:
            return nameOf(row, White);
        case LibraryListModel::BlackRole:
            return nameOf(row, Black);
        case LibraryListModel::ResultRole:
            return row.result == GameResult::Ongoing ? QStringLiteral("–") : resultText(row.result);
        case LibraryListModel::WhiteWonRole:
            return row.result == GameResult::WhiteWins;
        case LibraryListModel::BlackWonRole:
            return row.result == GameResult::BlackWins;
        case LibraryListModel::EcoRole:
            return row.eco;
        case LibraryListModel::OpeningRole:
            return row.opening;
        case LibraryListModel::WhiteRatingRole:
            return ratingText(row.whiteRating);
        case LibraryListModel::BlackRatingRole:
            return ratingText(row.blackRating);
        case LibraryListModel::LeftRole:
            return leftText(row.left);
        case LibraryListModel::EventRole:
            return row.event.isEmpty() ? row.site : row.event;
        case LibraryListModel::DateRole:
            return dateText(row.date);
        case LibraryListModel::MovesRole:
            return QString::number((row.plies + 1) / 2);
        case LibraryListModel::CurveRole:
            return QVariant::fromValue(QList<qreal>(row.curve.begin(), row.curve.end()));
        case LibraryListModel::FavouriteRole:
            return row.isFavourite;
        default:
            return {};
    }
}

}  // namespace

LibraryListModel::LibraryListModel(GameLibrary& library, QObject* parent)
    : QAbstractListModel(parent), m_library(library) {
    connect(&library, &GameLibrary::rowsRead, this, &LibraryListModel::take);
}

QHash<int, QByteArray> LibraryListModel::roleNames() const {
    return {{WhiteRole, "white"},
            {BlackRole, "black"},
            {ResultRole, "result"},
            {WhiteWonRole, "whiteWon"},
            {BlackWonRole, "blackWon"},
            {EcoRole, "eco"},
            {OpeningRole, "opening"},
            {WhiteRatingRole, "whiteRating"},
            {BlackRatingRole, "blackRating"},
            {LeftRole, "leftText"},
            {EventRole, "event"},
            {DateRole, "date"},
            {MovesRole, "moves"},
            {CurveRole, "curve"},
            {FavouriteRole, "favourite"},
            {SelectedRole, "selected"}};
}

QVariant LibraryListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const GameRow* row = rowAt(index.row());
    if (role == SelectedRole) return m_selected.contains(gameAt(index.row()));
    if (row) return valueOf(*row, role);
    if (role == CurveRole) return QVariant::fromValue(QList<qreal>());
    const bool isFlag = role == WhiteWonRole || role == BlackWonRole || role == FavouriteRole;
    return isFlag ? QVariant(false) : QVariant(QString());
}

std::vector<std::int64_t> LibraryListModel::selectedGames() const {
    std::vector<std::int64_t> games;
    if (!m_games || m_selected.empty()) return games;
    std::copy_if(m_games->begin(), m_games->end(), std::back_inserter(games),
                 [this](std::int64_t game) { return m_selected.contains(game); });
    return games;
}

void LibraryListModel::select(const std::vector<std::int64_t>& games) {
    m_selected.clear();
    m_selected.insert(games.begin(), games.end());
    onSelected();
}

void LibraryListModel::toggle(int row) {
    const std::int64_t game = gameAt(row);
    if (game == 0) return;
    if (!m_selected.erase(game)) m_selected.insert(game);
    onSelected();
}

void LibraryListModel::selectRange(int from, int to) {
    const int first = std::max(0, std::min(from, to));
    const int last = std::min(count() - 1, std::max(from, to));
    if (first > last) return;
    select({m_games->begin() + first, m_games->begin() + last + 1});
}

void LibraryListModel::selectAll() { selectRange(0, count() - 1); }

void LibraryListModel::selectNone() {
    if (!m_selected.empty()) select({});
}

void LibraryListModel::onSelected() {
    if (count() > 0) emit dataChanged(index(0), index(count() - 1), {SelectedRole});
    emit selectionChanged();
}

/// The view requests the visible rows again.
void LibraryListModel::refresh() {
    m_pages.clear();
    m_asked.clear();
    if (count() > 0) emit dataChanged(index(0), index(count() - 1));
}

void LibraryListModel::setGames(GameIds games) {
    beginResetModel();
    m_games = std::move(games);
    m_pages.clear();
    m_asked.clear();
    endResetModel();
    std::vector<std::int64_t> kept = selectedGames();
    if (kept.size() != m_selected.size()) {
        m_selected = {kept.begin(), kept.end()};
        emit selectionChanged();
    }
    emit countChanged();
}

std::int64_t LibraryListModel::gameAt(int row) const {
    return row >= 0 && row < count() ? (*m_games)[static_cast<std::size_t>(row)] : 0;
}

int LibraryListModel::rowOf(std::int64_t game) const {
    if (!m_games) return -1;
    const auto place = std::find(m_games->begin(), m_games->end(), game);
    return place == m_games->end() ? -1 : static_cast<int>(place - m_games->begin());
}

/// nullptr while it is being read.
const GameRow* LibraryListModel::rowAt(int row) const {
    const int page = row / kPageRows;
    if (const QList<GameRow>* rows = m_pages.object(page)) {
        const int at = row % kPageRows;
        return at < rows->size() ? &(*rows)[at] : nullptr;
    }
    if (m_asked.contains(page)) return nullptr;
    m_asked << page;
    const auto first = m_games->begin() + page * kPageRows;
    const auto last = m_games->begin() + std::min((page + 1) * kPageRows, count());
    m_library.readRows(page * kPageRows, std::vector(first, last));
    return nullptr;
}

void LibraryListModel::take(int first, const QList<GameRow>& rows) {
    const int page = first / kPageRows;
    // Rows of an earlier search may still arrive.
    if (!m_asked.remove(page) || first >= count()) return;
    if (!rows.isEmpty() && gameAt(first) != rows.front().id) return;
    if (!rows.isEmpty()) m_pages.insert(page, new QList<GameRow>(rows));
    // Unread rows are requested again if they are still visible.
    emit dataChanged(index(first), index(std::min(first + kPageRows, count()) - 1));
}

}  // namespace plyglass

#include "app/viewmodels/library/opening_tree_view_model.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/san.h"

namespace plyglass {

OpeningTreeViewModel::OpeningTreeViewModel(GameLibrary& library, QObject* parent)
    : QObject(parent), m_library(library) {
    connect(&library, &GameLibrary::treeRead, this,
            [this](const std::shared_ptr<const OpeningTree>& tree) { onRead(*tree); });
}

void OpeningTreeViewModel::setGames(GameIds games, bool isNarrowed) {
    m_games = std::move(games);
    m_isNarrowed = isNarrowed;
    ask();
}

void OpeningTreeViewModel::setVisible(bool visible) {
    if (visible == m_isVisible) return;
    m_isVisible = visible;
    if (m_isStale) ask();
    emit visibleChanged();
}

/// The previous position's rows stay until the new ones arrive.
void OpeningTreeViewModel::ask() {
    m_isStale = !m_isVisible || !m_games;
    m_isReady = false;
    if (!m_isStale) m_library.readTree(position());
    emit countedChanged();
}

void OpeningTreeViewModel::onRead(const OpeningTree& tree) {
    if (m_isStale) return;
    QList<OpeningRow> rows;
    for (const TreeMove& move : tree.moves) rows << openingRow(position(), move, tree.all);
    m_isReady = true;
    m_countedId = m_positionId;
    m_current = rows.isEmpty() ? -1 : 0;
    m_moves.setRows(std::move(rows));
    m_total.setRows(tree.all.games == 0 ? QList<OpeningRow>() : QList<OpeningRow>{totalRow(tree.all)});
    emit currentChanged();
    emit countedChanged();
}

void OpeningTreeViewModel::setCurrent(int row) {
    const int kept = std::clamp(row, m_moves.count() > 0 ? 0 : -1, m_moves.count() - 1);
    if (kept == m_current) return;
    m_current = kept;
    emit currentChanged();
}

QString OpeningTreeViewModel::currentMove() const {
    return m_current < 0 || !areRowsOfPosition() ? QString() : m_moves.rows()[m_current].move;
}

QString OpeningTreeViewModel::emptyText() const {
    if (!m_isReady) return tr("Counting the games…");
    if (m_moves.count() > 0) return {};
    if (m_games->empty())
        return m_isNarrowed ? tr("No game matches the search.") : tr("There are no games yet.");
    return m_total.count() > 0 ? tr("All games that came to this position ended here.")
           : m_isNarrowed      ? tr("No game of the search came to this position.")
                               : tr("No game came to this position.");
}

QString OpeningTreeViewModel::scopeText() const {
    if (!m_games || m_games->empty()) return {};
    const std::uint64_t games = m_games->size();
    return m_isNarrowed ? tr("%1 games of the search", "", pluralOf(games)).arg(groupedText(games))
                        : tr("All %1 games", "", pluralOf(games)).arg(groupedText(games));
}

BoardPosition OpeningTreeViewModel::board() const {
    BoardPosition board = boardOf(m_walk, m_ply);
    board.allowMoves(position());
    return board;
}

QString OpeningTreeViewModel::openingText() const {
    for (int ply = m_ply; ply > 0; --ply)
        if (const QString name = openingName(m_walk.at(ply)); !name.isEmpty()) return name;
    return {};
}

QStringList OpeningTreeViewModel::line() const {
    QStringList moves;
    for (int ply = 0; ply < m_walk.length(); ++ply) {
        const bool isNumbered = m_walk.at(ply).sideToMove() == White;
        moves << (isNumbered ? walkText(m_walk, ply, ply + 1)
                             : QString::fromStdString(toSan(m_walk.at(ply), m_walk.moveTo(ply + 1))));
    }
    return moves;
}

void OpeningTreeViewModel::setPly(int ply) {
    if (ply != m_ply && ply >= 0 && ply <= m_walk.length()) goTo(ply);
}

void OpeningTreeViewModel::goTo(int ply) {
    m_ply = ply;
    ++m_positionId;
    emit positionChanged();
    ask();
    // The chosen move belongs to the previous position.
    emit currentChanged();
}

/// Moves taken back stay while the same moves are played again.
void OpeningTreeViewModel::playMove(Move move) {
    if (m_ply == m_walk.length() || m_walk.moveTo(m_ply + 1) != move) {
        std::vector<Move> moves;
        for (int ply = 1; ply <= m_ply; ++ply) moves.push_back(m_walk.moveTo(ply));
        moves.push_back(move);
        m_walk = LineWalk(m_walk.at(0), moves);
    }
    goTo(m_ply + 1);
}

void OpeningTreeViewModel::playOnBoard(const QString& from, const QString& to, const QString& promotion) {
    if (const auto move = boardMove(position(), from, to, promotion)) playMove(*move);
}

QString OpeningTreeViewModel::typeMove(const QString& text) {
    const auto move = typedMove(position(), text);
    if (!move) return translated(move.error());
    playMove(*move);
    return {};
}

void OpeningTreeViewModel::play(int row) {
    if (!areRowsOfPosition() || row < 0 || row >= m_moves.count()) return;
    if (const auto move = parseUci(position(), m_moves.rows()[row].move.toStdString())) playMove(*move);
}

void OpeningTreeViewModel::giveToBook(BookUse use) {
    if (!m_games || m_games->empty()) return;
    if (m_games->size() > kMaxBookGames) {
        emit notified(tr("A book takes at most %1 games at once. Search for fewer games first.")
                          .arg(groupedText(kMaxBookGames)),
                      Tone::Warn);
        return;
    }
    const std::uint64_t games = m_games->size();
    emit bookRequested(m_games, use, tr("Book of %1 games", "", pluralOf(games)).arg(groupedText(games)));
}

}  // namespace plyglass

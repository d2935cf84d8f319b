#include "app/viewmodels/learning/game_watch.h"

#include <utility>

#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/board_squares.h"

namespace plyglass {

namespace {

/// Steps for which the end of a game is shown.
constexpr int kEndSteps = 4;

/// "7" in the same generation, "4 of generation 5" for one from an older generation.
QString candidateText(const std::string& name, int generation) {
    if (name == kReferenceName) return GameWatch::tr("the reference");
    const QString full = text(name);
    const QString own = QStringLiteral("g%1-").arg(generation);
    if (full.startsWith(own)) return full.mid(own.size());
    const qsizetype dash = full.indexOf(u'-');
    if (dash < 0) return full;  // a network
    return GameWatch::tr("%1 of gen. %2").arg(full.mid(dash + 1), full.mid(1, dash - 1));
}

}  // namespace

GameWatch::GameWatch(QObject* parent) : QObject(parent) {
    m_timer.setInterval(kStepMs);
    connect(&m_timer, &QTimer::timeout, this, &GameWatch::step);
}

void GameWatch::setActive(bool active) {
    if (active == m_timer.isActive()) return;
    if (active)
        m_timer.start();
    else
        m_timer.stop();
    emit activeChanged();
}

void GameWatch::offer(const WatchedGame& game) {
    if (m_game)
        m_newest = game;
    else
        show(game);
}

void GameWatch::clear() {
    m_game.reset();
    m_newest.reset();
    m_lastMove.clear();
    m_position = Position::start();
    emit changed();
}

void GameWatch::show(WatchedGame game) {
    m_game = std::move(game);
    m_position = m_game->start;
    m_lastMove.clear();
    m_pause = 0;
    // The random opening moves are not shown step by step.
    for (m_next = 0; m_next < static_cast<std::size_t>(m_game->openingPlies) && !isOver(); ++m_next)
        play(m_game->moves[m_next]);
    emit changed();
}

void GameWatch::play(Move move) {
    Undo undo;
    m_position.makeMove(move, undo);
}

void GameWatch::step() {
    if (!m_game) return;
    if (!isOver()) {
        const Move move = m_game->moves[m_next++];
        m_lastMove = squaresOf(m_position, move);
        play(move);
        emit changed();
    } else if (++m_pause >= kEndSteps && m_newest) {
        show(*std::exchange(m_newest, std::nullopt));
    }
}

BoardPosition GameWatch::board() const {
    BoardPosition board = boardOf(m_position);
    board.lastMove = m_lastMove;
    return board;
}

QString GameWatch::title() const {
    if (!m_game) return {};
    const QString white = candidateText(m_game->white, m_game->generation);
    const QString black = candidateText(m_game->black, m_game->generation);
    if (m_game->white == m_game->black) return tr("%1 against itself").arg(white);
    return m_game->white == kReferenceName ? tr("%1 against candidate %2").arg(white, black)
                                           : tr("candidate %1 against %2").arg(white, black);
}

QString GameWatch::caption() const {
    if (!m_game) return {};
    const auto move = static_cast<int>(m_next + 1) / 2;
    const QString where =
        isOver() ? tr("%n moves: %1", nullptr, move).arg(ending()) : tr("move %1, slowed down").arg(move);
    if (m_game->white != m_game->black) return tr("Generation %1, %2").arg(m_game->generation).arg(where);
    const bool isToFit = m_game->white == kReferenceName;
    return isToFit ? tr("A game for the fit, %1").arg(where)
                   : tr("For generation %1, %2").arg(m_game->generation).arg(where);
}

QString GameWatch::ending() const {
    if (m_game->result == GameResult::Draw) return tr("drawn");
    const bool isWhite = m_game->result == GameResult::WhiteWins;
    if (m_game->white == m_game->black) return isWhite ? tr("White has won") : tr("Black has won");
    return tr("%1 has won").arg(candidateText(isWhite ? m_game->white : m_game->black, m_game->generation));
}

}  // namespace plyglass

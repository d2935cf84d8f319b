// A move entered while the opponent is to move: kept, shown, and played at once when it is legal then.
#include "app/viewmodels/play/game_view_model.h"
#include "app/viewmodels/play/premove_targets.h"
#include "engine/chess/san.h"

namespace plyglass {

bool GameViewModel::mayPremove() const {
    const Color toMove = m_controller.live()->position().sideToMove();
    const GameSetup& setup = m_controller.setup();
    return m_premovesAllowed && m_controller.shown() == m_controller.live() && !m_controller.isOver() &&
           !m_controller.isPaused() && !m_controller.isOpened() && !setup.isPerson(toMove) &&
           setup.isPerson(~toMove);
}

QStringList GameViewModel::premoves() const { return premoveTexts(position(), ~position().sideToMove()); }

QStringList GameViewModel::premove() const {
    return m_premove ? QStringList{m_premove->move.left(2), m_premove->move.mid(2, 2)} : QStringList();
}

void GameViewModel::setPremove(const QString& move) {
    m_premove = Premove{move, m_controller.live()};
    emit premoveChanged();
    emit announced(tr("Premove %1 to %2").arg(move.left(2), move.mid(2, 2)));
}

bool GameViewModel::cancelPremove() {
    if (!m_premove) return false;
    m_premove.reset();
    emit premoveChanged();
    return true;
}

void GameViewModel::setPremovesAllowed(bool allowed) {
    if (allowed == m_premovesAllowed) return;
    m_premovesAllowed = allowed;
    if (!allowed) cancelPremove();
    emit movableChanged();
}

void GameViewModel::followPremove() {
    if (!m_premove || m_premove->at == m_controller.live()) return;
    const bool answered =
        m_controller.live()->parent() == m_premove->at && m_controller.shown() == m_controller.live();
    // The controller is still in the middle of the opponent's move.
    if (answered)
        QMetaObject::invokeMethod(this, &GameViewModel::playPremove, Qt::QueuedConnection);
    else
        cancelPremove();
}

void GameViewModel::playPremove() {
    if (!m_premove || m_controller.live()->parent() != m_premove->at) return;
    const QString text = m_premove->move;
    cancelPremove();
    if (m_controller.shown() != m_controller.live()) return;
    const auto move = parseUci(position(), text.toStdString());
    if (!move || !m_controller.play(*move)) emit announced(tr("The premove is not legal any more."));
}

}  // namespace plyglass

#include "app/viewmodels/play/premove.h"

#include "app/viewmodels/play/premove_targets.h"
#include "engine/chess/san.h"

namespace plyglass {

Premove::Premove(GameController& controller, QObject* parent) : QObject(parent), m_controller(controller) {}

bool Premove::isPossible() const {
    const Color toMove = m_controller.live()->position().sideToMove();
    const GameSetup& setup = m_controller.setup();
    return m_isAllowed && m_controller.shown() == m_controller.live() && !m_controller.isOver() &&
           !m_controller.isPaused() && !m_controller.isOpened() && !setup.isPerson(toMove) &&
           setup.isPerson(~toMove);
}

QStringList Premove::targets() const {
    const Position& position = m_controller.shown()->position();
    return premoveTexts(position, ~position.sideToMove());
}

QStringList Premove::squares() const {
    return m_waiting ? QStringList{m_waiting->move.left(2), m_waiting->move.mid(2, 2)} : QStringList();
}

void Premove::set(const QString& move) {
    m_waiting = Waiting{move, m_controller.live()};
    emit changed();
    emit announced(tr("Premove %1 to %2").arg(move.left(2), move.mid(2, 2)));
}

bool Premove::cancel() {
    if (!m_waiting) return false;
    m_waiting.reset();
    emit changed();
    return true;
}

void Premove::setAllowed(bool allowed) {
    if (allowed == m_isAllowed) return;
    m_isAllowed = allowed;
    if (!allowed) cancel();
    emit allowedChanged();
}

void Premove::follow() {
    if (!m_waiting || m_waiting->at == m_controller.live()) return;
    const bool answered =
        m_controller.live()->parent() == m_waiting->at && m_controller.shown() == m_controller.live();
    // The controller is still processing the opponent's move.
    if (answered)
        QMetaObject::invokeMethod(this, &Premove::play, Qt::QueuedConnection);
    else
        cancel();
}

void Premove::play() {
    if (!m_waiting || m_controller.live()->parent() != m_waiting->at) return;
    const QString text = m_waiting->move;
    cancel();
    if (m_controller.shown() != m_controller.live()) return;
    const auto move = parseUci(m_controller.shown()->position(), text.toStdString());
    if (!move || !m_controller.play(*move)) emit announced(tr("The premove is no longer legal."));
}

}  // namespace plyglass

#include "app/services/game/two_people.h"

#include "app/services/game/game_controller.h"

namespace plyglass {

TwoPeople::TwoPeople(GameController& controller, int waitMs, QObject* parent)
    : QObject(parent), m_controller(controller) {
    m_wait.setSingleShot(true);
    m_wait.setInterval(waitMs);
    connect(&m_wait, &QTimer::timeout, this, [this] { answer(false); });
    connect(&controller, &GameController::gameChanged, this, &TwoPeople::drop);
    connect(&controller, &GameController::leaving, this, &TwoPeople::drop);
}

void TwoPeople::setTakeBackAllowed(bool allowed) {
    if (allowed == m_takeBackAllowed) return;
    m_takeBackAllowed = allowed;
    emit changed();
}

bool TwoPeople::arePlaying() const {
    return m_controller.setup().arePeople() && !m_controller.isOver() && !m_controller.isOpened();
}

bool TwoPeople::canTakeBack() const {
    if (arePlaying() && (!m_takeBackAllowed || isAsking())) return false;
    return m_controller.canTakeBack();
}

bool TwoPeople::canOfferDraw() const { return !isAsking() && m_controller.ends().canOffer(); }

void TwoPeople::takeBack() {
    if (!canTakeBack()) return;
    if (arePlaying())
        ask(Question::TakeBack, m_controller.live()->position().sideToMove());
    else
        m_controller.takeBack();
}

void TwoPeople::undo() {
    if (arePlaying() && m_controller.undoTakesBack())
        takeBack();
    else
        m_controller.undo();
}

void TwoPeople::offerDraw() {
    if (!canOfferDraw()) return;
    if (arePlaying())
        ask(Question::Draw, ~m_controller.live()->position().sideToMove());
    else
        m_controller.ends().offer();
}

void TwoPeople::answer(bool yes) {
    const Question question = m_question;
    if (question == Question::None) return;
    drop();
    if (!yes)
        emit declined();
    else if (question == Question::TakeBack)
        m_controller.takeBack();
    else
        m_controller.endGame({GameResult::Draw, OutcomeReason::Agreement});
}

void TwoPeople::ask(Question question, Color asked) {
    m_question = question;
    m_asked = asked;
    m_wait.start();
    emit changed();
}

void TwoPeople::drop() {
    m_wait.stop();
    if (m_question == Question::None) return;
    m_question = Question::None;
    emit changed();
}

}  // namespace plyglass

// When games are saved, archived and offered.
#include "app/viewmodels/game_keeper.h"

namespace plyglass {

GameKeeper::GameKeeper(GameController& controller, GameStore& store, QObject* parent)
    : QObject(parent), m_controller(controller), m_store(store) {
    connect(&controller, &GameController::gameChanged, this, &GameKeeper::onGameChanged);
    connect(&controller, &GameController::leaving, this, &GameKeeper::onLeaving);
}

QString GameKeeper::lookForUnfinished() {
    GameStore::Found found = m_store.findUnfinished();
    m_offer = std::move(found.game);
    if (m_offer) emit offerChanged();
    return found.damage;
}

QString GameKeeper::offerText() const {
    if (!m_offer) return {};
    const Color person = m_offer->setup.isPerson(White) ? White : Black;
    return tr("Unfinished game: %1 against %2, move %3")
        .arg(playerName(m_offer->setup, person), playerName(m_offer->setup, ~person))
        .arg(m_offer->game.position().fullmoveNumber());
}

void GameKeeper::acceptOffer() {
    if (!m_offer) return;
    SavedGame saved = std::move(*m_offer);
    m_offer.reset();
    m_controller.resume(std::move(saved.game), saved.setup);
    emit offerChanged();
}

void GameKeeper::declineOffer() {
    if (!m_offer) return;
    m_store.archive(m_offer->game);
    m_store.forgetAutosave();
    m_offer.reset();
    emit offerChanged();
    m_controller.setWaiting(false);
}

void GameKeeper::onGameChanged() {
    if (!hasMoves() || m_controller.isOpened()) return;
    declineOffer();
    m_store.autosave(m_controller.gameForSaving());
}

void GameKeeper::onLeaving() {
    if (!hasMoves() || m_controller.isOpened()) return;
    m_store.archive(m_controller.gameForSharing());
    m_store.forgetAutosave();
}

void GameKeeper::shutDown() {
    m_controller.shutDown();
    if (hasMoves() && !m_controller.isOpened()) {
        if (m_controller.isOver())
            onLeaving();
        else
            m_store.autosave(m_controller.gameForSaving());
    }
    m_store.flush();
}

}  // namespace plyglass

#include "app/services/game/game_keeper.h"

namespace plyglass {

GameKeeper::GameKeeper(GameController& controller, GameStore& store, QObject* parent)
    : QObject(parent), m_controller(controller), m_store(store) {
    connect(&controller, &GameController::gameChanged, this, &GameKeeper::onGameChanged);
    connect(&controller, &GameController::leaving, this, &GameKeeper::onLeaving);
    // It is another game from then on, which is saved as it is played.
    connect(&controller, &GameController::playedOn, this, [this] { setOpened(nullptr); });
}

QStringList GameKeeper::lookForUnfinished() {
    UnfinishedGames found = m_store.findUnfinished();
    for (UnfinishedGame& game : found.games) m_offers.push_back(std::move(game));
    m_found = m_offers.size();
    if (isOffering()) emit offerChanged();
    return found.problems;
}

void GameKeeper::acceptOffer() {
    if (!isOffering()) return;
    UnfinishedGame game = std::move(m_offers.front());
    m_offers.clear();
    m_store.adopt(std::move(game.slot));
    m_controller.resume(std::move(game.saved.game), game.saved.setup);
    emit offerChanged();
}

void GameKeeper::open(std::int64_t id, Game game) {
    m_controller.open(std::move(game));
    setOpened(std::make_shared<OpenedGame>(OpenedGame{.id = id}));
}

void GameKeeper::goOn(std::int64_t id, Game game) {
    const auto setup = readSetup(game);
    if (setup && !game.outcome().isOver())
        m_controller.resume(std::move(game), *setup);
    else
        open(id, std::move(game));
}

void GameKeeper::saveInLibrary() {
    if (!m_opened) return;
    m_wasSaved = true;
    m_store.saveOver(m_opened, m_controller.gameForSharing());
}

void GameKeeper::setOpened(std::shared_ptr<OpenedGame> opened) {
    m_opened = std::move(opened);
    m_wasSaved = false;
    emit fromLibraryChanged();
}

void GameKeeper::declineOffer() {
    if (!isOffering()) return;
    fileFirstOffer();
    emit offerChanged();
    if (isOffering()) return;
    emit said(tr("The game is in the library. “Earlier games” in the game menu shows it (Ctrl+Shift+O)."),
              Tone::Neutral);
    m_controller.setWaiting(false);
}

void GameKeeper::fileFirstOffer() {
    m_store.file(std::move(m_offers.front()));
    m_offers.pop_front();
}

void GameKeeper::onGameChanged() {
    if (!hasMoves() || m_controller.isOpened()) return;
    // Who plays in the new game has answered.
    if (isOffering()) {
        while (isOffering()) fileFirstOffer();
        emit offerChanged();
        m_controller.setWaiting(false);
    }
    save();
}

void GameKeeper::save() {
    if (hasMoves() && !m_controller.isOpened()) m_store.autosave(m_controller.gameForSaving());
}

void GameKeeper::onLeaving() {
    // Of games of others those are kept in which something was changed. After a save every change counts.
    if (hasMoves() && !m_controller.isOpened())
        m_store.leave(m_controller.gameForSaving());
    else if (hasMoves() && (m_controller.canUndoEdit() || m_wasSaved))
        m_store.leaveOpened(m_opened, m_controller.gameForSaving());
    setOpened(nullptr);
}

void GameKeeper::shutDown() {
    m_controller.shutDown();
    m_store.hurry();
    if (m_controller.isOver() || m_controller.isOpened())
        onLeaving();
    else
        save();
    m_store.flush();
}

}  // namespace plyglass

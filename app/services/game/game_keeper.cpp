#include "app/services/game/game_keeper.h"

#include "app/services/library/store/library_edits.h"
#include "engine/chess/pgn.h"

namespace plyglass {

GameKeeper::GameKeeper(GameController& controller, GameStore& store, QObject* parent)
    : QObject(parent), m_controller(controller), m_store(store) {
    connect(&controller, &GameController::gameChanged, this, &GameKeeper::onGameChanged);
    connect(&controller, &GameController::leaving, this, &GameKeeper::onLeaving);
    connect(&store, &GameStore::keptOpened, this, &GameKeeper::onKeptOpened);
    // From then on it is another game, saved as it is played.
    connect(&controller, &GameController::playedOn, this, [this] { setOpened(0); });
}

QStringList GameKeeper::lookForUnfinished() {
    UnfinishedGames found = m_store.findUnfinished();
    for (UnfinishedGame& game : found.games) m_offers.push_back(std::move(game));
    m_found = m_offers.size();
    m_leftOpen = {std::make_move_iterator(found.opened.begin()), std::make_move_iterator(found.opened.end())};
    if (isWaitedFor()) emit offerChanged();
    return found.problems;
}

void GameKeeper::openLeft() {
    if (leftOpen()) emit openRequested(leftOpen()->id);
}

void GameKeeper::dismissLeft() {
    if (!leftOpen()) return;
    m_leftOpen.pop_front();
    emit offerChanged();
    onAnswered();
}

void GameKeeper::forgetLeft() {
    if (!leftOpen()) return;
    m_leftOpen.clear();
    emit offerChanged();
    onAnswered();
}

void GameKeeper::onAnswered() {
    if (!isWaitedFor()) m_controller.setWaiting(false);
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
    std::string text = id > 0 ? writePgn(game) : std::string();
    m_controller.open(std::move(game));
    setOpened(id, std::move(text));
    if (m_lock.isElsewhere())
        emit notified(
            tr("This game is open in another window too. What is saved last stands in the library; the "
               "other version is kept under “Deleted”."),
            Tone::Warn);
}

void GameKeeper::resume(std::int64_t id, Game game) {
    const auto setup = readSetup(game);
    if (setup && !game.outcome().isOver())
        m_controller.resume(std::move(game), *setup);
    else
        open(id, std::move(game));
}

void GameKeeper::saveInLibrary() {
    if (!m_isFromLibrary) return;
    m_isKept = true;
    m_store.saveOver(m_opened, m_controller.gameForSharing());
}

void GameKeeper::setOpened(std::int64_t id, std::string text) {
    if (m_isKept) m_store.releaseOpened();
    m_opened = std::make_shared<OpenedGame>(OpenedGame{.id = id, .found = std::move(text)});
    m_lock = id > 0 ? OpenedLock(m_store.directory(), id) : OpenedLock();
    m_isFromLibrary = id > 0;
    m_isKept = false;
    emit fromLibraryChanged();
}

void GameKeeper::declineOffer() {
    if (!isOffering()) return;
    fileFirstOffer();
    emit offerChanged();
    if (isOffering()) return;
    emit notified(tr("The game is in the library. “Earlier games” in the game menu shows it (Ctrl+Shift+O)."),
                  Tone::Neutral);
    onAnswered();
}

void GameKeeper::fileFirstOffer() {
    m_store.file(std::move(m_offers.front()));
    m_offers.pop_front();
}

void GameKeeper::onGameChanged() {
    if (hasMoves()) forgetLeft();
    if (m_controller.isOpened()) keepOpened();
    if (!hasMoves() || m_controller.isOpened()) return;
    // Starting a new game answers the offer.
    if (isOffering()) {
        while (isOffering()) fileFirstOffer();
        emit offerChanged();
        onAnswered();
    }
    save();
}

void GameKeeper::save() {
    if (hasMoves() && !m_controller.isOpened()) m_store.autosave(m_controller.gameForSaving());
}

void GameKeeper::keepOpened() {
    m_isKept = m_isKept || m_controller.canUndoEdit();
    if (m_isKept) m_store.keepOpened(m_opened, m_controller.game());
}

void GameKeeper::onKeptOpened(KeptOpened outcome) {
    switch (outcome) {
        case KeptOpened::Saved:
            break;
        case KeptOpened::EarlierKept:
            emit notified(
                tr("Your changes are saved in the library as you make them. The earlier version stays "
                   "under “Deleted” for %1 days.")
                    .arg(kDeletedDays),
                Tone::Neutral);
            break;
        case KeptOpened::OtherKept:
            emit notified(
                tr("Another window has changed this game as well. Its version is in the library, under "
                   "“Deleted”."),
                Tone::Warn);
            break;
        case KeptOpened::Added:
            emit notified(tr("The game with your changes is in the library, under “Annotated”."),
                          Tone::Neutral);
    }
}

void GameKeeper::onLeaving() {
    if (m_controller.isOpened()) {
        keepOpened();
    } else if (hasMoves()) {
        m_store.leave(m_controller.gameForSaving());
        // After the messages about the new game.
        if (!m_controller.isOver())
            QMetaObject::invokeMethod(
                this,
                [this] {
                    emit notified(
                        tr("The game that you were playing is in the library, under “Played here”."),
                        Tone::Neutral);
                },
                Qt::QueuedConnection);
    }
    setOpened(0);
}

bool GameKeeper::saveAll() {
    m_controller.commentDraft().save();
    if (m_controller.isOpened())
        keepOpened();
    else
        save();
    return m_store.isAllSaved();
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

#include "app/services/game/autosave.h"

#include "app/services/library/store/library_edits.h"
#include "engine/chess/pgn.h"

namespace plyglass {

Autosave::Autosave(GameController& controller, AutosaveQueue& queue, QObject* parent)
    : QObject(parent), m_controller(controller), m_queue(queue) {
    connect(&controller, &GameController::gameChanged, this, &Autosave::onGameChanged);
    connect(&controller, &GameController::leaving, this, &Autosave::onLeaving);
    connect(&queue, &AutosaveQueue::keptOpened, this, &Autosave::onKeptOpened);
    // From then on it is another game, saved as it is played.
    connect(&controller, &GameController::playedOn, this, [this] { setOpened(0); });
}

QStringList Autosave::lookForUnfinished() {
    UnfinishedGames found = m_queue.findUnfinished();
    for (UnfinishedGame& game : found.games) m_offers.push_back(std::move(game));
    m_found = m_offers.size();
    m_leftOpen = {std::make_move_iterator(found.opened.begin()), std::make_move_iterator(found.opened.end())};
    if (isWaitedFor()) emit offerChanged();
    return found.problems;
}

void Autosave::openLeft() {
    if (leftOpen()) emit openRequested(leftOpen()->id);
}

void Autosave::dismissLeft() {
    if (!leftOpen()) return;
    m_leftOpen.pop_front();
    emit offerChanged();
    onAnswered();
}

void Autosave::forgetLeft() {
    if (!leftOpen()) return;
    m_leftOpen.clear();
    emit offerChanged();
    onAnswered();
}

void Autosave::onAnswered() {
    if (!isWaitedFor()) m_controller.setWaiting(false);
}

void Autosave::acceptOffer() {
    if (!isOffering()) return;
    UnfinishedGame game = std::move(m_offers.front());
    m_offers.clear();
    m_queue.adopt(std::move(game.slot));
    m_controller.resume(std::move(game.saved.game), game.saved.setup);
    emit offerChanged();
}

void Autosave::open(std::int64_t id, Game game) {
    std::string text = id > 0 ? writePgn(game) : std::string();
    m_controller.open(std::move(game));
    setOpened(id, std::move(text));
    if (m_lock.isElsewhere())
        emit notified(
            tr("This game is open in another window too. What is saved last stands in the library; the "
               "other version is kept under “Deleted”."),
            Tone::Warn);
}

void Autosave::resume(std::int64_t id, Game game) {
    const auto setup = readSetup(game);
    if (setup && !game.outcome().isOver())
        m_controller.resume(std::move(game), *setup);
    else
        open(id, std::move(game));
}

void Autosave::saveInLibrary() {
    if (!m_isFromLibrary) return;
    m_isKept = true;
    m_queue.saveOver(m_opened, m_controller.gameForSharing());
}

void Autosave::setOpened(std::int64_t id, std::string text) {
    if (m_isKept) m_queue.releaseOpened();
    m_opened = std::make_shared<OpenedGame>(OpenedGame{.id = id, .found = std::move(text)});
    m_lock = id > 0 ? OpenedLock(m_queue.directory(), id) : OpenedLock();
    m_isFromLibrary = id > 0;
    m_isKept = false;
    emit fromLibraryChanged();
}

void Autosave::declineOffer() {
    if (!isOffering()) return;
    fileFirstOffer();
    emit offerChanged();
    if (isOffering()) return;
    emit notified(tr("The game is in the library. “Earlier games” in the game menu shows it (Ctrl+Shift+O)."),
                  Tone::Neutral);
    onAnswered();
}

void Autosave::fileFirstOffer() {
    m_queue.file(std::move(m_offers.front()));
    m_offers.pop_front();
}

void Autosave::onGameChanged() {
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

void Autosave::save() {
    if (hasMoves() && !m_controller.isOpened()) m_queue.save(m_controller.gameForSaving());
}

void Autosave::keepOpened() {
    m_isKept = m_isKept || m_controller.canUndoEdit();
    if (m_isKept) m_queue.keepOpened(m_opened, m_controller.game());
}

void Autosave::onKeptOpened(KeptOpened outcome) {
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

void Autosave::onLeaving() {
    if (m_controller.isOpened()) {
        keepOpened();
    } else if (hasMoves()) {
        m_queue.leave(m_controller.gameForSaving());
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

bool Autosave::saveAll() {
    m_controller.commentDraft().save();
    if (m_controller.isOpened())
        keepOpened();
    else
        save();
    return m_queue.isAllSaved();
}

void Autosave::shutDown() {
    m_controller.shutDown();
    m_queue.hurry();
    if (m_controller.isOver() || m_controller.isOpened())
        onLeaving();
    else
        save();
    m_queue.flush();
}

}  // namespace plyglass

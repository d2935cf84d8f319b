// Asynchronous saving: PGN is generated on the caller's thread (fast) and written on the store's (slow).
#include "app/services/game/game_store.h"

#include <QDir>
#include <future>
#include <utility>

#include "app/services/translated.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

PlayedGame asPlayed(const Game& game) {
    return {.text = writePgn(game), .seed = seedFromText(game.tag(kSeedTag)).value_or(0)};
}

}  // namespace

GameStore::GameStore(QString directory, QObject* parent)
    : QObject(parent), m_directory(std::move(directory)), m_archive(m_directory) {
    // A permanent thread, since a connection belongs to the thread that opened it.
    m_writer.setMaxThreadCount(1);
    m_writer.setExpiryTimeout(-1);
    QDir().mkpath(m_directory);
    m_slot = claimAnySlot(m_directory);
}

GameStore::~GameStore() {
    m_writer.start([this] {
        tell(m_archive.takeInFiles());
        m_archive.close();
    });
    flush();
}

void GameStore::tell(const QString& sentence) {
    if (!sentence.isEmpty()) emit failed(sentence);
}

UnfinishedGames GameStore::findUnfinished() {
    std::promise<UnfinishedGames> found;
    m_writer.start([this, &found] { found.set_value(m_archive.findUnfinished(m_slot)); });
    UnfinishedGames games = found.get_future().get();
    takeIn();
    return games;
}

void GameStore::takeIn() {
    m_writer.start([this] {
        tell(m_archive.takeInFiles());
        emit tookIn();
    });
}

void GameStore::hurry() {
    m_writer.start([this] { m_archive.hurry(); });
}

void GameStore::adopt(WindowSlot slot) {
    const std::lock_guard lock(m_mutex);
    m_slot = std::move(slot);
}

void GameStore::autosave(const Game& game) {
    PlayedGame played = asPlayed(game);
    const std::lock_guard lock(m_mutex);
    if (m_pending) {
        m_pending->game = std::move(played);
        return;
    }
    m_pending = std::make_shared<Autosave>(Autosave{m_slot, std::move(played)});
    m_writer.start([this, autosave = m_pending] { write(autosave); });
}

void GameStore::write(const std::shared_ptr<Autosave>& autosave) {
    {
        const std::lock_guard lock(m_mutex);
        if (autosave->isDropped) return;
        m_pending.reset();
    }
    tell(m_archive.save(autosave->slot, autosave->game));
}

void GameStore::leave(const Game& game) {
    const std::lock_guard lock(m_mutex);
    // Its place in the queue is before the end of this game, so the next game must not use it.
    if (m_pending) m_pending->isDropped = true;
    m_pending.reset();
    finish(m_slot, asPlayed(game));
}

void GameStore::saveOver(std::shared_ptr<OpenedGame> opened, const Game& game) {
    m_writer.start([this, opened = std::move(opened), text = writePgn(game)] {
        const auto outcome = m_archive.saveOver(*opened, text);
        if (outcome)
            emit savedOver(*outcome);
        else
            emit saveOverFailed(translated(outcome.error()));
    });
}

void GameStore::keepOpened(std::shared_ptr<OpenedGame> opened, const Game& game) {
    PlayedGame played = asPlayed(game);
    const std::lock_guard lock(m_mutex);
    if (m_pendingOpened && m_pendingOpened->opened == opened) {
        m_pendingOpened->game = std::move(played);
        return;
    }
    m_pendingOpened = std::make_shared<OpenedSave>(OpenedSave{m_slot, std::move(opened), std::move(played)});
    m_writer.start([this, save = m_pendingOpened] { writeOpened(save); });
}

void GameStore::writeOpened(const std::shared_ptr<OpenedSave>& save) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_pendingOpened == save) m_pendingOpened.reset();
    }
    const auto kept = m_archive.keepOpened(save->slot, save->game, save->opened);
    tell(kept.problem);
    if (kept.outcome) emit keptOpened(*kept.outcome);
}

void GameStore::releaseOpened() {
    const std::lock_guard lock(m_mutex);
    m_writer.start([this, slot = m_slot] { m_archive.releaseOpened(slot); });
}

void GameStore::file(UnfinishedGame game) { finish(std::move(game.slot), asPlayed(game.saved.game)); }

void GameStore::finish(WindowSlot slot, PlayedGame game) {
    m_writer.start(
        [this, slot = std::move(slot), game = std::move(game)] { tell(m_archive.finish(slot, game)); });
}

bool GameStore::isAllSaved() {
    std::promise<bool> known;
    m_writer.start([this, &known] {
        if (!m_archive.isAllSaved()) tell(m_archive.takeInFiles());
        known.set_value(m_archive.isAllSaved());
    });
    return known.get_future().get();
}

void GameStore::flush() { m_writer.waitForDone(); }

}  // namespace plyglass

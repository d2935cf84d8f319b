// Asynchronous saving: PGN is generated on the caller's thread (fast) and written on the queue's (slow).
#include "app/services/game/autosave_queue.h"

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

AutosaveQueue::AutosaveQueue(QString directory, QObject* parent)
    : QObject(parent), m_directory(std::move(directory)), m_storage(m_directory) {
    // A permanent thread, since a connection belongs to the thread that opened it.
    m_writer.setMaxThreadCount(1);
    m_writer.setExpiryTimeout(-1);
    QDir().mkpath(m_directory);
    m_slot = claimAnySlot(m_directory);
}

AutosaveQueue::~AutosaveQueue() {
    m_writer.start([this] {
        tell(m_storage.takeInFiles());
        m_storage.close();
    });
    flush();
}

void AutosaveQueue::tell(const QString& sentence) {
    if (!sentence.isEmpty()) emit failed(sentence);
}

UnfinishedGames AutosaveQueue::findUnfinished() {
    std::promise<UnfinishedGames> found;
    m_writer.start([this, &found] { found.set_value(m_storage.findUnfinished(m_slot)); });
    UnfinishedGames games = found.get_future().get();
    takeIn();
    return games;
}

void AutosaveQueue::takeIn() {
    m_writer.start([this] {
        tell(m_storage.takeInFiles());
        emit tookIn();
    });
}

void AutosaveQueue::hurry() {
    m_writer.start([this] { m_storage.hurry(); });
}

void AutosaveQueue::adopt(WindowSlot slot) {
    const std::lock_guard lock(m_mutex);
    m_slot = std::move(slot);
}

void AutosaveQueue::save(const Game& game) {
    PlayedGame played = asPlayed(game);
    const std::lock_guard lock(m_mutex);
    if (m_pending) {
        m_pending->game = std::move(played);
        return;
    }
    m_pending = std::make_shared<PendingSave>(PendingSave{m_slot, std::move(played)});
    m_writer.start([this, pending = m_pending] { write(pending); });
}

void AutosaveQueue::write(const std::shared_ptr<PendingSave>& pending) {
    {
        const std::lock_guard lock(m_mutex);
        if (pending->isDropped) return;
        m_pending.reset();
    }
    tell(m_storage.save(pending->slot, pending->game));
}

void AutosaveQueue::leave(const Game& game) {
    const std::lock_guard lock(m_mutex);
    // Its place in the queue is before the end of this game, so the next game must not use it.
    if (m_pending) m_pending->isDropped = true;
    m_pending.reset();
    finish(m_slot, asPlayed(game));
}

void AutosaveQueue::saveOver(std::shared_ptr<OpenedGame> opened, const Game& game) {
    m_writer.start([this, opened = std::move(opened), text = writePgn(game)] {
        const auto outcome = m_storage.saveOver(*opened, text);
        if (outcome)
            emit savedOver(*outcome);
        else
            emit saveOverFailed(translated(outcome.error()));
    });
}

void AutosaveQueue::keepOpened(std::shared_ptr<OpenedGame> opened, const Game& game) {
    PlayedGame played = asPlayed(game);
    const std::lock_guard lock(m_mutex);
    if (m_pendingOpened && m_pendingOpened->opened == opened) {
        m_pendingOpened->game = std::move(played);
        return;
    }
    m_pendingOpened =
        std::make_shared<PendingOpenedSave>(PendingOpenedSave{m_slot, std::move(opened), std::move(played)});
    m_writer.start([this, save = m_pendingOpened] { writeOpened(save); });
}

void AutosaveQueue::writeOpened(const std::shared_ptr<PendingOpenedSave>& save) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_pendingOpened == save) m_pendingOpened.reset();
    }
    const auto kept = m_storage.keepOpened(save->slot, save->game, save->opened);
    tell(kept.problem);
    if (kept.outcome) emit keptOpened(*kept.outcome);
}

void AutosaveQueue::releaseOpened() {
    const std::lock_guard lock(m_mutex);
    m_writer.start([this, slot = m_slot] { m_storage.releaseOpened(slot); });
}

void AutosaveQueue::file(UnfinishedGame game) { finish(std::move(game.slot), asPlayed(game.saved.game)); }

void AutosaveQueue::finish(WindowSlot slot, PlayedGame game) {
    m_writer.start(
        [this, slot = std::move(slot), game = std::move(game)] { tell(m_storage.finish(slot, game)); });
}

bool AutosaveQueue::isAllSaved() {
    std::promise<bool> known;
    m_writer.start([this, &known] {
        if (!m_storage.isAllSaved()) tell(m_storage.takeInFiles());
        known.set_value(m_storage.isAllSaved());
    });
    return known.get_future().get();
}

void AutosaveQueue::flush() { m_writer.waitForDone(); }

}  // namespace plyglass

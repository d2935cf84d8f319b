// Prevents losing games: saves after every ply, stores games that are left, offers unfinished ones.
#pragma once

#include <QObject>
#include <cstdint>
#include <deque>
#include <memory>

#include "app/services/game/autosave_queue.h"
#include "app/services/game/game_controller.h"
#include "app/services/game/opened_lock.h"

namespace plyglass {

class Autosave : public QObject {
    Q_OBJECT
  public:
    Autosave(GameController& controller, AutosaveQueue& queue, QObject* parent = nullptr);

    /// Searches for unfinished games, once, before the first game starts. Returns messages about unreadable
    /// ones.
    QStringList lookForUnfinished();
    bool isOffering() const { return !m_offers.empty(); }
    /// The game offered; only while `isOffering`.
    const SavedGame& offer() const { return m_offers.front().saved; }
    /// Its index among the unfinished games found at the start, from 1, and their number.
    int offerNumber() const { return static_cast<int>(m_found - m_offers.size()) + 1; }
    int found() const { return static_cast<int>(m_found); }
    /// Resumes the offered game; the others stay for the next start.
    void acceptOffer();
    /// A game that was being annotated when its window was killed; offered until opened or the user starts
    /// something else; nullptr if there is none.
    const LeftOpen* leftOpen() const { return m_leftOpen.empty() ? nullptr : &m_leftOpen.front(); }
    /// Opens it: `openRequested` follows.
    void openLeft();
    /// Continues with the next one, if any.
    void dismissLeft();
    /// Whether computers must wait for the user's answer.
    bool isWaitedFor() const { return isOffering() || leftOpen(); }
    /// Shows a library game, which can be saved there.
    void open(std::int64_t id, Game game);
    /// Resumes an unfinished game played here with its players; otherwise shows it.
    void resume(std::int64_t id, Game game);
    /// Whether a library game is shown without a move played here.
    bool isFromLibrary() const { return m_isFromLibrary; }
    /// Saves over the library game; the queue reports the result. Only while `isFromLibrary`.
    void saveInLibrary();
    /// Leaves the offered game in the library and offers the next one.
    void declineOffer();
    /// Saves the running game, as after every ply.
    void save();
    /// Saves the board with the comment being typed, and retries failed saves. Returns whether every game is
    /// on disk, so that the window may close.
    bool saveAll();
    /// Leaves everything on disk for the next start.
    void shutDown();

    AutosaveQueue& queue() { return m_queue; }

  signals:
    void offerChanged();
    /// The library game with this number should be read and opened.
    void openRequested(qint64 id);
    void fromLibraryChanged();
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    void onGameChanged();
    void onLeaving();
    void fileFirstOffer();
    void forgetLeft();
    void onAnswered();
    bool hasMoves() const { return !m_controller.game().root()->children().empty(); }
    /// Saves a changed game that is not being played, and from then on after every change.
    void keepOpened();
    void onKeptOpened(KeptOpened outcome);
    /// `text` is the opened text, as Plyglass writes it.
    void setOpened(std::int64_t id, std::string text = {});

    GameController& m_controller;
    AutosaveQueue& m_queue;
    std::deque<UnfinishedGame> m_offers;
    std::deque<LeftOpen> m_leftOpen;
    std::size_t m_found = 0;                                                ///< unfinished games at the start
    std::shared_ptr<OpenedGame> m_opened = std::make_shared<OpenedGame>();  ///< the game on the board
    OpenedLock m_lock;  ///< lock of that game, visible to other windows
    bool m_isFromLibrary = false;
    bool m_isKept = false;  ///< stored, or about to be
};

}  // namespace plyglass

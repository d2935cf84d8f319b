// Sees to it that no game is lost: saves after every ply, keeps left games, offers the unfinished ones.
#pragma once

#include <QObject>
#include <cstdint>
#include <deque>
#include <memory>

#include "app/services/game/game_controller.h"
#include "app/services/game/game_store.h"
#include "app/services/game/opened_lock.h"

namespace plyglass {

class GameKeeper : public QObject {
    Q_OBJECT
  public:
    GameKeeper(GameController& controller, GameStore& store, QObject* parent = nullptr);

    /// Looks for unfinished games, once, before the first game starts; returns what could not be read, as
    /// sentences.
    QStringList lookForUnfinished();
    bool isOffering() const { return !m_offers.empty(); }
    /// The game that is offered; only while `isOffering`.
    const SavedGame& offer() const { return m_offers.front().saved; }
    /// Which of the unfinished games it is, from 1, and how many there were at the start.
    int offerNumber() const { return static_cast<int>(m_found - m_offers.size()) + 1; }
    int found() const { return static_cast<int>(m_found); }
    /// Resumes the game that is offered; further ones stay where they are for the next start.
    void acceptOffer();
    /// A game that was being annotated when its window was killed: it is named until it is opened, or the
    /// person begins something else; nullptr if there is none.
    const LeftOpen* leftOpen() const { return m_leftOpen.empty() ? nullptr : &m_leftOpen.front(); }
    /// Opens it: `openWanted` follows.
    void openLeft();
    /// The next one is named, if there is one.
    void dismissLeft();
    /// Computers wait until the person has answered.
    bool isWaitedFor() const { return isOffering() || leftOpen(); }
    /// Shows the game that has this number in the library; it can be saved there.
    void open(std::int64_t id, Game game);
    /// The game goes on with its players if it was played here and is unfinished; otherwise it is shown.
    void resume(std::int64_t id, Game game);
    /// A game of the library is shown, and nobody has moved in it yet.
    bool isFromLibrary() const { return m_isFromLibrary; }
    /// Writes it over the one of the library; the store tells what came of it. Only while `isFromLibrary`.
    void saveInLibrary();
    /// The game that is offered stays in the library, and the next one is offered.
    void declineOffer();
    /// Saves the running game again, as after every ply.
    void save();
    /// Saves what is on the board with the comment that is being typed, and tries again with games that could
    /// not be saved. Whether every game is on disk then, so that the window may close.
    bool saveAll();
    /// Leaves everything on disk as the next start wants to find it.
    void shutDown();

    GameStore& store() { return m_store; }

  signals:
    void offerChanged();
    /// The game with this number is to be read and opened.
    void openWanted(qint64 id);
    void fromLibraryChanged();
    void said(const QString& sentence, plyglass::Tone tone);

  private:
    void onGameChanged();
    void onLeaving();
    void fileFirstOffer();
    void forgetLeft();
    void onAnswered();
    bool hasMoves() const { return !m_controller.game().root()->children().empty(); }
    /// A game that is only looked at is saved as soon as something in it was changed, and from then on
    /// always.
    void keepOpened();
    void onKeptOpened(KeptOpened outcome);
    /// `text` is what was opened, as Plyglass writes it.
    void setOpened(std::int64_t id, std::string text = {});

    GameController& m_controller;
    GameStore& m_store;
    std::deque<UnfinishedGame> m_offers;
    std::deque<LeftOpen> m_leftOpen;
    std::size_t m_found = 0;                                                ///< unfinished games at the start
    std::shared_ptr<OpenedGame> m_opened = std::make_shared<OpenedGame>();  ///< the game on the board
    OpenedLock m_lock;  ///< of that game, for other windows to know
    bool m_isFromLibrary = false;
    bool m_isKept = false;  ///< the store has it, or is about to
};

}  // namespace plyglass

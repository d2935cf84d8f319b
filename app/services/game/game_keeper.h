// Sees to it that no game is lost: saves after every ply, keeps left games, offers the unfinished ones.
#pragma once

#include <QObject>
#include <deque>

#include "app/services/game/game_controller.h"
#include "app/services/game/game_store.h"

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
    /// Shows a game that was opened. One that was played here and is unfinished goes on with its players;
    /// returns whether that is so.
    bool open(Game game);
    /// The game that is offered stays in the library, and the next one is offered.
    void declineOffer();
    /// Saves the running game again, as after every ply.
    void save();
    /// Leaves everything on disk as the next start wants to find it.
    void shutDown();

    GameStore& store() { return m_store; }

  signals:
    void offerChanged();
    void said(const QString& sentence, plyglass::Tone tone);

  private:
    void onGameChanged();
    void onLeaving();
    void fileFirstOffer();
    bool hasMoves() const { return !m_controller.game().root()->children().empty(); }
    /// A game that was played here, or one of others in which something was changed.
    bool isOwn() const { return hasMoves() && (!m_controller.isOpened() || m_controller.canUndoEdit()); }

    GameController& m_controller;
    GameStore& m_store;
    std::deque<UnfinishedGame> m_offers;
    std::size_t m_found = 0;  ///< unfinished games at the start
};

}  // namespace plyglass

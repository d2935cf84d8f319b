// Sees to it that no game is lost: saves after every ply, puts left games into the history, offers the
// unfinished ones.
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

    /// Looks for unfinished games, once, before the first game is begun; returns a sentence if one was
    /// damaged.
    QString lookForUnfinished();
    bool isOffering() const { return !m_offers.empty(); }
    /// "Unfinished game: You against Plyglass, move 14"; with more of them "… (1 of 3)".
    QString offerText() const;
    /// Goes on with the game that is offered; further ones stay where they are for the next start.
    void acceptOffer();
    /// The game that is offered goes to the earlier games, and the next one is offered.
    void declineOffer();
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

// Sees to it that no game is lost: saves after every ply, puts left games into the history, offers the
// unfinished one.
#pragma once

#include <QObject>
#include <optional>

#include "app/services/game_store.h"
#include "app/viewmodels/game_controller.h"

namespace plyglass {

class GameKeeper : public QObject {
    Q_OBJECT
  public:
    GameKeeper(GameController& controller, GameStore& store, QObject* parent = nullptr);

    /// Looks for the game of the last time, once, before the first game is begun; returns a sentence if it
    /// was damaged.
    QString lookForUnfinished();
    bool isOffering() const { return m_offer.has_value(); }
    /// "Unfinished game: You against Plyglass, move 14".
    QString offerText() const;
    void acceptOffer();
    /// The unfinished game goes to the history.
    void declineOffer();
    /// Leaves everything on disk as the next start wants to find it.
    void shutDown();

    GameStore& store() { return m_store; }

  signals:
    void offerChanged();

  private:
    void onGameChanged();
    void onLeaving();
    bool hasMoves() const { return !m_controller.game().root()->children().empty(); }

    GameController& m_controller;
    GameStore& m_store;
    std::optional<SavedGame> m_offer;
};

}  // namespace plyglass

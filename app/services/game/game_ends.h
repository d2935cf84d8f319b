// Ends of a game other than on the board: resignation, draw by agreement or claim, by persons and computers.
#pragma once

#include <QObject>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/tone.h"
#include "engine/levels/draws_and_resigning.h"

namespace plyglass {

class GameController;
class GameNode;

class GameEnds : public QObject {
    Q_OBJECT
  public:
    GameEnds(GameController& controller, EngineService& engine);

    bool canOffer() const;
    bool canClaim() const;
    bool canResign() const;
    /// Whether the computer is considering a person's draw offer.
    bool isOffered() const { return m_lane.isBusy(); }
    /// Whether the computer offered a draw with the last move; `offer` accepts it, a move declines it.
    bool hasOffer() const;

    /// Offers a draw, or accepts the computer's offer.
    void offer();
    void claim();
    void resign();
    /// Whether computers resign against persons and offer them draws.
    void setComputersGiveUp(bool giveUp) { m_computersGiveUp = giveUp; }

    // For the controller
    /// Lets the computer to move, given its search result, resign or claim a draw instead of moving; returns
    /// whether it did.
    bool endsInsteadOfMoving(const SearchInfo& info);
    /// Lets the computer that has just moved offer a draw.
    void considerOffer();
    /// Aborts the computer's consideration of an offer.
    void dropQuestion() { m_lane.cancel(); }
    /// Call when the nodes of the previous game are gone.
    void forgetOffer() { m_offeredAt = nullptr; }

  signals:
    void changed();
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    /// Name of the person's opponent.
    QString computerName() const;
    void hear(DrawAnswer answer);

    GameController& m_controller;
    bool m_computersGiveUp = true;
    const GameNode* m_offeredAt = nullptr;  ///< after the move with the computer's last draw offer
    EngineLane m_lane;                      ///< for the reply to a person's draw offer
};

}  // namespace plyglass

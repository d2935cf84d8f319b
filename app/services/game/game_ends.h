// How a game ends other than on the board: somebody resigns, a draw is agreed, or one is claimed. Both ways:
// what a person wants, and what a computer decides.
#pragma once

#include <QObject>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/tone.h"
#include "engine/match/draws_and_resigning.h"

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
    /// A person has offered a draw and the computer thinks about it.
    bool isOffered() const { return m_lane.isBusy(); }
    /// The computer has offered a draw with the last move; `offer` accepts it, a move declines it.
    bool hasOffer() const;

    /// Offers a draw, or accepts the computer's offer.
    void offer();
    void claim();
    void resign();
    /// Whether computers resign to persons and offer them draws.
    void setComputersGiveUp(bool giveUp) { m_computersGiveUp = giveUp; }

    // For the controller.
    /// The computer to move, having found this, resigns or claims a draw instead of moving; says whether it
    /// did.
    bool endsInsteadOfMoving(const SearchInfo& info);
    /// The computer that has just moved may offer a draw.
    void considerOffer();
    /// A computer no longer thinks about an offer.
    void dropQuestion() { m_lane.cancel(); }
    /// The nodes of the game before are no more.
    void forgetOffer() { m_offeredAt = nullptr; }

  signals:
    void changed();
    void said(const QString& sentence, plyglass::Tone tone);

  private:
    void hear(DrawAnswer answer);

    GameController& m_controller;
    bool m_computersGiveUp = true;
    const GameNode* m_offeredAt = nullptr;  ///< after the move with which a computer last offered a draw
    EngineLane m_lane;                      ///< what the computer thinks of the draw that a person offers
};

}  // namespace plyglass

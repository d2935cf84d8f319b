// The state of the game on the board and what a person can do in it, as one value.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>

#include "app/services/game/game_controller.h"
#include "app/services/game/two_people.h"

namespace plyglass {

struct GameStatus {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString ownSide MEMBER ownSide)
    Q_PROPERTY(bool over MEMBER over)
    Q_PROPERTY(QString outcomeText MEMBER outcomeText)
    Q_PROPERTY(QString resultText MEMBER resultText)
    Q_PROPERTY(bool thinking MEMBER thinking)
    Q_PROPERTY(bool paused MEMBER paused)
    Q_PROPERTY(bool drawOffered MEMBER drawOffered)
    Q_PROPERTY(bool canTakeBack MEMBER canTakeBack)
    Q_PROPERTY(bool canRedo MEMBER canRedo)
    Q_PROPERTY(bool canHint MEMBER canHint)
    Q_PROPERTY(bool canMoveNow MEMBER canMoveNow)
    Q_PROPERTY(bool canPause MEMBER canPause)
    Q_PROPERTY(bool canOfferDraw MEMBER canOfferDraw)
    Q_PROPERTY(bool canClaimDraw MEMBER canClaimDraw)
    Q_PROPERTY(bool canResign MEMBER canResign)
    Q_PROPERTY(bool canUndoEdit MEMBER canUndoEdit)
    Q_PROPERTY(bool canRedoEdit MEMBER canRedoEdit)
    Q_PROPERTY(QString question MEMBER question)
    Q_PROPERTY(QString askedSide MEMBER askedSide)
    Q_PROPERTY(QString turnSide MEMBER turnSide)

  public:
    // The chip beside a player's name: the current state or the outcome.
    QString text{};
    QString tone{};     ///< "neutral", "good", "warn", "bad" or "acc"
    QString side{};     ///< player beside whose name it is shown: "white" or "black"
    QString ownSide{};  ///< of the only person: "white" or "black"; else ""
    bool over = false;
    QString outcomeText{};  ///< in a sentence; "" while the game is running
    QString resultText{};   ///< "1–0", or ""
    bool thinking = false;
    bool paused = false;
    bool drawOffered = false;  ///< by the computer
    bool canTakeBack = false;
    bool canRedo = false;
    bool canHint = false;
    bool canMoveNow = false;
    bool canPause = false;
    bool canOfferDraw = false;
    bool canClaimDraw = false;
    bool canResign = false;
    bool canUndoEdit = false;
    bool canRedoEdit = false;
    // Two people at one board
    QString question{};   ///< of one to the other: "Mia would like to take back e5. Grandpa?"; else ""
    QString askedSide{};  ///< who answers it: "white" or "black"; else ""
    QString turnSide{};   ///< whose turn it is: "white" or "black"; "" at the end and in other games
    friend bool operator==(const GameStatus&, const GameStatus&) = default;
};

GameStatus statusOf(const GameController& controller, const TwoPeople& people);

}  // namespace plyglass

// One side of the game on the board, as one value.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <array>

#include "app/services/game/game_controller.h"

namespace plyglass {

struct GamePlayer {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool isPerson MEMBER isPerson)
    Q_PROPERTY(bool hasLevel MEMBER hasLevel)
    Q_PROPERTY(QString captured MEMBER captured)
    Q_PROPERTY(int lead MEMBER lead)

  public:
    QString name{};
    bool isPerson = false;
    bool hasLevel = false;  ///< the engine plays it
    QString captured{};     ///< pieces captured by it: letters from pawn to queen, "PPN"
    int lead = 0;           ///< of material, in pawns by the usual piece values; at least 0
};

/// By colour, with the pieces captured before the shown position.
std::array<GamePlayer, 2> bothPlayers(const GameController& controller);

}  // namespace plyglass

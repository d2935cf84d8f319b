// The end of a game against a computer, in words for the person who played it.
#pragma once

#include <QString>

#include "app/services/game/game_controller.h"

namespace plyglass {

/// "You won", "Dora won", "A draw".
QString endHeadline(const GameController& controller, Color own);
/// "Checkmate in 32 moves", "You resigned on move 41".
QString endReason(const GameController& controller, Color own);
/// "Take back move 41": the person's last move; empty if nothing can be taken back.
QString takeBackText(const GameController& controller, Color own);

}  // namespace plyglass

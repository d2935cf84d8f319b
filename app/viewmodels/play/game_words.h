// What is said about the game on the Play page: names, its title, the status chip, the result.
#pragma once

#include <QString>

#include "app/services/game/game_controller.h"

namespace plyglass {

/// The player's name: of an opened game as its tags have it.
QString playerTitle(const GameController& controller, Color color);
/// "person", "computer" or "random".
PlayerKind playerKind(const GameController& controller, Color color);
/// For the window's title bar.
QString gameTitle(const GameController& controller);
/// How the game ended, in a sentence; empty while it goes on.
QString outcomeText(const Outcome& outcome);
/// "1–0", or empty.
QString resultText(const Outcome& outcome);

/// The chip beside a player's name: what happens now, or how the game ended.
struct GameStatus {
    QString text;
    QString tone;  ///< "neutral", "good", "warn", "bad" or "acc"
    QString side;  ///< whose name it stands beside: "white" or "black"
};
GameStatus statusOf(const GameController& controller);

}  // namespace plyglass

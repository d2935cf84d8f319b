// What is said about the game on the Play page: names, its title, the status chip, the result.
#pragma once

#include <QString>

#include "app/services/game/game_controller.h"
#include "app/services/game/game_keeper.h"

namespace plyglass {

/// white or black, as QML has it.
QString sideName(Color color);
/// The player's name: of an opened game as its tags have it.
QString playerTitle(const GameController& controller, Color color);
/// Who moves the pieces; in an opened game a person.
PlayerKind playerKind(const GameController& controller, Color color);
/// For the window's title bar.
QString gameTitle(const GameController& controller);
/// "C41 Philidor Defence": the opening on the way to `node`; empty if it has no name.
QString openingText(const GameNode* node);
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

/// "The game that you were annotating is in the library: Anna – Ben"; empty if none was left open with
/// changes.
QString leftOpenText(const GameKeeper& keeper);
/// "Unfinished game: You against Plyglass, move 14"; of several "… (1 of 3)"; empty if none is offered.
QString unfinishedText(const GameKeeper& keeper);

}  // namespace plyglass

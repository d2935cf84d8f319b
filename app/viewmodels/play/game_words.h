// Texts of the Play page: names, title, result.
#pragma once

#include <QString>

#include "app/services/game/autosave.h"
#include "app/services/game/game_controller.h"

namespace plyglass {

/// "white" or "black", for QML.
QString sideName(Color color);
/// The player's name; in an opened game from its tags.
QString playerTitle(const GameController& controller, Color color);
/// Kind of the player; in an opened game a person.
PlayerKind playerKind(const GameController& controller, Color color);
/// Title of the window.
QString gameTitle(const GameController& controller);
/// "C41 Philidor Defence": the last named opening before `node`; may be empty.
QString openingText(const GameNode* node);
/// "Philidor Defence", likewise.
QString openingName(const GameNode* node);
/// The outcome in a sentence; empty while the game is running.
QString outcomeText(const Outcome& outcome);
/// "1–0", or empty.
QString resultText(const Outcome& outcome);

/// "The game that you were annotating is in the library: Anna – Ben"; empty without one.
QString leftOpenText(const Autosave& autosave);
/// "Unfinished game: You against Plyglass, move 14"; for several "… (1 of 3)"; may be empty.
QString unfinishedText(const Autosave& autosave);

}  // namespace plyglass

// A game on paper: as a chess book sets it, or only the positions that a person has marked.
#pragma once

#include "app/services/handout/document.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Whether the game shows a diagram here: a person has put a diagram sign or a mark on the position.
bool hasDiagram(const GameNode& node);

/// The whole game with variations, signs and comments, and diagrams: of marked positions, of the end, and of
/// the start where it is not the usual one.
HandoutDocument gameHandout(const Game& game);
/// The marked positions, numbered; no blocks if there are none.
HandoutDocument diagramsHandout(const Game& game);
/// Only the head: players and facts.
HandoutDocument headOf(const Game& game);

}  // namespace plyglass

// Printable game: complete, as in a chess book, or only its marked positions.
#pragma once

#include "app/services/handout/document.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Whether the position is marked for a diagram, by a diagram sign or a mark.
bool hasDiagram(const GameNode& node);

/// The whole game with variations, signs, comments and diagrams: of marked positions, the end, and a
/// nonstandard start.
HandoutDocument gameHandout(const Game& game);
/// The marked positions, numbered; no blocks if there are none.
HandoutDocument diagramsHandout(const Game& game);
/// Only the head: players and facts.
HandoutDocument headOf(const Game& game);

}  // namespace plyglass

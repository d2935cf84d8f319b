// What the tags of a game say, as it is printed.
#pragma once

#include <QString>
#include <initializer_list>

#include "engine/chess/game.h"

namespace plyglass {

/// The name in the tags of the game, or else "White" or "Black".
QString printedPlayer(const Game& game, Color color);
/// What these tags say, where they say something: "City Open · 19 Oct 2016".
QString printedFacts(const Game& game, std::initializer_list<const char*> tags);

}  // namespace plyglass

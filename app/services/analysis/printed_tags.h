// Printed form of game tags.
#pragma once

#include <QString>
#include <initializer_list>

#include "engine/chess/game.h"

namespace plyglass {

/// Player name from the tags, otherwise "White" or "Black".
QString printedPlayer(const Game& game, Color color);
/// Values of these tags that are known: "City Open · 19 Oct 2016".
QString printedFacts(const Game& game, std::initializer_list<const char*> tags);

}  // namespace plyglass

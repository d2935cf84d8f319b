// Squares that pieces may reach on the next turn, whatever the opponent plays.
#pragma once

#include <QStringList>

#include "engine/chess/position.h"

namespace plyglass {

/// Every possible move of `color` after some move of the opponent, as "e2e4" or "e7e8q": piece moves without
/// blockers and with captures everywhere. Most will be illegal.
QStringList premoveTexts(const Position& position, Color color);

}  // namespace plyglass

// Where pieces might go on the next turn, whatever the opponent does now.
#pragma once

#include <QStringList>

#include "engine/chess/position.h"

namespace plyglass {

/// Every move that `color` could have after some move of the opponent, as "e2e4" or "e7e8q": as pieces move,
/// with nothing in their way and anything to take. Most of them will be illegal.
QStringList premoveTexts(const Position& position, Color color);

}  // namespace plyglass

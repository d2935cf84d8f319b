// What the players of a game are called.
#pragma once

#include <QString>

#include "app/services/game/game_setup.h"

namespace plyglass {

/// "You", "Plyglass · Club player", with another evaluator "Plyglass · Material", "Random", or
/// "White" / "Black" when two persons play.
QString playerName(const GameSetup& setup, Color color);
/// "person", "computer", "random".
QString kindName(PlayerKind kind);

}  // namespace plyglass

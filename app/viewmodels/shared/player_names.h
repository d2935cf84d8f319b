// What the players of a game are called.
#pragma once

#include <QString>

#include "app/services/game/game_setup.h"
#include "engine/chess/game.h"

namespace plyglass {

/// "You", "Plyglass · Club player", with another evaluator "Plyglass · Material", "Random", or
/// "White" / "Black" when two persons play.
QString playerName(const GameSetup& setup, Color color);
/// The name in a tag of a game; whoever played here, `players`, is called as above unless the tag says more.
/// Of other people's games `players` is nullptr. Empty if no name is known.
QString playerName(Color color, const QString& tag, const GameSetup* players);
/// "1502 – 1466" by the tags of a game, or "1502 – ?"; empty if neither rating is known.
QString ratingsText(const Game& game);
/// "person", "computer", "random".
QString kindName(PlayerKind kind);

}  // namespace plyglass

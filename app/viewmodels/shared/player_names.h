// What the players of a game are called.
#pragma once

#include <QString>
#include <cstdint>
#include <utility>

#include "app/services/game/game_setup.h"
#include "engine/chess/game.h"

namespace plyglass {

/// "You", "Plyglass · Club player", with another evaluator "Plyglass · Material", "Random", or
/// "White" / "Black" when two persons play.
QString playerName(const GameSetup& setup, Color color);
/// The name in a tag of a game; whoever played here, `players`, is called as above unless the tag says more.
/// Of other people's games `players` is nullptr. Empty if no name is known.
QString playerName(Color color, const QString& tag, const GameSetup* players);
/// What tells a game of which no player is known.
struct GameOccasion {
    QString event;  ///< "?" and empty: not known
    QString site;
    int date = 0;               ///< as in LibraryGame
    std::int64_t changedS = 0;  ///< when it was last saved, in seconds since 1970
};

/// Its event or its site, or else "Untitled, 12 November": with its date, or else that of the last save.
QString titleOf(const GameOccasion& occasion);
/// "Anna – Ben", "Anna – Unknown", or if neither is known the above.
QString gameTitle(const std::pair<QString, QString>& players, const GameOccasion& occasion);
/// "1502 – 1466" by the tags of a game, or "1502 – ?"; empty if neither rating is known.
QString ratingsText(const Game& game);

}  // namespace plyglass

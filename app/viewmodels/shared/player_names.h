// Names of the players of a game.
#pragma once

#include <QString>
#include <cstdint>
#include <utility>

#include "app/services/game_setup.h"
#include "engine/chess/game.h"

namespace plyglass {

struct GameRow;

/// "You", "Dora", with another evaluator "Dora · Material", "Random"; between two persons their
/// names, else "White" / "Black".
QString playerName(const GameSetup& setup, Color color);
/// Name from a tag; for a game played here (`players` is not null) as above unless the tag says more. Empty
/// if unknown.
QString playerName(Color color, const QString& tag, const GameSetup* players);
/// Name of a player in a row of the library; empty if unknown.
QString playerName(const GameRow& row, Color color);
/// Event and time of a game without known players.
struct GameOccasion {
    QString event;  ///< "?" and empty: unknown
    QString site;
    int date = 0;               ///< as in LibraryGame
    std::int64_t changedS = 0;  ///< last save, in seconds since 1970
};

/// Event or site, or else "Untitled, 12 November": with its date, or else that of the last save.
QString titleOf(const GameOccasion& occasion);
/// "Anna – Ben", "Anna – Unknown"; if neither is known the title above.
QString gameTitle(const std::pair<QString, QString>& players, const GameOccasion& occasion);
/// "1502 – 1466" from the tags of a game, or "1502 – ?"; empty if neither rating is known.
QString ratingsText(const Game& game);

}  // namespace plyglass

// What the engine thinks of the position that is shown, as the evaluation bar and the graph have it.
#pragma once

#include <QList>
#include <QString>
#include <optional>
#include <vector>

#include "app/services/game/game_controller.h"

namespace plyglass {

struct ShownEvaluation {
    bool known = false;
    double whiteShare = 0.5;  ///< of the bar
    QString text;
    friend bool operator==(const ShownEvaluation&, const ShownEvaluation&) = default;
};

/// Whose scores a game has written in it; nullptr for a game from elsewhere, where nobody knows.
using Players = const GameSetup*;
Players playersOf(const GameController& controller);

/// Of the shown position: the result once the game is over, the running search where there is one, else the
/// newest evaluation on the way there. `running` is the search for the game's own position, if one runs.
ShownEvaluation evaluationOf(const GameController& controller, const std::optional<SearchInfo>& running);
/// White's win percentage after each move of the line; NaN before the first one known. A person's moves
/// are not scored: the last score known stands until the next.
QList<double> evaluationHistory(const std::vector<const GameNode*>& line, Players players);

}  // namespace plyglass

// What the position that is shown is worth, as the evaluation bar and the graph have it.
#pragma once

#include <QList>
#include <QString>

#include "app/services/game/game_controller.h"

namespace plyglass {

struct ShownEvaluation {
    bool known = false;
    double whiteShare = 0.5;  ///< of the bar
    QString text;
    friend bool operator==(const ShownEvaluation&, const ShownEvaluation&) = default;
};

/// Of the shown position: the result once the game is over, else the deepest judgement known of it.
ShownEvaluation evaluationOf(const GameController& controller);
/// White's win percentage after each move of the shown line; NaN where it is not known.
QList<double> evaluationHistory(const GameController& controller);

}  // namespace plyglass

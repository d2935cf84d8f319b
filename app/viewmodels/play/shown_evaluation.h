// Evaluation of the shown position for the evaluation bar and the graph.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>

#include "app/services/game/game_controller.h"

namespace plyglass {

struct ShownEvaluation {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(double whiteShare MEMBER whiteShare)
    Q_PROPERTY(QString text MEMBER text)

  public:
    bool known = false;
    double whiteShare = 0.5;  ///< White's share of the bar
    QString text{};
    friend bool operator==(const ShownEvaluation&, const ShownEvaluation&) = default;
};

/// Evaluation of the shown position: the result after the end of the game, else the deepest known one.
ShownEvaluation evaluationOf(const GameController& controller);
/// White's win percentage after each move of the shown line; NaN if unknown.
QList<double> evaluationHistory(const GameController& controller);

}  // namespace plyglass

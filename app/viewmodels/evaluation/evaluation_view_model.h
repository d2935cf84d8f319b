// The Evaluation page: the evaluation of the position on the board, of the end of the best line, or of the
// last move, and its terms; and the evaluator's weights, to be edited, saved and played against.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <vector>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"
#include "app/services/learning/evaluator_library.h"
#include "app/viewmodels/evaluation/evaluation_rows.h"
#include "app/viewmodels/evaluation/weight_model.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class EvaluationViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Evaluation)
    QML_UNCREATABLE("App.evaluation")
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)
    Q_PROPERTY(int view READ view WRITE setView NOTIFY changed FINAL)
    Q_PROPERTY(int evaluatorIndex READ evaluatorIndex WRITE setEvaluatorIndex NOTIFY changed FINAL)
    Q_PROPERTY(QStringList evaluatorNames READ evaluatorNames NOTIFY changed FINAL)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* terms READ terms CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* pieceValues READ pieceValues CONSTANT FINAL)
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString firstHead READ firstHead NOTIFY changed FINAL)
    Q_PROPERTY(QString secondHead READ secondHead NOTIFY changed FINAL)
    Q_PROPERTY(QString netHead READ netHead NOTIFY changed FINAL)
    Q_PROPERTY(bool searching READ searching NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::WeightModel* weights READ weights CONSTANT FINAL)
    Q_PROPERTY(bool editable READ editable NOTIFY changed FINAL)
    Q_PROPERTY(bool edited READ edited NOTIFY changed FINAL)
    Q_PROPERTY(bool tapered READ tapered NOTIFY changed FINAL)
    Q_PROPERTY(bool own READ own NOTIFY changed FINAL)
    Q_PROPERTY(int minWeight READ minWeight NOTIFY changed FINAL)
    Q_PROPERTY(int maxWeight READ maxWeight NOTIFY changed FINAL)
    Q_PROPERTY(QStringList weightGroups READ weightGroups NOTIFY changed FINAL)
    Q_PROPERTY(int weightGroup READ weightGroup WRITE setWeightGroup NOTIFY changed FINAL)

  public:
    enum View { OfPosition, OfLine, OfMove };

    EvaluationViewModel(GameController& controller, EngineService& engine, EvaluatorLibrary& evaluators,
                        QObject* parent = nullptr);

    /// Nothing is computed while the page is hidden.
    bool active() const { return m_active; }
    void setActive(bool active);
    /// A View.
    int view() const { return m_view; }
    void setView(int view);
    int evaluatorIndex() const { return m_evaluatorIndex; }
    void setEvaluatorIndex(int index);
    QStringList evaluatorNames() const;
    /// Principle of the evaluator, in one sentence.
    QString explanation() const;
    RowsModel* terms() { return &m_terms; }
    RowsModel* pieceValues() { return &m_values; }
    /// The evaluated position.
    BoardPosition board() const { return m_board; }
    /// From White's view; for a move, its change of the score.
    QString scoreText() const { return m_scoreText; }
    /// Name of the evaluated position: "After 4.d3 d5 5.exd5".
    QString title() const { return m_title; }
    QString firstHead() const;
    QString secondHead() const;
    QString netHead() const;
    bool searching() const { return m_lane.isBusy(); }
    /// Weights of the chosen evaluator.
    WeightModel* weights() { return &m_weights; }
    /// Whether it has weights.
    bool editable() const { return m_weights.isEditable(); }
    /// Whether there are unsaved changes.
    bool edited() const { return m_weights.isChanged(); }
    bool tapered() const { return m_weights.isTapered(); }
    /// Whether it is one of the person's own.
    bool own() const { return chosen().isOwn(); }
    int minWeight() const { return m_weights.minValue(); }
    int maxWeight() const { return m_weights.maxValue(); }
    QStringList weightGroups() const { return m_weights.groups(); }
    int weightGroup() const { return m_weights.group(); }
    void setWeightGroup(int group);

    /// Sets a weight in centipawns, with immediate effect.
    Q_INVOKABLE void setWeight(int row, bool endgame, int value);
    /// Restores the weights as they were before editing.
    Q_INVOKABLE void resetWeights();
    /// Saves the weights under a name and continues with them.
    Q_INVOKABLE void keepAs(const QString& name);
    /// Removes the chosen evaluator, if it is one of the person's own.
    Q_INVOKABLE void removeOwn();
    /// Lets the computer play with the chosen evaluator.
    Q_INVOKABLE void playAgainst();

  signals:
    void activeChanged();
    void changed();
    /// Error in one sentence.
    void refused(const QString& sentence);
    void opponentChosen(const plyglass::PlayerEvaluator& evaluator);

  private:
    const LibraryEvaluator& chosen() const {
        return m_evaluators.all()[static_cast<std::size_t>(m_evaluatorIndex)];
    }
    /// Whether a move is evaluated: before the first one there is none.
    bool isOfMove() const { return m_view == OfMove && m_controller.shown()->parent(); }
    void choose(int index);
    /// Evaluates again if the page is visible, after searching a line if one is needed.
    void update();
    void judge();
    void searchLine();
    void onAnswered(const EngineAnswer& answer);

    GameController& m_controller;
    EngineLane m_lane;
    EvaluatorLibrary& m_evaluators;
    RowsOf<EvaluationTermRow> m_terms;
    RowsOf<PieceValueRow> m_values;
    WeightModel m_weights;
    bool m_active = false;
    View m_view = OfPosition;
    int m_evaluatorIndex;
    BoardPosition m_board;     ///< the evaluated position
    std::vector<Move> m_line;  ///< best line from the board's position
    QString m_scoreText;
    QString m_title;
};

}  // namespace plyglass

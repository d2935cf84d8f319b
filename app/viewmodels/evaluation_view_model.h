// The Evaluation page: what an evaluator says of the position on the board, of the end of the best line, or
// of the last move, and why.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <vector>

#include "app/viewmodels/evaluation_models.h"
#include "app/viewmodels/game_controller.h"

namespace plyglass {

class EvaluationViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Evaluation)
    QML_UNCREATABLE("App.evaluation")
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)
    Q_PROPERTY(int view READ view WRITE setView NOTIFY changed FINAL)
    Q_PROPERTY(int evaluatorIndex READ evaluatorIndex WRITE setEvaluatorIndex NOTIFY changed FINAL)
    Q_PROPERTY(QStringList evaluatorNames READ evaluatorNames CONSTANT FINAL)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::EvaluationTermModel* terms READ terms CONSTANT FINAL)
    Q_PROPERTY(plyglass::PieceWorthModel* worths READ worths CONSTANT FINAL)
    Q_PROPERTY(QString placement READ placement NOTIFY changed FINAL)
    Q_PROPERTY(QStringList lastMove READ lastMove NOTIFY changed FINAL)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString firstHead READ firstHead NOTIFY changed FINAL)
    Q_PROPERTY(QString secondHead READ secondHead NOTIFY changed FINAL)
    Q_PROPERTY(QString netHead READ netHead NOTIFY changed FINAL)
    Q_PROPERTY(bool searching READ searching NOTIFY changed FINAL)

  public:
    enum View { OfPosition, OfLine, OfMove };

    EvaluationViewModel(GameController& controller, EngineService& engine, QObject* parent = nullptr);

    /// Nothing is computed while nobody looks.
    bool active() const { return m_active; }
    void setActive(bool active);
    /// A View.
    int view() const { return m_view; }
    void setView(int view);
    int evaluatorIndex() const { return m_evaluatorIndex; }
    void setEvaluatorIndex(int index);
    QStringList evaluatorNames() const;
    /// What the evaluator goes by, in one sentence.
    QString explanation() const;
    EvaluationTermModel* terms() { return &m_terms; }
    PieceWorthModel* worths() { return &m_worths; }
    /// Of the position that is judged.
    QString placement() const;
    QStringList lastMove() const;
    /// From White's view; of a move: what it changed.
    QString scoreText() const { return m_scoreText; }
    /// Which position it is: "After 4.d3 d5 5.exd5".
    QString title() const { return m_title; }
    QString firstHead() const;
    QString secondHead() const;
    QString netHead() const;
    bool searching() const { return m_searching; }

  signals:
    void activeChanged();
    void changed();

  private:
    EvaluatorKind kind() const;
    /// Judges anew, if somebody looks; a line is searched first.
    void update();
    void judge();
    void searchLine();
    void onAnswered(const EngineAnswer& answer);

    GameController& m_controller;
    EngineService& m_engine;
    EvaluationTermModel m_terms;
    PieceWorthModel m_worths;
    bool m_active = false;
    View m_view = OfPosition;
    int m_evaluatorIndex;
    Position m_position = Position::start();  ///< that is judged
    std::vector<Move> m_line;                 ///< the best one from the board's position
    QString m_scoreText;
    QString m_title;
    bool m_searching = false;
    Generation m_generation = 0;
};

}  // namespace plyglass

// Evaluators that learn, as their page shows it: evolution, training a network, the previous runs, and the
// evaluators there are.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>

#include "app/services/learning/evaluator_library.h"
#include "app/services/learning/learning_runs.h"
#include "app/viewmodels/learning/evolution_run_view_model.h"
#include "app/viewmodels/learning/network_run_view_model.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// A run of the list.
struct RunRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString stateText MEMBER stateText)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(QString problem MEMBER problem)
    Q_PROPERTY(bool network MEMBER network)
    Q_PROPERTY(bool active MEMBER active)

  public:
    int number = 0;
    QString title{};
    QString detail{};
    QString stateText{};
    QString tone{};        ///< of its state, as Theme.toneColor knows it
    QString problem{};     ///< why it cannot be read; "" if it can
    bool network = false;  ///< it trains one
    bool active = false;   ///< it is under way
    friend bool operator==(const RunRow&, const RunRow&) = default;
};

/// An evaluator of the library.
struct EvaluatorRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString explanation MEMBER explanation)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(QString ending MEMBER ending)

  public:
    QString name{};
    QString explanation{};
    bool own = false;  ///< it can be removed
    QString ending{};  ///< of its file
    friend bool operator==(const EvaluatorRow&, const EvaluatorRow&) = default;
};

class LearningViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Learning)
    QML_UNCREATABLE("App.learning")
    Q_PROPERTY(plyglass::EvolutionRunViewModel* evolution READ evolution CONSTANT FINAL)
    Q_PROPERTY(plyglass::NetworkRunViewModel* network READ network CONSTANT FINAL)
    /// A run is under way.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    /// Of RunRow, the newest first.
    Q_PROPERTY(plyglass::RowsModel* runs READ runs CONSTANT FINAL)
    /// Of EvaluatorRow.
    Q_PROPERTY(plyglass::RowsModel* evaluators READ evaluators CONSTANT FINAL)

  public:
    /// Runs are kept in the folder "learning" below `dataDirectory`, which is made with the first one.
    LearningViewModel(EvaluatorLibrary& evaluators, const QString& dataDirectory, QObject* parent = nullptr);

    EvolutionRunViewModel* evolution() { return &m_evolution; }
    NetworkRunViewModel* network() { return &m_network; }
    bool busy() const { return m_runs.active() != 0; }
    RowsModel* runs() { return &m_runRows; }
    RowsModel* evaluators() { return &m_evaluatorRows; }
    /// Pauses what is under way and waits; everything is on disk then.
    void shutDown();

    /// Shows a run in the part that it belongs to.
    Q_INVOKABLE void openRun(int row);
    /// Deletes a run for good, unless it is under way.
    Q_INVOKABLE void removeRun(int row);
    /// The computer plays by that evaluator.
    Q_INVOKABLE void playAgainst(int row);
    /// Removes an evaluator of one's own for good.
    Q_INVOKABLE void removeEvaluator(int row);
    /// Copies the file of an evaluator of one's own.
    Q_INVOKABLE void exportEvaluator(int row, const QUrl& file);

  signals:
    void busyChanged();
    /// One sentence: what did not work and why.
    void refused(const QString& sentence);
    /// One sentence: what was done.
    void notified(const QString& sentence);
    void opponentChosen(const plyglass::PlayerEvaluator& evaluator);

  private:
    void showRuns();
    void showEvaluators();
    /// nullptr if there is no such row.
    const LearningRun* runAt(int row) const;
    const LibraryEvaluator* evaluatorAt(int row) const;

    EvaluatorLibrary& m_library;
    LearningRuns m_runs;
    EvolutionRunViewModel m_evolution;
    NetworkRunViewModel m_network;
    RowsOf<RunRow> m_runRows;
    RowsOf<EvaluatorRow> m_evaluatorRows;
};

}  // namespace plyglass

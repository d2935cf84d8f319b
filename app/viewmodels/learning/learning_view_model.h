// The Networks page: evolution, training a network, the previous runs, and the evaluators.
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
    QString tone{};        ///< of its state, for Theme.toneColor
    QString problem{};     ///< reason why it cannot be read; may be ""
    bool network = false;  ///< it trains a network
    bool active = false;   ///< it is running
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
    /// Whether a run is running.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    /// Rows of RunRow, the newest first.
    Q_PROPERTY(plyglass::RowsModel* runs READ runs CONSTANT FINAL)
    /// Rows of EvaluatorRow.
    Q_PROPERTY(plyglass::RowsModel* evaluators READ evaluators CONSTANT FINAL)

  public:
    /// Keeps runs in the folder "learning" below `dataDirectory`, which is made with the first one.
    LearningViewModel(EvaluatorLibrary& evaluators, const QString& dataDirectory, QObject* parent = nullptr);

    EvolutionRunViewModel* evolution() { return &m_evolution; }
    NetworkRunViewModel* network() { return &m_network; }
    bool busy() const { return m_runs.active() != 0; }
    RowsModel* runs() { return &m_runRows; }
    RowsModel* evaluators() { return &m_evaluatorRows; }
    /// Pauses the runs and waits until everything is on disk.
    void shutDown();

    /// Shows a run in its part of the page.
    Q_INVOKABLE void openRun(int row);
    /// Deletes a run permanently, unless it is running.
    Q_INVOKABLE void removeRun(int row);
    /// Lets the computer play with an evaluator.
    Q_INVOKABLE void playAgainst(int row);
    /// Deletes one of the person's own evaluators permanently.
    Q_INVOKABLE void removeEvaluator(int row);
    /// Copies the file of one of the person's own evaluators.
    Q_INVOKABLE void exportEvaluator(int row, const QUrl& file);

  signals:
    void busyChanged();
    /// Error in one sentence.
    void refused(const QString& sentence);
    /// Success in one sentence.
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

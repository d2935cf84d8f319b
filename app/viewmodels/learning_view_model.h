// Evaluators that learn, as their page shows it: evolution, training a network, and the runs of earlier days.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/services/evaluator_library.h"
#include "app/services/learning_runs.h"
#include "app/viewmodels/evolution_view_model.h"
#include "app/viewmodels/network_run_view_model.h"

namespace plyglass {

class LearningViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Learning)
    QML_UNCREATABLE("App.learning")
    Q_PROPERTY(plyglass::EvolutionViewModel* evolution READ evolution CONSTANT FINAL)
    Q_PROPERTY(plyglass::NetworkRunViewModel* network READ network CONSTANT FINAL)
    /// A run is under way.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)

  public:
    /// Runs are kept in `folder`, which is made with the first one.
    LearningViewModel(EvaluatorLibrary& evaluators, const QString& folder, QObject* parent = nullptr);

    EvolutionViewModel* evolution() { return &m_evolution; }
    NetworkRunViewModel* network() { return &m_network; }
    bool busy() const { return m_runs.active() != 0; }
    /// Pauses what is under way and waits; everything is on disk then.
    void shutDown();

  signals:
    void busyChanged();
    /// One sentence: what did not work and why.
    void refused(const QString& sentence);
    void opponentChosen(const plyglass::PlayerEvaluator& evaluator);

  private:
    LearningRuns m_runs;
    EvolutionViewModel m_evolution;
    NetworkRunViewModel m_network;
};

}  // namespace plyglass

#include "app/viewmodels/learning_view_model.h"

namespace plyglass {

LearningViewModel::LearningViewModel(EvaluatorLibrary& evaluators, const QString& folder, QObject* parent)
    : QObject(parent), m_runs(folder), m_evolution(evaluators), m_network(m_runs, evaluators) {
    connect(&m_network, &NetworkRunViewModel::refused, this, &LearningViewModel::refused);
    connect(&m_network, &NetworkRunViewModel::opponentChosen, this, &LearningViewModel::opponentChosen);
    connect(&m_runs, &LearningRuns::activeChanged, this, &LearningViewModel::busyChanged);
}

void LearningViewModel::shutDown() {
    m_evolution.shutDown();
    m_network.shutDown();
}

}  // namespace plyglass

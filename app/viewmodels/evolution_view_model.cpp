#include "app/viewmodels/evolution_view_model.h"

namespace plyglass {

EvolutionViewModel::EvolutionViewModel(EvaluatorLibrary& evaluators, QObject* parent)
    : QObject(parent), m_match(evaluators) {}

void EvolutionViewModel::shutDown() { m_match.shutDown(); }

}  // namespace plyglass

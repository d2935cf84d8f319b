// Evolving the 25 weights of a scoring genome, as the page shows it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/viewmodels/match_view_model.h"

namespace plyglass {

class EvolutionViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(EvolutionRun)
    QML_UNCREATABLE("Learning.evolution")
    Q_PROPERTY(plyglass::MatchViewModel* match READ match CONSTANT FINAL)

  public:
    explicit EvolutionViewModel(EvaluatorLibrary& evaluators, QObject* parent = nullptr);

    MatchViewModel* match() { return &m_match; }
    /// Stops what is under way, with its state kept.
    void shutDown();

  private:
    MatchViewModel m_match;
};

}  // namespace plyglass

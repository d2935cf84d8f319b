// Training a network from its own games: the run, its curves, what each generation has learned, and actions
// on a generation.
#pragma once

#include <memory>

#include "app/services/learning/network_session.h"
#include "app/services/learning/square_value_service.h"
#include "app/viewmodels/learning/game_watch.h"
#include "app/viewmodels/learning/learning_run_view_model.h"
#include "app/viewmodels/learning/network_plan.h"
#include "app/viewmodels/learning/network_words.h"
#include "app/viewmodels/learning/neuron_maps.h"
#include "app/viewmodels/learning/reference_match_view_model.h"
#include "app/viewmodels/learning/rivals_view_model.h"
#include "app/viewmodels/learning/square_value_model.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class NetworkRunViewModel : public plyglass::LearningRunViewModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(NetworkRun)
    QML_UNCREATABLE("Learning.network")
    Q_PROPERTY(plyglass::NetworkPlan* plan READ plan CONSTANT FINAL)
    Q_PROPERTY(plyglass::ReferenceMatchViewModel* match READ match CONSTANT FINAL)
    Q_PROPERTY(plyglass::RivalsViewModel* rivals READ rivals CONSTANT FINAL)
    Q_PROPERTY(plyglass::SquareValueModel* squareValues READ squareValues CONSTANT FINAL)
    Q_PROPERTY(plyglass::NeuronMaps* neurons READ neurons CONSTANT FINAL)
    Q_PROPERTY(plyglass::GameWatch* watch READ watch CONSTANT FINAL)
    // Generations
    /// Number of networks, including the random one.
    Q_PROPERTY(int generations READ generations NOTIFY changed FINAL)
    /// The shown generation; the newest until another one is chosen. −1 = none.
    Q_PROPERTY(int generation READ generation WRITE setGeneration NOTIFY changed FINAL)
    /// Elo of each against material, with the ends of the 95 % interval.
    Q_PROPERTY(plyglass::RowsModel* strength READ strength CONSTANT FINAL)
    /// "60 games of each generation against material".
    Q_PROPERTY(QString strengthCaption READ strengthCaption NOTIFY changed FINAL)
    /// Training and validation loss of `lossGeneration`.
    Q_PROPERTY(plyglass::RowsModel* losses READ losses CONSTANT FINAL)
    Q_PROPERTY(int lossGeneration READ lossGeneration NOTIFY changed FINAL)
    // The shown generation
    Q_PROPERTY(plyglass::RowsModel* facts READ facts CONSTANT FINAL)
    Q_PROPERTY(int hidden READ hidden NOTIFY changed FINAL)
    Q_PROPERTY(int outputs READ outputs NOTIFY changed FINAL)
    /// Positions from which the maps were computed.
    Q_PROPERTY(QString valuesCaption READ valuesCaption NOTIFY valuesChanged FINAL)

  public:
    NetworkRunViewModel(LearningRuns& runs, EvaluatorLibrary& evaluators, QObject* parent = nullptr);

    NetworkPlan* plan() { return &m_plan; }
    ReferenceMatchViewModel* match() { return &m_match; }
    RivalsViewModel* rivals() { return &m_rivals; }
    SquareValueModel* squareValues() { return &m_values; }
    NeuronMaps* neurons() { return &m_neurons; }
    /// A game of self-play, slowed down.
    GameWatch* watch() { return &m_watch; }

    QString headline() const override { return headlineOf(m_training); }
    QString detail() const override { return detailOf(m_training); }
    double progress() const override { return progressOf(m_training); }
    QString amountText() const override { return amountOf(m_training); }
    QString rateText() const override { return rateOf(m_training); }
    QString error() const override;

    int generations() const { return network().made(); }
    int generation() const { return m_generation; }
    void setGeneration(int generation);
    RowsModel* strength() { return &m_strength; }
    QString strengthCaption() const;
    RowsModel* losses() { return &m_losses; }
    int lossGeneration() const;
    RowsModel* facts() { return &m_facts; }
    int hidden() const { return network().options.shape.hidden; }
    int outputs() const { return network().options.shape.buckets; }
    QString valuesCaption() const { return m_squareValuesCaption; }

    void shutDown() override;
    void begin() override;
    void stay() override;
    QString suggestedName() const override;
    QString suggestedFileName() const override;

  signals:
    void valuesChanged();

  private:
    const NetworkRun& network() const { return m_training.network(); }
    const NetworkGeneration* chosen() const;
    std::optional<Network> chosenNetwork();
    void onLeaving();
    void onChanged();
    void onGenerations();
    std::optional<EvaluatorChoice> chosenEvaluator() override;
    Result<std::string> saveInLibrary(EvaluatorLibrary& library, const std::string& name) override;
    std::string fileBytes() override;
    /// Shows a generation.
    void choose(int generation);
    void fillCurves();
    void fillFacts();
    void saveRivalScore(const std::string& rival, const RivalScore& score);
    void showKeptMatch();

    NetworkSession m_training;
    SquareValueService m_squareValueService;
    NetworkPlan m_plan;
    ReferenceMatchViewModel m_match;
    RivalsViewModel m_rivals;
    SquareValueModel m_values;
    NeuronMaps m_neurons;
    GameWatch m_watch;
    int m_watched = 0;  ///< generation that learns from the game
    RowsOf<ChartLine> m_strength;
    RowsOf<ChartLine> m_losses;
    RowsOf<NamedValue> m_facts;
    QString m_missing;  ///< reason why the shown generation cannot be read
    int m_generation = -1;
    bool m_follows = true;  ///< the newest generation is shown as soon as it exists
    QString m_squareValuesCaption;
};

}  // namespace plyglass

// The evolution of the 25 weights of a scoring genome: the run, its curves, its candidates, a game, and
// actions on a candidate.
#pragma once

#include "app/services/learning/evolution_session.h"
#include "app/viewmodels/learning/evolution_figures.h"
#include "app/viewmodels/learning/evolution_plan.h"
#include "app/viewmodels/learning/evolution_words.h"
#include "app/viewmodels/learning/game_watch.h"
#include "app/viewmodels/learning/learning_run_view_model.h"
#include "app/viewmodels/learning/reference_match_view_model.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class EvolutionRunViewModel : public plyglass::LearningRunViewModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(EvolutionRun)
    QML_UNCREATABLE("Learning.evolution")
    /// "against Genome, 60 games at 200 nodes, 8 random plies".
    Q_PROPERTY(QString strengthCaption READ strengthCaption NOTIFY generationsChanged FINAL)
    Q_PROPERTY(plyglass::EvolutionPlan* plan READ plan CONSTANT FINAL)
    Q_PROPERTY(bool byFit READ byFit NOTIFY changed FINAL)
    /// Its settings: name, valueText.
    Q_PROPERTY(plyglass::RowsModel* facts READ facts CONSTANT FINAL)
    /// Generations added when a finished run is extended.
    Q_PROPERTY(int moreGenerations READ moreGenerations CONSTANT FINAL)
    // Results
    Q_PROPERTY(int generationCount READ generationCount NOTIFY generationsChanged FINAL)
    /// −1 before there is one.
    Q_PROPERTY(int generation READ generation NOTIFY generationsChanged FINAL)
    /// The newest generation is always shown.
    Q_PROPERTY(bool following READ following NOTIFY generationsChanged FINAL)
    /// In the shown generation: −1 = its champion, 0 = the fittest.
    Q_PROPERTY(int candidate READ candidate NOTIFY generationsChanged FINAL)
    /// "consensus of generation 14"
    Q_PROPERTY(QString candidateText READ candidateText NOTIFY generationsChanged FINAL)
    /// badge, name, series, values, low, high
    Q_PROPERTY(plyglass::RowsModel* strength READ strength CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* errors READ errors CONSTANT FINAL)
    /// share, valueText, elite, name
    Q_PROPERTY(plyglass::RowsModel* population READ population CONSTANT FINAL)
    /// The shown candidates are measured, so that one can be chosen.
    Q_PROPERTY(bool canChoose READ canChoose NOTIFY populationChanged FINAL)
    /// "24 candidates, score so far"
    Q_PROPERTY(QString populationText READ populationText NOTIFY populationChanged FINAL)
    Q_PROPERTY(int elite READ elite NOTIFY populationChanged FINAL)
    Q_PROPERTY(QString diversityText READ diversityText NOTIFY populationChanged FINAL)
    Q_PROPERTY(QString mutationText READ mutationText NOTIFY populationChanged FINAL)
    Q_PROPERTY(QString drawsText READ drawsText NOTIFY populationChanged FINAL)
    /// name, before, now, beforeText, nowText
    Q_PROPERTY(plyglass::RowsModel* weights READ weights CONSTANT FINAL)
    Q_PROPERTY(plyglass::GameWatch* watch READ watch CONSTANT FINAL)
    Q_PROPERTY(plyglass::ReferenceMatchViewModel* match READ match CONSTANT FINAL)

  public:
    /// Generations added when a finished run is extended.
    static constexpr int kMoreGenerations = 20;

    EvolutionRunViewModel(EvaluatorLibrary& evaluators, LearningRuns& runs, const QString& dataFolder,
                          QObject* parent = nullptr);

    EvolutionPlan* plan() { return &m_plan; }
    QString strengthCaption() const;
    bool byFit() const { return m_evolution.settings().byFit; }
    QString headline() const override { return headlineOf(m_evolution); }
    QString detail() const override { return detailOf(m_evolution); }
    double progress() const override { return m_evolution.run() ? m_evolution.share() : 0; }
    QString amountText() const override;
    QString rateText() const override { return rateOf(m_evolution); }
    QString error() const override;
    int moreGenerations() const { return kMoreGenerations; }
    RowsModel* facts() { return &m_facts; }

    int generationCount() const { return static_cast<int>(m_evolution.generations().size()); }
    int generation() const;
    bool following() const { return m_chosen < 0; }
    int candidate() const { return m_candidate; }
    QString candidateText() const;
    RowsModel* strength() { return &m_strength; }
    RowsModel* errors() { return &m_errors; }
    RowsModel* population() { return &m_population; }
    bool canChoose() const { return shown() && !m_barsAreLive; }
    QString populationText() const;
    int elite() const { return m_evolution.settings().genetics.elite; }
    QString diversityText() const;
    QString mutationText() const;
    QString drawsText() const;
    RowsModel* weights() { return &m_weights; }
    GameWatch* watch() { return &m_watch; }
    ReferenceMatchViewModel* match() { return &m_match; }
    void shutDown() override;

    /// Starts a run with the plan.
    void begin() override;
    void stay() override;
    QString suggestedName() const override;
    QString suggestedFileName() const override { return suggestedName() + QStringLiteral(".json"); }
    /// Adds `moreGenerations` to a finished run and resumes it.
    Q_INVOKABLE void extend();
    /// Opens the newest evolution, if none is shown yet.
    Q_INVOKABLE void openNewest();
    /// Shows a generation; the newest one is followed from then on.
    Q_INVOKABLE void chooseGeneration(int index);
    Q_INVOKABLE void followNewest() { chooseGeneration(generationCount() - 1); }
    Q_INVOKABLE void chooseCandidate(int index);

  signals:
    void generationsChanged();
    void populationChanged();

  private:
    /// Clears the choice and the match of the shown run.
    void letGo();
    /// Name of the shown candidate in a match.
    QString challengerText() const;
    /// nullptr before there is one.
    const EvolvedGeneration* shown() const;
    /// The shown genome; nullptr before there is one.
    const Genome* genome() const;
    /// Whether the shown generation is being measured.
    bool isLive() const;
    void showKeptMatch();
    void showGenerations();
    void showPopulation();
    void onAdvanced();
    std::optional<EvaluatorChoice> chosenEvaluator() override;
    Result<std::string> saveInLibrary(EvaluatorLibrary& library, const std::string& name) override;
    std::string fileBytes() override;

    EvolutionSession m_evolution;
    EvolutionPlan m_plan;
    RowsOf<NamedValue> m_facts;
    RowsOf<ChartLine> m_strength;
    RowsOf<ChartLine> m_errors;
    RowsOf<CandidateBar> m_population;
    RowsOf<WeightBars> m_weights;
    GameWatch m_watch;
    ReferenceMatchViewModel m_match;
    int m_chosen = -1;  ///< generation; −1 = the newest
    int m_candidate = -1;
    bool m_barsAreLive = false;  ///< they belong to the generation being measured
};

}  // namespace plyglass

// Evolving the 25 weights of a scoring genome, as the page shows it: the run, its curves, its candidates, a
// game, and what can be done with a candidate.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>

#include "app/services/learning/evolution_run.h"
#include "app/viewmodels/learning/evolution_plan.h"
#include "app/viewmodels/learning/game_watch.h"
#include "app/viewmodels/learning/match_view_model.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class EvolutionViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(EvolutionRun)
    QML_UNCREATABLE("Learning.evolution")
    /// "against Genome, 60 games at 200 nodes, 8 random plies".
    Q_PROPERTY(QString strengthCaption READ strengthCaption NOTIFY generationsChanged FINAL)
    Q_PROPERTY(plyglass::EvolutionPlan* plan READ plan CONSTANT FINAL)
    // The run
    /// "empty", "opening", "running", "ending", "paused", "stopped", "finished", "failed" or "unreadable".
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(int runNumber READ runNumber NOTIFY changed FINAL)
    /// "Run 12, started 14:02"; "" if there is none.
    Q_PROPERTY(QString runText READ runText NOTIFY changed FINAL)
    Q_PROPERTY(bool byFit READ byFit NOTIFY changed FINAL)
    /// "Generation 14 of 60"
    Q_PROPERTY(QString headline READ headline NOTIFY advanced FINAL)
    /// "game 212 of 480 in this generation"
    Q_PROPERTY(QString detail READ detail NOTIFY advanced FINAL)
    Q_PROPERTY(QString gamesText READ gamesText NOTIFY advanced FINAL)
    /// "38 games/s, 12 min left"
    Q_PROPERTY(QString rateText READ rateText NOTIFY advanced FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY advanced FINAL)
    /// Why the run failed or cannot be read, or why its last generation could not be written; "" if all is
    /// well.
    Q_PROPERTY(QString error READ error NOTIFY advanced FINAL)
    /// Its settings: name, valueText.
    Q_PROPERTY(plyglass::RowsModel* facts READ facts CONSTANT FINAL)
    // What it has made
    Q_PROPERTY(int generationCount READ generationCount NOTIFY generationsChanged FINAL)
    /// −1 before there is one.
    Q_PROPERTY(int generation READ generation NOTIFY generationsChanged FINAL)
    /// The newest generation is shown, whichever it is.
    Q_PROPERTY(bool following READ following NOTIFY generationsChanged FINAL)
    /// Of the shown generation: −1 = its champion, 0 = the fittest.
    Q_PROPERTY(int candidate READ candidate NOTIFY generationsChanged FINAL)
    /// "consensus of generation 14"
    Q_PROPERTY(QString candidateText READ candidateText NOTIFY generationsChanged FINAL)
    /// badge, name, series, values, low, high
    Q_PROPERTY(plyglass::RowsModel* strength READ strength CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* errors READ errors CONSTANT FINAL)
    /// share, valueText, elite, name
    Q_PROPERTY(plyglass::RowsModel* population READ population CONSTANT FINAL)
    /// The candidates that are shown have been measured, so that one of them can be chosen.
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
    Q_PROPERTY(plyglass::MatchViewModel* match READ match CONSTANT FINAL)

  public:
    /// Generations that a finished run gets when it is told to go on.
    static constexpr int kMoreGenerations = 20;

    EvolutionViewModel(EvaluatorLibrary& evaluators, LearningRuns& runs, const QString& dataFolder,
                       QObject* parent = nullptr);

    EvolutionPlan* plan() { return &m_plan; }
    QString state() const;
    bool running() const { return m_run.isRunning(); }
    int runNumber() const { return m_run.run() ? m_run.run()->number : 0; }
    QString runText() const;
    QString strengthCaption() const;
    bool byFit() const { return m_run.settings().byFit; }
    QString headline() const;
    QString detail() const;
    QString gamesText() const;
    QString rateText() const;
    double progress() const { return m_run.run() ? m_run.share() : 0; }
    QString error() const;

    RowsModel* facts() { return &m_facts; }

    int generationCount() const { return static_cast<int>(m_run.generations().size()); }
    int generation() const;
    bool following() const { return m_chosen < 0; }
    int candidate() const { return m_candidate; }
    QString candidateText() const;
    RowsModel* strength() { return &m_strength; }
    RowsModel* errors() { return &m_errors; }
    RowsModel* population() { return &m_population; }
    bool canChoose() const { return shown() && !m_barsAreLive; }
    QString populationText() const;
    int elite() const { return m_run.settings().genetics.elite; }
    QString diversityText() const;
    QString mutationText() const;
    QString drawsText() const;
    RowsModel* weights() { return &m_weights; }
    GameWatch* watch() { return &m_watch; }
    MatchViewModel* match() { return &m_match; }
    /// Pauses what is under way and waits; everything is on disk then.
    void shutDown();

    /// Begins a run by the plan.
    Q_INVOKABLE void start();
    Q_INVOKABLE void pause() { m_run.pause(); }
    Q_INVOKABLE void stop() { m_run.stop(); }
    /// Goes on with the shown run; a finished one gets more generations.
    Q_INVOKABLE void resume();
    Q_INVOKABLE void openRun(int number);
    /// The newest evolution that there is, if none is shown yet.
    Q_INVOKABLE void openNewest();
    /// Nothing is shown any more.
    void forget();

    /// Shows a generation; the newest one is followed from then on.
    Q_INVOKABLE void chooseGeneration(int index);
    Q_INVOKABLE void followNewest() { chooseGeneration(generationCount() - 1); }
    /// A run under way no longer takes the page along: what one is about to name stays what is shown.
    Q_INVOKABLE void stay();
    Q_INVOKABLE void chooseCandidate(int index);
    /// The computer plays by the shown candidate.
    Q_INVOKABLE void playAgainst();
    /// Keeps the shown candidate under a name, for everywhere evaluators are chosen.
    Q_INVOKABLE void keepAs(const QString& name);
    /// Writes the shown candidate as a genome file.
    Q_INVOKABLE void exportTo(const QUrl& file);
    Q_INVOKABLE QString suggestedName() const;

  signals:
    void changed();
    void advanced();
    void generationsChanged();
    void populationChanged();
    /// One sentence: what did not work and why.
    void refused(const QString& sentence);
    /// One sentence: what was done.
    void said(const QString& sentence);
    void opponentChosen(const plyglass::PlayerEvaluator& evaluator);

  private:
    /// Forgets what was chosen and played in the run that is shown.
    void letGo();
    /// As the match calls the shown candidate.
    QString challengerText() const;
    void refuseIf(const Result<void>& result);
    /// nullptr before there is one.
    const EvolvedGeneration* shown() const;
    /// The genome that is shown; nullptr before there is one.
    const Genome* genome() const;
    /// The generation that is being measured is the one to be seen.
    bool isLive() const;
    void showFacts();
    void showKeptMatch();
    void showGenerations();
    void showPopulation();
    void onAdvanced();

    EvaluatorLibrary& m_evaluators;
    LearningRuns& m_runs;
    EvolutionRun m_run;
    EvolutionPlan m_plan;
    RowsModel m_facts;
    RowsModel m_strength;
    RowsModel m_errors;
    RowsModel m_population;
    RowsModel m_weights;
    GameWatch m_watch;
    MatchViewModel m_match;
    int m_chosen = -1;  ///< generation; −1 = the newest
    int m_candidate = -1;
    bool m_barsAreLive = false;  ///< they are those of the generation that is being measured
};

}  // namespace plyglass

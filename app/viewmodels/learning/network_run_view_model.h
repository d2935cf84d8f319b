// Training a network from nothing but its own games, as the page shows it: the run, its curves, what each
// generation has learned, and what can be done with it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QObject>
#include <QUrl>
#include <memory>

#include "app/services/learning/evaluator_library.h"
#include "app/services/learning/learning_runs.h"
#include "app/services/learning/network_run_service.h"
#include "app/services/learning/square_worth_service.h"
#include "app/viewmodels/learning/game_watch.h"
#include "app/viewmodels/learning/match_view_model.h"
#include "app/viewmodels/learning/network_plan.h"
#include "app/viewmodels/learning/neuron_maps.h"
#include "app/viewmodels/learning/rivals_view_model.h"
#include "app/viewmodels/learning/square_worth_model.h"
#include "app/viewmodels/shared/fact_list_model.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class NetworkRunViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(NetworkRun)
    QML_UNCREATABLE("Learning.network")
    Q_PROPERTY(plyglass::NetworkPlan* plan READ plan CONSTANT FINAL)
    Q_PROPERTY(plyglass::MatchViewModel* match READ match CONSTANT FINAL)
    Q_PROPERTY(plyglass::RivalsViewModel* rivals READ rivals CONSTANT FINAL)
    Q_PROPERTY(plyglass::SquareWorthModel* worths READ worths CONSTANT FINAL)
    Q_PROPERTY(plyglass::NeuronMaps* neurons READ neurons CONSTANT FINAL)
    Q_PROPERTY(plyglass::GameWatch* watch READ watch CONSTANT FINAL)
    // The run
    /// "empty", "running", "pausing", "paused", "stopped", "finished", "failed" or "damaged".
    Q_PROPERTY(QString phase READ phase NOTIFY changed FINAL)
    /// "Run 13, started 15:40"; "" without a run.
    Q_PROPERTY(QString badge READ badge NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(bool canResume READ canResume NOTIFY changed FINAL)
    /// Another run may begin now.
    Q_PROPERTY(bool canBegin READ canBegin NOTIFY changed FINAL)
    // Progress
    Q_PROPERTY(QString headline READ headline NOTIFY stepped FINAL)
    Q_PROPERTY(QString detail READ detail NOTIFY stepped FINAL)
    Q_PROPERTY(double share READ share NOTIFY stepped FINAL)
    Q_PROPERTY(QString amountText READ amountText NOTIFY stepped FINAL)
    Q_PROPERTY(QString rateText READ rateText NOTIFY stepped FINAL)
    // Generations
    /// Networks that are there, the random one included.
    Q_PROPERTY(int generations READ generations NOTIFY changed FINAL)
    /// The one looked at; follows the newest until another one is chosen. −1 = none.
    Q_PROPERTY(int generation READ generation WRITE setGeneration NOTIFY changed FINAL)
    /// Elo of each against material, with the ends of the 95 % interval.
    Q_PROPERTY(plyglass::RowsModel* strength READ strength CONSTANT FINAL)
    /// "+225 ± 31"; "" while it is not measured.
    Q_PROPERTY(QString strengthText READ strengthText NOTIFY changed FINAL)
    /// "60 games of each generation against material".
    Q_PROPERTY(QString strengthCaption READ strengthCaption NOTIFY changed FINAL)
    /// Errors of the training of `lossGeneration`.
    Q_PROPERTY(plyglass::RowsModel* losses READ losses CONSTANT FINAL)
    Q_PROPERTY(int lossGeneration READ lossGeneration NOTIFY changed FINAL)
    // What the one looked at is
    Q_PROPERTY(plyglass::FactListModel* facts READ facts CONSTANT FINAL)
    Q_PROPERTY(int hidden READ hidden NOTIFY changed FINAL)
    Q_PROPERTY(int outputs READ outputs NOTIFY changed FINAL)
    /// Over which positions the maps were worked out.
    Q_PROPERTY(QString worthsCaption READ worthsCaption NOTIFY worthsChanged FINAL)

  public:
    NetworkRunViewModel(LearningRuns& runs, EvaluatorLibrary& evaluators, QObject* parent = nullptr);

    NetworkPlan* plan() { return &m_plan; }
    MatchViewModel* match() { return &m_match; }
    RivalsViewModel* rivals() { return &m_rivals; }
    SquareWorthModel* worths() { return &m_worths; }
    NeuronMaps* neurons() { return &m_neurons; }
    /// A game of self-play, slowed down.
    GameWatch* watch() { return &m_watch; }

    QString phase() const;
    QString badge() const;
    /// Why the run failed or cannot be read, one sentence; "" if neither.
    QString problem() const;
    bool canResume() const;
    bool canBegin() const { return m_runs.active() == 0; }

    QString headline() const;
    QString detail() const;
    /// Of the whole run, 0 … 1.
    double share() const;
    QString amountText() const;
    QString rateText() const;

    int generations() const { return m_run.made(); }
    int generation() const { return m_generation; }
    void setGeneration(int generation);
    RowsModel* strength() { return &m_strength; }
    QString strengthText() const;
    QString strengthCaption() const;
    RowsModel* losses() { return &m_losses; }
    int lossGeneration() const;
    FactListModel* facts() { return &m_facts; }
    int hidden() const { return m_run.options.shape.hidden; }
    int outputs() const { return m_run.options.shape.buckets; }
    QString worthsCaption() const { return m_worthsCaption; }

    /// Looks at a run of earlier days, unless one of a network is under way.
    void showRun(int number);
    /// Looks away from a run that is to be deleted, unless it is under way.
    void forget(int number);
    /// Leaves off what is under way, with its state kept, and waits.
    void shutDown();

    /// A new run as planned.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void pause();
    /// As pause; the run counts as ended, and can be gone on with all the same.
    Q_INVOKABLE void stop();
    Q_INVOKABLE void resume();
    /// A run under way no longer takes the page along: what one is about to name stays what is shown, until
    /// another generation is chosen.
    Q_INVOKABLE void stay();
    /// The generation looked at joins the evaluators under a name; a suggestion for it.
    Q_INVOKABLE void keepAs(const QString& name);
    Q_INVOKABLE QString suggestedName() const;
    Q_INVOKABLE void exportTo(const QUrl& file);
    Q_INVOKABLE QString suggestedFileName() const;
    /// The computer plays by the generation looked at, which is kept for that.
    Q_INVOKABLE void playAgainst();

  signals:
    void changed();
    void stepped();
    void worthsChanged();
    /// One sentence: what did not work and why.
    void refused(const QString& sentence);
    /// One sentence: what was done.
    void said(const QString& sentence);
    void opponentChosen(const plyglass::PlayerEvaluator& evaluator);

  private:
    enum class Leave { No, ToPause, ToStop };

    const LearningRun* shown() const { return m_runs.find(m_shown); }
    /// Whether the run looked at is under way.
    bool isRunning() const { return m_service.isRunning() && m_runs.active() == m_shown; }
    const NetworkGeneration* chosen() const;
    std::optional<Network> chosenNetwork();
    /// Looks at a run: its state from its folder.
    void open(int number);
    void go();
    void onRunChanged();
    void onEnded(const QString& error);
    /// Writes how the run ended or stands.
    void keepState(LearningState state, const QString& failure = {});
    /// Looks at a generation anew.
    void choose(int generation);
    void fillCurves();
    void fillFacts();
    void keepRivalScore(const std::string& rival, const RivalScore& score);
    RivalScores rivalScores() const;
    void keepMatch(const MatchResult& match);
    void showKeptMatch();
    /// The library's evaluator that judges like the generation looked at; it is kept if there is none.
    Result<std::string> keptId();

    LearningRuns& m_runs;
    EvaluatorLibrary& m_evaluators;
    NetworkRunService m_service;
    SquareWorthService m_worthService;
    NetworkPlan m_plan;
    MatchViewModel m_match;
    RivalsViewModel m_rivals;
    SquareWorthModel m_worths;
    NeuronMaps m_neurons;
    GameWatch m_watch;
    int m_watched = 0;  ///< which generation learns from the game
    RowsModel m_strength;
    RowsModel m_losses;
    FactListModel m_facts;
    int m_shown = 0;       ///< number of the run looked at; 0 = none
    NetworkRun m_run;      ///< its state
    QString m_unreadable;  ///< why that cannot be read
    QString m_missing;     ///< why the generation looked at cannot be read
    int m_generation = -1;
    bool m_follows = true;  ///< the newest generation is looked at as soon as it is there
    Leave m_leave = Leave::No;
    QElapsedTimer m_sinceStart;
    QString m_worthsCaption;
};

}  // namespace plyglass

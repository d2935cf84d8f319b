// What the Learning page shows of a run, whichever kind it is: its state, how far it is, and what can be done
// with it and with what it has made.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>

#include "app/services/learning/evaluator_library.h"
#include "app/services/learning/learning_session.h"

namespace plyglass {

class LearningRunViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(LearningRun)
    QML_UNCREATABLE("Learning.evolution or Learning.network")
    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(bool canResume READ canResume NOTIFY changed FINAL)
    /// Another run may start now.
    Q_PROPERTY(bool canBegin READ canBegin NOTIFY changed FINAL)
    /// "Run 12, started 14:02"; "" if there is none.
    Q_PROPERTY(QString runText READ runText NOTIFY changed FINAL)
    /// "Generation 14 of 60"
    Q_PROPERTY(QString headline READ headline NOTIFY advanced FINAL)
    /// "game 212 of 480 in this generation"
    Q_PROPERTY(QString detail READ detail NOTIFY advanced FINAL)
    /// Of the whole run, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY advanced FINAL)
    /// "12 480 games"
    Q_PROPERTY(QString amountText READ amountText NOTIFY advanced FINAL)
    /// "38 games/s, 12 min left"
    Q_PROPERTY(QString rateText READ rateText NOTIFY advanced FINAL)
    /// Why the run failed or cannot be read, or why what it made could not be written; "" if all is well.
    Q_PROPERTY(QString error READ error NOTIFY advanced FINAL)

  public:
    /// LearningSession::State as QML knows it.
    enum class State {
        Empty = int(LearningSession::State::Empty),
        Opening = int(LearningSession::State::Opening),
        Running = int(LearningSession::State::Running),
        Pausing = int(LearningSession::State::Pausing),
        Paused = int(LearningSession::State::Paused),
        Stopped = int(LearningSession::State::Stopped),
        Finished = int(LearningSession::State::Finished),
        Failed = int(LearningSession::State::Failed),
        Damaged = int(LearningSession::State::Damaged)
    };
    Q_ENUM(State)

    State state() const { return static_cast<State>(m_session.state()); }
    bool running() const { return m_session.isRunning(); }
    bool canResume() const { return m_session.canResume(); }
    bool canBegin() const { return m_runs.active() == 0; }
    int runNumber() const { return m_session.number(); }
    QString runText() const;
    virtual QString headline() const = 0;
    virtual QString detail() const = 0;
    virtual double progress() const = 0;
    virtual QString amountText() const = 0;
    virtual QString rateText() const = 0;
    virtual QString error() const;

    /// Looks at a run of the list.
    void openRun(int number);
    /// Looks away from a run that is to be deleted, unless it is under way.
    void forget(int number);
    /// Pauses what is under way and waits; everything is on disk then.
    virtual void shutDown() = 0;

    /// A new run as planned.
    Q_INVOKABLE virtual void begin() = 0;
    Q_INVOKABLE void pause() { m_session.pause(); }
    Q_INVOKABLE void stop() { m_session.stop(); }
    /// Continues a run that was paused or stopped, or has failed, on as many threads as it was started with.
    Q_INVOKABLE void resume() { refuseIf(m_session.resume()); }
    /// A run under way no longer takes the page along: what one is about to name stays what is shown, until
    /// another generation is chosen.
    Q_INVOKABLE virtual void stay() = 0;

    /// What is looked at joins the evaluators, for everywhere these are chosen; without a name it gets the
    /// suggested one.
    Q_INVOKABLE void saveAs(const QString& name);
    Q_INVOKABLE virtual QString suggestedName() const = 0;
    Q_INVOKABLE void exportTo(const QUrl& file);
    Q_INVOKABLE virtual QString suggestedFileName() const = 0;
    /// The computer plays by what is looked at, which is saved for that.
    Q_INVOKABLE void playAgainst();

  signals:
    void changed();
    void advanced();
    /// One sentence: what did not work and why.
    void refused(const QString& sentence);
    /// One sentence: what was done.
    void notified(const QString& sentence);
    void opponentChosen(const plyglass::PlayerEvaluator& evaluator);

  protected:
    LearningRunViewModel(LearningSession& session, LearningRuns& runs, EvaluatorLibrary& evaluators,
                         QObject* parent);

    void refuseIf(const Result<void>& result);
    const LearningRuns& runs() const { return m_runs; }
    const EvaluatorLibrary& evaluators() const { return m_evaluators; }

    /// The evaluator that is looked at; nothing before there is one.
    virtual std::optional<EvaluatorChoice> chosenEvaluator() = 0;
    /// Adds it to the library under a name; the error says why not.
    virtual Result<std::string> saveInLibrary(EvaluatorLibrary& library, const std::string& name) = 0;
    /// What its file would hold.
    virtual std::string fileBytes() = 0;

  private:
    LearningSession& m_session;
    LearningRuns& m_runs;
    EvaluatorLibrary& m_evaluators;
};

/// "Run 12, started 14:02", with the day unless it is today.
QString runStartText(const LearningRun& run);

}  // namespace plyglass

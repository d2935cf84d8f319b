// A run on the Networks page, whichever kind it is: its state, its progress, and actions on it and on its
// results.
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
    /// Whether another run can start now.
    Q_PROPERTY(bool canBegin READ canBegin NOTIFY changed FINAL)
    /// "Run 12, started 14:02"; "" if there is none.
    Q_PROPERTY(QString runText READ runText NOTIFY changed FINAL)
    /// "Generation 14 of 60"
    Q_PROPERTY(QString headline READ headline NOTIFY advanced FINAL)
    /// "game 212 of 480 in this generation"
    Q_PROPERTY(QString detail READ detail NOTIFY advanced FINAL)
    /// Progress of the whole run, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY advanced FINAL)
    /// "12 480 games"
    Q_PROPERTY(QString amountText READ amountText NOTIFY advanced FINAL)
    /// "38 games/s, 12 min left"
    Q_PROPERTY(QString rateText READ rateText NOTIFY advanced FINAL)
    /// Error of the run or of writing its results; may be "".
    Q_PROPERTY(QString error READ error NOTIFY advanced FINAL)

  public:
    /// LearningSession::State for QML.
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

    /// Shows a run of the list.
    void openRun(int number);
    /// Closes a run before it is deleted, unless it is running.
    void forget(int number);
    /// Pauses the run and waits until everything is on disk.
    virtual void shutDown() = 0;

    /// Starts a new run with the plan.
    Q_INVOKABLE virtual void begin() = 0;
    Q_INVOKABLE void pause() { m_session.pause(); }
    Q_INVOKABLE void stop() { m_session.stop(); }
    /// Resumes a paused, stopped or failed run, on as many threads as at its start.
    Q_INVOKABLE void resume() { refuseIf(m_session.resume()); }
    /// Keeps the shown generation while it is named, even if the run makes newer ones, until another is
    /// chosen.
    Q_INVOKABLE virtual void stay() = 0;

    /// Saves the shown result as an evaluator; without a name it gets the suggested one.
    Q_INVOKABLE void saveAs(const QString& name);
    Q_INVOKABLE virtual QString suggestedName() const = 0;
    Q_INVOKABLE void exportTo(const QUrl& file);
    Q_INVOKABLE virtual QString suggestedFileName() const = 0;
    /// Saves the shown result and lets the computer play with it.
    Q_INVOKABLE void playAgainst();

  signals:
    void changed();
    void advanced();
    /// Error in one sentence.
    void refused(const QString& sentence);
    /// Success in one sentence.
    void notified(const QString& sentence);
    void opponentChosen(const plyglass::PlayerEvaluator& evaluator);

  protected:
    LearningRunViewModel(LearningSession& session, LearningRuns& runs, EvaluatorLibrary& evaluators,
                         QObject* parent);

    void refuseIf(const Result<void>& result);
    const LearningRuns& runs() const { return m_runs; }
    const EvaluatorLibrary& evaluators() const { return m_evaluators; }

    /// The shown evaluator; nullopt before there is one.
    virtual std::optional<EvaluatorChoice> chosenEvaluator() = 0;
    /// Adds it to the library under a name; fails with the reason.
    virtual Result<std::string> saveInLibrary(EvaluatorLibrary& library, const std::string& name) = 0;
    /// Contents of its file.
    virtual std::string fileBytes() = 0;

  private:
    LearningSession& m_session;
    LearningRuns& m_runs;
    EvaluatorLibrary& m_evaluators;
};

/// "Run 12, started 14:02"; with the day unless it is today.
QString runStartText(const LearningRun& run);

}  // namespace plyglass

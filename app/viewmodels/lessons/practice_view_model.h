// The person's own mistakes as exercises: a position, a better move to be found, hints, the engine's
// judgement of the answer, and when the exercise comes back.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <optional>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/tone.h"
#include "app/services/practice/mistake_file.h"
#include "app/viewmodels/shared/file_writer.h"

namespace plyglass {

class PracticeViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Practice)
    QML_UNCREATABLE("App.practice")
    /// The Lessons page shows the exercises instead of the lessons.
    Q_PROPERTY(bool chosen READ chosen WRITE setChosen NOTIFY chosenChanged FINAL)
    // The exercises
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int due READ due NOTIFY changed FINAL)
    /// When the next one comes back, if none is due; else "".
    Q_PROPERTY(QString waitText READ waitText NOTIFY changed FINAL)
    /// A removed exercise can be brought back.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    // The one that is asked
    Q_PROPERTY(bool asking READ asking NOTIFY changed FINAL)
    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    /// "White to move. Find a better move than 12.Qxb7."
    Q_PROPERTY(QString taskText READ taskText NOTIFY changed FINAL)
    /// What an answer may cost.
    Q_PROPERTY(QString toleranceText READ toleranceText CONSTANT FINAL)
    /// "Anna – Level 4"
    Q_PROPERTY(QString gameText READ gameText NOTIFY changed FINAL)
    /// What there is to say about the answer, or the hint.
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY changed FINAL)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed FINAL)
    /// "Solved 2 of 3 times; comes back in 7 days."
    Q_PROPERTY(QString historyText READ historyText NOTIFY changed FINAL)
    // The board
    Q_PROPERTY(QString placement READ placement NOTIFY changed FINAL)
    Q_PROPERTY(int positionId READ positionId NOTIFY changed FINAL)
    Q_PROPERTY(QStringList legalMoves READ legalMoves NOTIFY changed FINAL)
    Q_PROPERTY(QStringList lastMove READ lastMove NOTIFY changed FINAL)
    Q_PROPERTY(QString checkSquare READ checkSquare NOTIFY changed FINAL)
    Q_PROPERTY(bool whiteToMove READ whiteToMove NOTIFY changed FINAL)
    /// "c3 b5 best"
    Q_PROPERTY(QStringList arrows READ arrows NOTIFY changed FINAL)

  public:
    enum class State {
        Asked,   ///< a move is to be found
        Judged,  ///< the engine looks at the answer
        Solved,
        Wrong,  ///< another try is possible
        Shown   ///< the solution stands on the board
    };
    Q_ENUM(State)

    /// The exercises are kept in the file.
    PracticeViewModel(EngineService& engine, QString file, QObject* parent = nullptr);

    bool chosen() const { return m_chosen; }
    void setChosen(bool chosen);
    int count() const { return static_cast<int>(deck().exercises().size()); }
    int due() const { return deck().dueCount(now()); }
    QString waitText() const;
    bool canUndo() const { return !m_forgotten.empty(); }
    bool asking() const { return m_asked.has_value(); }
    State state() const { return m_state; }
    QString taskText() const;
    QString toleranceText() const;
    QString gameText() const { return asking() ? exercise().game : QString(); }
    QString verdictText() const { return m_verdict; }
    QString explanation() const { return m_explanation; }
    QString historyText() const;
    QString placement() const;
    int positionId() const { return m_positionId; }
    QStringList legalMoves() const;
    QStringList lastMove() const;
    QString checkSquare() const;
    bool whiteToMove() const { return exercise().position.sideToMove() == White; }
    QStringList arrows() const { return m_arrows; }

    /// Takes in the mistakes of a game; says how many were new.
    void add(std::vector<MistakeExercise> exercises);
    /// Why the exercises could not be read, and what became of their file; "" if all is well.
    QString problemText() const;

    /// The next one that is due.
    Q_INVOKABLE void next();
    Q_INVOKABLE void playMove(const QString& from, const QString& to, const QString& promotion);
    /// SAN or coordinates; says what is wrong with it, "" if it was played.
    Q_INVOKABLE QString typeMove(const QString& text);
    /// First which piece, then the move.
    Q_INVOKABLE void hint();
    Q_INVOKABLE void showSolution();
    /// The position again, after a wrong move.
    Q_INVOKABLE void tryAgain();
    /// The exercise is not asked any more.
    Q_INVOKABLE void forget();
    /// Brings back the exercise that was removed last, and asks it.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// All exercises as a sheet, with the solutions at the end: by the ending of the file's name a web page
    /// for the printer, or else PDF.
    Q_INVOKABLE void print(const QUrl& file);

  signals:
    void chosenChanged();
    void changed();
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    static QDateTime now() { return QDateTime::currentDateTimeUtc(); }
    const MistakeDeck& deck() const { return m_file.deck(); }
    const MistakeExercise& exercise() const;
    const Position& shown() const { return m_after ? *m_after : exercise().position; }
    void ask(std::optional<MistakeExercise> exercise);
    void answer(Move move);
    /// Asks what a move costs, and why: `onJudged` follows, at once with what is known so far.
    void judge(Move move);
    void onJudged(const WhyNotAnswer& answer);
    /// What there is to say about an answer of the person.
    void tellJudgement(const WhyNotAnswer& answer, bool isGood);
    /// How the exercise went is settled by its first answer.
    void settle(PracticeResult result);
    /// Exercises become due while the window is open.
    void onTimePassed();
    void takeOut(const MistakeExercise& forgotten);
    void change(const std::function<void(MistakeDeck&)>& change);

    EngineLane m_lane;
    MistakeFile m_file;
    FileWriter m_writer;
    QTimer m_clock;
    int m_dueBefore = 0;
    QString m_waitBefore;
    bool m_chosen = false;
    std::optional<MistakeExercise> m_asked;
    std::vector<MistakeExercise> m_forgotten;   ///< in this window, the last one last
    std::optional<MistakeExercise> m_restored;  ///< by the last undo
    State m_state = State::Asked;
    bool m_settled = false;
    int m_hints = 0;
    int m_positionId = 0;
    Move m_answer;
    std::optional<Position> m_after;  ///< the answer, or the solution
    QString m_verdict;
    QString m_explanation;
    QStringList m_arrows;
};

}  // namespace plyglass

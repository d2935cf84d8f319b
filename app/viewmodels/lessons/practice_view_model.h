// The person's mistakes as exercises: a position, a better move to find, hints, the engine's judgement of the
// answer, and the time of the next repetition.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <optional>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/tone.h"
#include "app/services/practice/mistake_file.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/file_writer.h"

namespace plyglass {

class PracticeViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Practice)
    QML_UNCREATABLE("App.practice")
    /// Whether the page Learn chess shows the exercises instead of lessons.
    Q_PROPERTY(bool chosen READ chosen WRITE setChosen NOTIFY chosenChanged FINAL)
    // The exercises
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int due READ due NOTIFY changed FINAL)
    /// Time of the next exercise if none is due; else "".
    Q_PROPERTY(QString waitText READ waitText NOTIFY changed FINAL)
    /// Whether a removed exercise can be restored.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    // The current one
    Q_PROPERTY(bool asking READ asking NOTIFY changed FINAL)
    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    /// "White to move. Find a better move than 12.Qxb7."
    Q_PROPERTY(QString taskText READ taskText NOTIFY changed FINAL)
    /// Tolerance for answers.
    Q_PROPERTY(QString toleranceText READ toleranceText CONSTANT FINAL)
    /// "Mistake 1 of 3" during a review; else "".
    Q_PROPERTY(QString reviewText READ reviewText NOTIFY changed FINAL)
    /// "Anna – Level 4"
    Q_PROPERTY(QString gameText READ gameText NOTIFY changed FINAL)
    /// Judgement of the answer, or the hint.
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY changed FINAL)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed FINAL)
    /// "Solved 2 of 3 times; comes back in 7 days."
    Q_PROPERTY(QString historyText READ historyText NOTIFY changed FINAL)
    // The board
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY changed FINAL)
    Q_PROPERTY(bool whiteToMove READ whiteToMove NOTIFY changed FINAL)

  public:
    enum class State {
        Asked,   ///< waits for a move
        Judged,  ///< the engine judges the answer
        Solved,
        Wrong,  ///< another try is possible
        Shown   ///< the board shows the solution
    };
    Q_ENUM(State)

    /// Keeps the exercises in `file`.
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
    QString reviewText() const;
    QString gameText() const { return asking() ? exercise().game : QString(); }
    QString verdictText() const { return m_verdict; }
    QString explanation() const { return m_explanation; }
    QString historyText() const;
    BoardPosition board() const;
    bool whiteToMove() const { return exercise().position.sideToMove() == White; }

    /// Adds the mistakes of a game; reports the number of new ones.
    void add(std::vector<MistakeExercise> exercises);
    /// Asks these first, one after the other, whether they are due or not; new ones are kept.
    void review(std::vector<MistakeExercise> exercises);
    /// Reason why the exercises could not be read, and the new place of their file; may be "".
    QString problemText() const;

    /// Shows the next due exercise.
    Q_INVOKABLE void next();
    Q_INVOKABLE void playMove(const QString& from, const QString& to, const QString& promotion);
    /// Reads SAN or coordinates; returns the error, "" if it was played.
    Q_INVOKABLE QString typeMove(const QString& text);
    /// Shows the piece first, then the move.
    Q_INVOKABLE void hint();
    Q_INVOKABLE void showSolution();
    /// Shows the position again after a wrong move.
    Q_INVOKABLE void tryAgain();
    /// Removes the exercise.
    Q_INVOKABLE void forget();
    /// Restores the exercise removed last and shows it.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Writes all exercises as a sheet, with the solutions at the end: a web page for the printer or a PDF,
    /// by the file's ending.
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
    /// Searches the cost of a move and its reason: `onJudged` follows, with intermediate results.
    void judge(Move move);
    void onJudged(const WhyNotAnswer& answer);
    /// Shows the judgement of the person's answer.
    void tellJudgement(const WhyNotAnswer& answer, bool isGood);
    /// Stores the result of the exercise, which its first answer decides.
    void settle(PracticeResult result);
    /// Updates the due exercises.
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
    std::vector<MistakeExercise> m_review;      ///< to be asked before the due ones, in order
    std::size_t m_reviewed = 0;                 ///< of them, those asked so far
    std::vector<MistakeExercise> m_forgotten;   ///< in this window, the newest last
    std::optional<MistakeExercise> m_restored;  ///< by the last undo
    State m_state = State::Asked;
    bool m_settled = false;
    int m_hints = 0;
    Move m_answer;
    std::optional<Position> m_after;  ///< position after the answer or the solution
    QString m_verdict;
    QString m_explanation;
    BoardArrows m_arrows;
};

}  // namespace plyglass

// A task of a chess lesson: its board, the person's try and what answers it, hints, and the program's
// replies.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <optional>

#include "app/viewmodels/lessons/chess_lesson_rows.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class ChessTaskViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(ChessTask)
    QML_UNCREATABLE("App.lessons.chess.task")
    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    /// "White gives mate in one. Where?"
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    /// What to do, or what answers the try: "Check, but not mate: the king goes to h8."
    Q_PROPERTY(QString replyText READ replyText NOTIFY changed FINAL)
    /// The rule behind the answer; may be "".
    Q_PROPERTY(QString ruleText READ ruleText NOTIFY changed FINAL)
    /// The move that was tried: "bishop takes h7"; else "".
    Q_PROPERTY(QString triedText READ triedText NOTIFY changed FINAL)
    /// How a computer sees the position; "" where it would not be true.
    Q_PROPERTY(QString computerText READ computerText NOTIFY changed FINAL)
    // The board
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY changed FINAL)
    Q_PROPERTY(bool flipped READ flipped NOTIFY changed FINAL)
    /// Square of the try's mark; "" for none.
    Q_PROPERTY(QString badgeSquare READ badgeSquare NOTIFY changed FINAL)
    /// Whether a move is asked for now.
    Q_PROPERTY(bool takesMoves READ takesMoves NOTIFY changed FINAL)
    /// Whether marked squares wait for their check.
    Q_PROPERTY(bool canCheck READ canCheck NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* questions READ questions CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* hints READ hints CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* choices READ choices CONSTANT FINAL)

  public:
    enum class State {
        Asked,     ///< waits for an answer
        Judged,    ///< the answer is being judged
        Wrong,     ///< the try stays on the board until tryAgain
        Answered,  ///< right so far: the program's reply follows
        Solved
    };
    Q_ENUM(State)

    explicit ChessTaskViewModel(const Task& task, QObject* parent = nullptr);
    ~ChessTaskViewModel() override;

    State state() const { return m_state; }
    QString question() const;
    QString replyText() const { return m_reply; }
    QString ruleText() const { return m_rule; }
    QString triedText() const { return m_tried; }
    QString computerText() const;
    BoardPosition board() const;
    bool flipped() const { return task().position.sideToMove() == Black; }
    QString badgeSquare() const { return m_badge; }
    bool takesMoves() const { return isMoveTask() && m_state == State::Asked; }
    bool canCheck() const { return marksSquares() && m_wanted != 1 && m_marked != 0; }
    RowsModel* questions() { return &m_questions; }
    RowsModel* hints() { return &m_hints; }
    RowsModel* choices() { return &m_choices; }

    /// Asks this task, from its start. The task must outlive its use, as those of `chessLessons` do.
    void ask(const Task& task);

    Q_INVOKABLE void playMove(const QString& from, const QString& to, const QString& promotion);
    /// Reads SAN or coordinates; returns the error, "" if it was played.
    Q_INVOKABLE QString typeMove(const QString& text);
    /// Marks a square, or unmarks it; where one square is asked for, it is the answer.
    Q_INVOKABLE void pick(const QString& square);
    /// Gives the marked squares as the answer.
    Q_INVOKABLE void check();
    /// Gives an answer in words, by its index.
    Q_INVOKABLE void choose(int choice);
    /// Shows one more step of the hint; takes a wrong try back first.
    Q_INVOKABLE void hint();
    /// Takes a wrong try back.
    Q_INVOKABLE void tryAgain();

  signals:
    void changed();
    void solved();
    /// For screen readers.
    void said(const QString& text);

  private:
    const Task& task() const { return *m_task; }
    bool isMoveTask() const { return task().kind == TaskKind::Move || task().kind == TaskKind::Series; }
    bool marksSquares() const { return task().kind == TaskKind::Squares && m_state == State::Asked; }
    /// Runs `work` on the thread, then `take` with its result here, unless another task or try has come.
    template <class Work, class Take>
    void inBackground(Work work, Take take);
    /// Waits for the next answer to `m_at`, without marks of an earlier one.
    void waitForAnswer(const TaskState& at);
    QString invitation() const;
    void answer(Move move);
    void beginJudging();
    void take(const TaskVerdict& verdict);
    void takeWrong(const TaskVerdict& verdict);
    /// Shows the verdict's right move, then the program's reply, and waits for the next move.
    void goOn(const TaskVerdict& verdict);
    void showReply();
    void showHintStep();
    void showRows();
    BoardArrows hintMarks() const;
    QString badgeOf(const TaskVerdict& verdict) const;

    QThreadPool m_thread;
    int m_generation = 0;  ///< of what the thread works for
    QTimer m_replyDelay;
    const Task* m_task;
    State m_state = State::Asked;
    TaskState m_at;  ///< from which the person answers
    // The try
    std::optional<Position> m_after;
    QStringList m_lastMove;
    Bitboard m_marked = 0;
    int m_wanted = 0;  ///< number of squares to mark; 0 while it is not known
    int m_chosen = -1;
    TaskVerdict m_verdict;
    BoardArrows m_refutation;
    QString m_reply;
    QString m_rule;
    QString m_tried;
    QString m_badge;
    // Hints
    std::optional<Hint> m_hint;
    QStringList m_hintTexts;   ///< of the steps shown
    bool m_wasHinted = false;  ///< at any move of the task
    RowsOf<CheckQuestionRow> m_questions;
    RowsOf<HintStepRow> m_hints;
    RowsOf<TaskChoiceRow> m_choices;
};

}  // namespace plyglass

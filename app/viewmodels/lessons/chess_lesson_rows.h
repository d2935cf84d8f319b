// The lists of the chess lessons: the course, the tasks of a lesson, the three questions after a check, the
// hints, and the answers to choose from.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>

#include "app/viewmodels/lessons/chess_progress.h"
#include "engine/words/lesson_words.h"

namespace plyglass {

class HintState : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the states of a step of a hint")

  public:
    enum State { Used, Next, Later };
    Q_ENUM(State)
};

class ChoiceState : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the states of an answer to choose")

  public:
    enum State { Open, Right, Wrong };
    Q_ENUM(State)
};

struct CourseLessonRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString numberedTitle MEMBER numberedTitle)
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(bool endsGroup MEMBER endsGroup)
    Q_PROPERTY(bool finished MEMBER finished)
    Q_PROPERTY(QString progressText MEMBER progressText)

  public:
    int number = 0;
    QString title{};
    QString numberedTitle{};  ///< "11 Mate in one"
    QString group{};          ///< title of the group before its first lesson; else ""
    bool endsGroup = false;   ///< the last lesson of its group
    bool finished = false;
    QString progressText{};  ///< "4 of 8"; "" if no task is done
    friend bool operator==(const CourseLessonRow&, const CourseLessonRow&) = default;
};

struct TaskPipRow {
    Q_GADGET
    Q_PROPERTY(int pipState MEMBER pipState)

  public:
    int pipState = 0;  ///< LessonState
    friend bool operator==(const TaskPipRow&, const TaskPipRow&) = default;
};

struct CheckQuestionRow {
    Q_GADGET
    Q_PROPERTY(QString question MEMBER question)
    Q_PROPERTY(QString answer MEMBER answer)
    Q_PROPERTY(bool fails MEMBER fails)

  public:
    QString question{};
    QString answer{};
    bool fails = false;  ///< the answer is yes: it is no mate
    friend bool operator==(const CheckQuestionRow&, const CheckQuestionRow&) = default;
};

struct HintStepRow {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int hintState MEMBER hintState)

  public:
    QString label{};  ///< "Piece"; "" unless the step is used
    QString text{};   ///< the hint, or what the step would show
    int hintState = HintState::Later;
    friend bool operator==(const HintStepRow&, const HintStepRow&) = default;
};

struct TaskChoiceRow {
    Q_GADGET
    Q_PROPERTY(QString answer MEMBER answer)
    Q_PROPERTY(int choiceState MEMBER choiceState)

  public:
    QString answer{};
    int choiceState = ChoiceState::Open;
    friend bool operator==(const TaskChoiceRow&, const TaskChoiceRow&) = default;
};

QList<CourseLessonRow> courseLessonRows(const ChessProgress& progress);
/// The tasks of a lesson.
QList<TaskPipRow> taskPipRows(const ChessLesson& lesson, const ChessProgress& progress, std::size_t current);
/// Empty if the move gives no check.
QList<CheckQuestionRow> checkQuestionRows(const TaskState& state, const TaskVerdict& verdict);
/// `texts`: the steps shown so far, about this move. `isOver`: the task is solved, and no more hints are
/// needed. `wasHinted`: a step was shown at any move of the task.
QList<HintStepRow> hintStepRows(TaskKind kind, const QStringList& texts, bool isOver, bool wasHinted);
/// The answers to a task in words; `chosen`: the last answer, or −1.
QList<TaskChoiceRow> taskChoiceRows(const Task& task, int chosen, bool isRight);

}  // namespace plyglass

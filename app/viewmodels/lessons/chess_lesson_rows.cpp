#include "app/viewmodels/lessons/chess_lesson_rows.h"

#include "app/services/translated.h"
#include "app/viewmodels/lessons/lesson_rows.h"

namespace plyglass {

namespace {

/// Names of the steps of a hint; a task about squares has only the square.
QStringList hintLabels(TaskKind kind) {
    const QString square = QObject::tr("Square");
    if (kind == TaskKind::Squares) return {square};
    if (kind == TaskKind::Choice) return {};
    return {QObject::tr("Piece"), square, QObject::tr("Move")};
}

/// What a step says before it is shown.
QStringList laterTexts(TaskKind kind) {
    const QString square = QObject::tr("Square, after the piece");
    if (kind == TaskKind::Squares) return {QObject::tr("Square")};
    return {QObject::tr("Piece"), square, QObject::tr("Move, after the square")};
}

QStringList needlessTexts(TaskKind kind) {
    const QString square = QObject::tr("Square, not needed");
    if (kind == TaskKind::Squares) return {square};
    return {QObject::tr("Piece, not needed"), square, QObject::tr("Move, not needed")};
}

}  // namespace

QList<CourseLessonRow> courseLessonRows(const ChessProgress& progress) {
    const std::vector<ChessLesson>& lessons = chessLessons();
    QList<CourseLessonRow> rows;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const ChessLesson& lesson = lessons[i];
        const QString title = translated(lesson.title);
        const int done = progress.doneCount(lesson);
        rows.append(
            {.number = lesson.number,
             .title = title,
             .numberedTitle =
                 QObject::tr("%1 %2", "number and title of a lesson").arg(lesson.number).arg(title),
             .group = i == 0 || lessons[i - 1].group != lesson.group ? translated(lesson.group) : QString(),
             .endsGroup = i + 1 == lessons.size() || lessons[i + 1].group != lesson.group,
             .finished = progress.isFinished(lesson),
             .progressText =
                 done == 0 ? QString() : QObject::tr("%1 of %2").arg(done).arg(lesson.tasks.size())});
    }
    return rows;
}

QList<TaskPipRow> taskPipRows(const ChessLesson& lesson, const ChessProgress& progress, std::size_t current) {
    QList<TaskPipRow> rows;
    for (std::size_t i = 0; i < lesson.tasks.size(); ++i)
        rows.append(TaskPipRow{progress.isDone(lesson, i) ? LessonState::Done
                               : i == current             ? LessonState::Current
                                                          : LessonState::Ahead});
    return rows;
}

QList<CheckQuestionRow> checkQuestionRows(const TaskState& state, const TaskVerdict& verdict) {
    QList<CheckQuestionRow> rows;
    if (!verdict.questions) return rows;
    for (const QuestionText& each : questionTexts(state, verdict))
        rows.append({translated(each.question), translated(each.answer), each.isYes});
    return rows;
}

QList<HintStepRow> hintStepRows(TaskKind kind, const QStringList& texts, bool isOver, bool wasHinted) {
    const QStringList labels = hintLabels(kind);
    QList<HintStepRow> rows;
    for (qsizetype i = 0; i < labels.size(); ++i) {
        if (i < texts.size())
            rows.append({labels[i], texts[i], HintState::Used});
        else if (isOver)
            rows.append(
                {{}, wasHinted && texts.isEmpty() ? labels[i] : needlessTexts(kind)[i], HintState::Later});
        else if (i == texts.size())
            rows.append({{}, labels[i], HintState::Next});
        else
            rows.append({{}, laterTexts(kind)[i], HintState::Later});
    }
    return rows;
}

QList<TaskChoiceRow> taskChoiceRows(const Task& task, int chosen, bool isRight) {
    QList<TaskChoiceRow> rows;
    for (const Choice& choice : task.choices) {
        const bool isChosen = rows.size() == chosen;
        rows.append({translated(choice.text), !isChosen ? ChoiceState::Open
                                              : isRight ? ChoiceState::Right
                                                        : ChoiceState::Wrong});
    }
    return rows;
}

}  // namespace plyglass

// The course of chess lessons: the open lesson, its tasks, and what is done of them.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/viewmodels/lessons/chess_task_view_model.h"

namespace plyglass {

class ChessLessonsViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(ChessLessons)
    QML_UNCREATABLE("App.lessons.chess")
    // The course
    Q_PROPERTY(plyglass::RowsModel* course READ course CONSTANT FINAL)
    /// "10 of 21 done"
    Q_PROPERTY(QString doneText READ doneText NOTIFY progressChanged FINAL)
    /// Share of the finished lessons, 0 … 1.
    Q_PROPERTY(double doneShare READ doneShare NOTIFY progressChanged FINAL)
    // The lesson to go on with
    /// Index of the open lesson or the next one that is not finished; −1 if all are.
    Q_PROPERTY(int dueIndex READ dueIndex NOTIFY progressChanged FINAL)
    /// "Mate in one"; "" without one.
    Q_PROPERTY(QString dueTitle READ dueTitle NOTIFY progressChanged FINAL)
    /// "4 of 8", or "lesson 11, 10 minutes" if none of its tasks is done.
    Q_PROPERTY(QString dueText READ dueText NOTIFY progressChanged FINAL)
    // The open lesson
    Q_PROPERTY(int index READ index NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// "lesson 11, 10 minutes"
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed FINAL)
    /// Paragraphs, with what is emphasised in <b>.
    Q_PROPERTY(QString introMarkup READ introMarkup NOTIFY changed FINAL)
    /// What was learnt; for the end of the lesson.
    Q_PROPERTY(QString learntText READ learntText NOTIFY changed FINAL)
    Q_PROPERTY(bool hasNextLesson READ hasNextLesson NOTIFY changed FINAL)
    /// "" after the last lesson.
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY changed FINAL)
    // Its tasks
    Q_PROPERTY(plyglass::RowsModel* pips READ pips CONSTANT FINAL)
    /// "4 of 8"
    Q_PROPERTY(QString taskText READ taskText NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::ChessTaskViewModel* task READ task CONSTANT FINAL)
    Q_PROPERTY(bool hasBack READ hasBack NOTIFY changed FINAL)
    /// Whether another task can be shown instead of this one.
    Q_PROPERTY(bool canSkip READ canSkip NOTIFY changed FINAL)
    /// After the last task: the page shows what was learnt.
    Q_PROPERTY(bool ended READ ended NOTIFY changed FINAL)

  public:
    /// Done tasks are stored in the settings.
    explicit ChessLessonsViewModel(Settings& settings, QObject* parent = nullptr);

    RowsModel* course() { return &m_course; }
    QString doneText() const;
    double doneShare() const;
    int dueIndex() const;
    QString dueTitle() const;
    QString dueText() const;
    int index() const { return m_index; }
    QString title() const;
    QString subtitle() const;
    QString introMarkup() const;
    QString learntText() const;
    bool hasNextLesson() const;
    QString nextTitle() const;
    RowsModel* pips() { return &m_pips; }
    QString taskText() const;
    ChessTaskViewModel* task() { return &m_task; }
    bool hasBack() const { return m_ended || m_taskIndex > 0; }
    bool canSkip() const;
    bool ended() const { return m_ended; }

    /// Opens a lesson at its first task that is not done; does nothing for an invalid index.
    Q_INVOKABLE void open(int index);
    /// Forgets what is done of the open lesson.
    Q_INVOKABLE void startAgain();
    /// The task before.
    Q_INVOKABLE void back();
    /// The next task; after the last one those that are left, then the end, then the next lesson.
    Q_INVOKABLE void next();
    /// Takes the solved task as not done, and goes on.
    Q_INVOKABLE void askLater();

  signals:
    void changed();
    void progressChanged();

  private:
    const ChessLesson& lesson() const { return chessLessons()[static_cast<std::size_t>(m_index)]; }
    void show(std::size_t task);
    void showProgress();
    void onSolved();

    ChessProgress m_progress;
    int m_index = 0;
    std::size_t m_taskIndex = 0;
    bool m_ended = false;
    ChessTaskViewModel m_task;
    RowsOf<CourseLessonRow> m_course;
    RowsOf<TaskPipRow> m_pips;
};

}  // namespace plyglass

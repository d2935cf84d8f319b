// The course of chess lessons: its way through the tasks, and what is kept of it.
#include <QTest>

#include "app/viewmodels/lessons/chess_lessons_view_model.h"
#include "app/viewmodels/lessons/lesson_rows.h"
#include "engine/chess/san.h"
#include "engine/lab/teaching/answers.h"
#include "engine/lab/teaching/judge.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const Task& taskOf(int lesson, int task) {
    return chessLessons()[static_cast<std::size_t>(lesson)].tasks[static_cast<std::size_t>(task)];
}

int tasksOf(int lesson) {
    return static_cast<int>(chessLessons()[static_cast<std::size_t>(lesson)].tasks.size());
}

void answerMoves(ChessTaskViewModel& asked, const Task& task) {
    TaskState state = startOf(task);
    while (asked.state() != ChessTaskViewModel::State::Solved) {
        const Move move = hintFor(task, state)->move;
        const TaskVerdict verdict = judge(task, state, move);
        (void)asked.typeMove(QString::fromStdString(toUci(state.position, move)));
        const auto isDone = [&] {
            return asked.state() == ChessTaskViewModel::State::Solved || asked.takesMoves();
        };
        if (!QTest::qWaitFor(isDone, kTimeoutMs)) return;
        state = verdict.next;
    }
}

/// Gives the right answer to the shown task, and waits until it is judged.
bool solve(ChessLessonsViewModel& course, int lesson, int number) {
    ChessTaskViewModel& asked = *course.task();
    const Task& task = taskOf(lesson, number);
    if (task.kind == TaskKind::Choice) {
        for (std::size_t i = 0; i < task.choices.size(); ++i)
            if (task.choices[i].key == rightKey(task)) asked.choose(static_cast<int>(i));
    } else if (task.kind == TaskKind::Squares) {
        Bitboard right = rightSquares(task);
        const QString before = asked.replyText();
        if (!QTest::qWaitFor([&] { return asked.replyText() != before; }, kTimeoutMs)) return false;
        while (right != 0) asked.pick(QString::fromStdString(squareName(popLowest(right))));
        asked.check();
    } else {
        answerMoves(asked, task);
    }
    return QTest::qWaitFor([&] { return asked.state() == ChessTaskViewModel::State::Solved; }, kTimeoutMs);
}

}  // namespace

class ChessLessonsTest : public QObject {
    Q_OBJECT

  private:
    QTemporaryDir m_directory;
    QString file() const { return m_directory.filePath("lessons.conf"); }

  private slots:
    void init() { QFile::remove(file()); }

    void nothingIsLocked() {
        Settings settings(file());
        ChessLessonsViewModel course(settings);
        const int count = course.course()->count();
        QCOMPARE(count, static_cast<int>(chessLessons().size()));
        for (int lesson = 0; lesson < count; ++lesson) {
            course.open(lesson);
            QCOMPARE(course.index(), lesson);
            QVERIFY(!course.title().isEmpty() && !course.introMarkup().contains("**"));
            QCOMPARE(course.pips()->count(), tasksOf(lesson));
            QVERIFY(!course.task()->question().isEmpty());
        }
        QVERIFY(!course.hasNextLesson());
        course.open(count);
        QCOMPARE(course.index(), count - 1);
    }
    void unfinishedLessonIsDue() {
        Settings settings(file());
        const int count = static_cast<int>(chessLessons().size());
        ChessProgress progress(settings);
        const auto finish = [&](int lesson) {
            for (int task = 0; task < tasksOf(lesson); ++task)
                progress.setDone(chessLessons()[static_cast<std::size_t>(lesson)],
                                 static_cast<std::size_t>(task), true);
        };
        for (int lesson = 1; lesson < count; ++lesson)
            if (lesson != 5) finish(lesson);
        progress.setDone(chessLessons()[5], 0, true);
        ChessLessonsViewModel course(settings);
        QCOMPARE(course.dueIndex(), 0);
        QCOMPARE(course.dueTitle(), course.title());
        QCOMPARE(course.dueText(), course.subtitle());
        course.open(3);
        QCOMPARE(course.dueIndex(), 5);
        QCOMPARE(course.dueText(), QString("1 of %1").arg(tasksOf(5)));
        course.open(6);
        QCOMPARE(course.dueIndex(), 0);
        finish(0);
        finish(5);
        const ChessLessonsViewModel done(settings);
        QCOMPARE(done.dueIndex(), -1);
        QVERIFY(done.dueTitle().isEmpty() && done.dueText().isEmpty());
    }
    void everyTaskOfTheCourseCanBeSolved() {
        Settings settings(file());
        ChessLessonsViewModel course(settings);
        for (int lesson = 0; lesson < course.course()->count(); ++lesson) {
            QCOMPARE(course.index(), lesson);
            for (int task = 0; task < tasksOf(lesson); ++task) {
                QVERIFY2(solve(course, lesson, task),
                         qPrintable(QString("%1, task %2").arg(course.title()).arg(task + 1)));
                course.next();
            }
            QVERIFY(course.ended());
            QVERIFY(!course.learntText().isEmpty());
            course.next();
        }
        QCOMPARE(course.doneShare(), 1.0);
        QVERIFY(course.ended());
    }
    void whatIsDoneIsKept() {
        {
            Settings settings(file());
            ChessLessonsViewModel course(settings);
            course.open(1);
            QVERIFY(solve(course, 1, 0));
            QCOMPARE(course.pips()->value(0, "pipState").toInt(), int(LessonState::Done));
            course.next();
            course.next();
            QVERIFY(solve(course, 1, 2));
        }
        Settings settings(file());
        const ChessProgress progress(settings);
        QCOMPARE(progress.doneCount(chessLessons()[1]), 2);
        ChessLessonsViewModel course(settings);
        QCOMPARE(course.index(), 1);
        QCOMPARE(course.taskText(), QString("2 of %1").arg(tasksOf(1)));
        QCOMPARE(course.course()->value(1, "progressText").toString(), QString("2 of %1").arg(tasksOf(1)));
        course.startAgain();
        QCOMPARE(course.course()->value(1, "progressText").toString(), QString());
        QCOMPARE(course.taskText(), QString("1 of %1").arg(tasksOf(1)));
    }
    void damagedProgressIsIgnored() {
        {
            Settings settings(file());
            const QString key = "lessons/chess/" + QString::fromStdString(chessLessons()[0].id);
            settings.write(key, "0 two 1 -3 99999");
            settings.write("lessons/chessOpen", "no such lesson");
        }
        Settings settings(file());
        ChessLessonsViewModel course(settings);
        QCOMPARE(course.index(), 0);
        QCOMPARE(ChessProgress(settings).doneCount(chessLessons()[0]), 1);
    }
    void skippedTasksComeBackAtTheEnd() {
        Settings settings(file());
        ChessLessonsViewModel course(settings);
        const int last = tasksOf(0) - 1;
        QVERIFY(!course.hasBack() && course.canSkip());
        course.next();
        for (int task = 1; task <= last; ++task) {
            QVERIFY(solve(course, 0, task));
            course.next();
        }
        QVERIFY(!course.ended());
        QCOMPARE(course.taskText(), QString("1 of %1").arg(last + 1));
        QVERIFY(solve(course, 0, 0));
        // What is to be asked again is no longer done.
        course.askLater();
        QCOMPARE(course.taskText(), QString("2 of %1").arg(last + 1));
        QCOMPARE(course.course()->value(0, "finished").toBool(), false);
        course.back();
        QVERIFY(solve(course, 0, 0));
        QCOMPARE(course.course()->value(0, "finished").toBool(), true);
        QCOMPARE(course.doneText(), QString("1 of %1 done").arg(chessLessons().size()));
    }
};

PLYGLASS_TEST(ChessLessonsTest);
#include "chess_lessons_test.moc"

// A task of a chess lesson: tries, refutations, hints, series, squares and answers in words.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/lessons/chess_task_view_model.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using TaskAsked = ChessTaskViewModel;

Task taskAt(const char* fen, TaskKind kind) {
    Task task;
    task.kind = kind;
    task.position = *Position::fromFen(fen);
    task.question = "A question";
    return task;
}

/// Queen takes h7 mates, bishop takes h7 does not.
Task mateInOne() {
    Task task = taskAt("r4rk1/pbqn1ppp/1p2p3/7Q/3P4/2PB4/PP3PPP/R3R1K1 w - - 0 1", TaskKind::Move);
    task.goals = {Goal{.kind = GoalKind::Mate}};
    return task;
}

Task mateInTwo() {
    Task task = taskAt("6k1/8/8/8/8/R7/1R6/6K1 w - - 0 1", TaskKind::Series);
    task.goals = {Goal{.kind = GoalKind::Mate, .count = 2}};
    task.moves = 2;
    return task;
}

Task movesOfAKnight(const char* fen, Square square) {
    Task task = taskAt(fen, TaskKind::Squares);
    task.squares = SquaresKind::MovesOf;
    task.square = square;
    return task;
}

bool leavesJudging(const TaskAsked& asked) {
    return QTest::qWaitFor([&] { return asked.state() != TaskAsked::State::Judged; }, kTimeoutMs);
}

int shownHints(TaskAsked& asked) {
    int used = 0;
    for (int i = 0; i < asked.hints()->count(); ++i)
        if (asked.hints()->value(i, "hintState").toInt() == HintState::Used) ++used;
    return used;
}

}  // namespace

class ChessTaskTest : public QObject {
    Q_OBJECT

  private slots:
    void aRightMoveSolvesTheTask() {
        const Task task = mateInOne();
        TaskAsked asked(task);
        const QSignalSpy solved(&asked, &TaskAsked::solved);
        QVERIFY(asked.takesMoves());
        QVERIFY(asked.board().whiteMovable && !asked.flipped());
        asked.playMove("h5", "h7", "");
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Solved);
        QCOMPARE(solved.count(), 1);
        QCOMPARE(asked.badgeSquare(), QString("h7"));
        QVERIFY(!asked.replyText().isEmpty());
        QVERIFY(asked.board().legalMoves.isEmpty());
        QCOMPARE(asked.questions()->count(), 3);
        for (int i = 0; i < 3; ++i) QVERIFY(!asked.questions()->value(i, "fails").toBool());
    }
    void aWrongTryStaysOnTheBoardUntilItIsTakenBack() {
        const Task task = mateInOne();
        TaskAsked asked(task);
        const QString before = asked.board().placement;
        asked.playMove("d3", "h7", "");
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Wrong);
        QVERIFY(asked.board().placement != before);
        QCOMPARE(asked.badgeSquare(), QString("h7"));
        // The king goes to h8: an arrow, and a ring on its square.
        const BoardArrows expected{{"g8", "h8", BoardArrow::Kind::Threat},
                                   {"h8", "h8", BoardArrow::Kind::Threat}};
        QCOMPARE(asked.board().arrows, expected);
        QCOMPARE(asked.questions()->value(0, "fails").toBool(), true);
        QCOMPARE(asked.questions()->value(1, "fails").toBool(), false);
        // Nothing moves meanwhile.
        asked.playMove("h5", "h7", "");
        QCOMPARE(asked.typeMove("Qxh7#"), QString());
        QCOMPARE(asked.state(), TaskAsked::State::Wrong);
        asked.tryAgain();
        QCOMPARE(asked.state(), TaskAsked::State::Asked);
        QCOMPARE(asked.board().placement, before);
        QVERIFY(asked.board().arrows.isEmpty());
        QCOMPARE(asked.questions()->count(), 0);
        QVERIFY(!asked.typeMove("Qe8").isEmpty());
        QCOMPARE(asked.typeMove("Qxh7#"), QString());
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Solved);
    }
    void aHintHasThreeSteps() {
        const Task task = mateInOne();
        TaskAsked asked(task);
        const QSignalSpy said(&asked, &TaskAsked::said);
        QCOMPARE(asked.hints()->count(), 3);
        constexpr auto kKind = BoardArrow::Kind::Hint;
        const BoardArrow piece{"h5", "h5", kKind};
        const BoardArrow target{"h7", "h7", kKind};
        const BoardArrows steps[] = {{piece}, {piece, target}, {{"h5", "h7", kKind}}};
        for (int step = 0; step < 3; ++step) {
            asked.hint();
            QTRY_COMPARE_WITH_TIMEOUT(shownHints(asked), step + 1, kTimeoutMs);
            QCOMPARE(asked.board().arrows, steps[step]);
            QVERIFY(said.last().front().toString().startsWith(QString("Hint %1 of 3: ").arg(step + 1)));
        }
        asked.hint();
        QCOMPARE(said.count(), 3);
        asked.playMove("h5", "h7", "");
        QVERIFY(leavesJudging(asked));
        QCOMPARE(shownHints(asked), 3);
    }
    void aHintTakesAWrongTryBack() {
        const Task task = mateInOne();
        TaskAsked asked(task);
        asked.playMove("d3", "h7", "");
        QVERIFY(leavesJudging(asked));
        asked.hint();
        QTRY_COMPARE_WITH_TIMEOUT(shownHints(asked), 1, kTimeoutMs);
        QCOMPARE(asked.state(), TaskAsked::State::Asked);
        // What was not needed says so in the end.
        asked.playMove("h5", "h7", "");
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.hints()->value(2, "text").toString(), QString("Move, not needed"));
    }
    void theProgramRepliesInASeries() {
        const Task task = mateInTwo();
        TaskAsked asked(task);
        asked.playMove("a3", "a7", "");
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Answered);
        QTRY_COMPARE_WITH_TIMEOUT(asked.state(), TaskAsked::State::Asked, kTimeoutMs);
        QCOMPARE(asked.board().lastMove.front(), QString("g8"));
        QVERIFY(asked.board().whiteMovable);
        asked.playMove("b2", "b8", "");
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Solved);
    }
    void aWrongMoveOfASeriesIsTriedAgainFromWhereItWas() {
        const Task task = mateInTwo();
        TaskAsked asked(task);
        asked.playMove("a3", "a7", "");
        QVERIFY(leavesJudging(asked));
        QTRY_COMPARE_WITH_TIMEOUT(asked.state(), TaskAsked::State::Asked, kTimeoutMs);
        const QString reached = asked.board().placement;
        asked.playMove("g1", "f1", "");
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Wrong);
        asked.tryAgain();
        QCOMPARE(asked.board().placement, reached);
    }
    void squaresAreMarkedAndThenChecked() {
        // The knight in the corner has two squares.
        const Task task = movesOfAKnight("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", A1);
        TaskAsked asked(task);
        QVERIFY(!asked.takesMoves() && !asked.canCheck());
        QTRY_COMPARE_WITH_TIMEOUT(asked.replyText(), QString("Mark 2 squares, then check them."), kTimeoutMs);
        for (const char* square : {"b3", "c3", "c3", "d4"}) asked.pick(square);
        QVERIFY(asked.canCheck());
        QCOMPARE(asked.board().arrows.size(), 2);
        asked.check();
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Wrong);
        QCOMPARE(asked.badgeSquare(), QString("d4"));
        asked.tryAgain();
        const BoardArrows kept{{"b3", "b3", BoardArrow::Kind::Asked}};
        QCOMPARE(asked.board().arrows, kept);
        asked.hint();
        QTRY_COMPARE_WITH_TIMEOUT(shownHints(asked), 1, kTimeoutMs);
        asked.pick("c2");
        QCOMPARE(shownHints(asked), 0);
        asked.check();
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Solved);
    }
    void oneSquareIsTheAnswerAtOnce() {
        // Black's king may only go to h8.
        const Task task = movesOfAKnight("7k/5K2/8/8/8/8/8/6R1 b - - 0 1", H8);
        TaskAsked asked(task);
        QVERIFY(asked.flipped());
        QTRY_COMPARE_WITH_TIMEOUT(asked.replyText(), QString("Click the square."), kTimeoutMs);
        asked.pick("g8");
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Wrong);
        asked.tryAgain();
        asked.pick("h7");
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Solved);
        QCOMPARE(asked.badgeSquare(), QString("h7"));
    }
    void answersInWordsAreJudged() {
        Task task = taskAt("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", TaskKind::Choice);
        task.fact = FactAsked::State;
        task.choices = {{"mate", "Mate"}, {"stalemate", "Stalemate"}};
        TaskAsked asked(task);
        QCOMPARE(asked.hints()->count(), 0);
        QVERIFY(asked.computerText().isEmpty());
        asked.choose(0);
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Wrong);
        QCOMPARE(asked.choices()->value(0, "choiceState").toInt(), int(ChoiceState::Wrong));
        asked.tryAgain();
        QCOMPARE(asked.choices()->value(0, "choiceState").toInt(), int(ChoiceState::Open));
        asked.choose(1);
        QVERIFY(leavesJudging(asked));
        QCOMPARE(asked.state(), TaskAsked::State::Solved);
        QCOMPARE(asked.choices()->value(1, "choiceState").toInt(), int(ChoiceState::Right));
    }
    void anAnswerToAnEarlierTaskIsDropped() {
        const Task first = mateInOne();
        const Task second = mateInTwo();
        TaskAsked asked(first);
        const QSignalSpy solved(&asked, &TaskAsked::solved);
        asked.playMove("h5", "h7", "");
        asked.ask(second);
        QTest::qWait(300);
        QCOMPARE(solved.count(), 0);
        QCOMPARE(asked.state(), TaskAsked::State::Asked);
    }
    void theComputersMovesAreCounted() {
        const Task task = mateInOne();
        const TaskAsked asked(task);
        QCOMPARE(asked.computerText(), QString("It tries all 54 moves of White and every answer to them."));
    }
};

PLYGLASS_TEST(ChessTaskTest);
#include "chess_task_test.moc"

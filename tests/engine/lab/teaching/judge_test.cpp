// Verdicts on single moves: why they are right or wrong, the three questions, hints, replies, and their
// words.
#include "engine/lab/teaching/judge.h"

#include "engine/chess/san.h"
#include "engine/words/lesson_words.h"
#include "tests/suite.h"

#include <ctime>

using namespace plyglass;

namespace {

Task taskOf(const char* fen, Goal goal) {
    Task task;
    task.position = Position::fromFen(fen).value();
    task.goals = {goal};
    return task;
}

TaskVerdict verdictOf(const Task& task, const char* san) {
    return judge(task, parseSan(task.position, san).value());
}

QString leadOf(const Task& task, const char* san) {
    return QString::fromStdString(verdictText(task, startOf(task), verdictOf(task, san)).lead.english);
}

const Task kMate = taskOf("r4rk1/pbqn1pp1/1p2p3/7Q/3P4/2PB4/PP3PPP/R3R1K1 w - - 0 1", {GoalKind::Mate});

QStringList answersOf(const Task& task, const char* san) {
    QStringList answers;
    for (const QuestionText& row : questionTexts(startOf(task), verdictOf(task, san)))
        answers.push_back(QString::fromStdString(row.question.english + " " + row.answer.english));
    return answers;
}

}  // namespace

class JudgeTest : public QObject {
    Q_OBJECT

  private slots:
    void aCheckThatIsNoMateIsAnsweredByTheKing() {
        const TaskVerdict verdict = verdictOf(kMate, "Bh7");
        QCOMPARE(verdict.grade, Grade::Wrong);
        QCOMPARE(verdict.refutation, Refutation::KingEscapes);
        QCOMPARE(verdict.line, std::vector{Move::normal(G8, H8)});
        QCOMPARE(leadOf(kMate, "Bh7"), QString("Check, but not mate: the king goes to h8."));
        QCOMPARE(answersOf(kMate, "Bh7"),
                 QStringList({"Can the king move away? Yes, to h8.",
                              "Can the bishop be taken? No, the queen guards it.",
                              "Can anything step in between? No, they stand side by side."}));
    }

    void mateAnswersAllThreeQuestionsWithNo() {
        const TaskVerdict verdict = verdictOf(kMate, "Qh7");
        QCOMPARE(verdict.grade, Grade::Right);
        QVERIFY(verdict.questions->isMate());
        QCOMPARE(answersOf(kMate, "Qh7"),
                 QStringList({"Can the king move away? No. Guarded: h8. Occupied: f7, g7, f8.",
                              "Can the queen be taken? No, a bishop guards it.",
                              "Can anything step in between? No, they stand side by side."}));
        QCOMPARE(leadOf(kMate, "Qh7"), QString("Mate. The king has no answer left."));
    }

    void threeQuestionsSeeEveryReason_data() {
        const TestRows<QString, QString> row;
        row("a knight", "6k1/5ppp/8/8/8/8/4nPPP/3R2K1 w - - 0 1",
            "Can anything step in between? No, a knight jumps over everything.");
        row("a pinned guard", "3rr1k1/8/8/8/8/4N3/5P2/3rK3 w - - 0 1",
            "Can the rook be taken? No, the knight on e3 is pinned.");
        row("two checks", "r1bqk2r/ppp2p1p/5N2/8/8/8/PPPP1PPP/R1BQR1K1 b kq - 0 1",
            "Can anything step in between? No, two pieces give check at once.");
        row("no attacker", "6k1/5ppp/8/8/8/7P/5PP1/r5K1 w - - 0 1",
            "Can the rook be taken? No, nothing attacks it.");
        row("a block", "6k1/5ppp/8/4R3/8/8/5PPP/r5K1 w - - 0 1",
            "Can anything step in between? Yes: the rook goes to e1.");
        row("own pieces", "6rk/5Npp/8/8/8/1Q6/5PPP/6K1 b - - 0 1",
            "Can the king move away? No, its own pieces stand around it.");
    }
    void threeQuestionsSeeEveryReason() {
        const auto [fen, answer] = testRow<QString, QString>();
        const Position position = Position::fromFen(fen.toStdString()).value();
        const auto questions = threeQuestions(position);
        QVERIFY(questions.has_value());
        QStringList said;
        for (const QuestionText& text : questionTexts(position, *questions))
            said.push_back(QString::fromStdString(text.question.english + " " + text.answer.english));
        QVERIFY2(said.contains(answer), qPrintable(said.join('\n')));
    }

    void anEnPassantCaptureAnswersTheCheckOfAPawn() {
        const auto questions =
            threeQuestions(Position::fromFen("8/1p4kp/8/2Pp4/4K3/6P1/1P5P/8 w - d6 0 1").value());
        QCOMPARE(questions->captures.size(), std::size_t(2));
    }

    void wrongMovesAreRefuted_data() {
        const TestRows<QString, int, QString, QString> row;
        const auto kind = [](GoalKind goal) { return int(goal); };
        row("no check", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", kind(GoalKind::Mate), "Rd7",
            "That is not check.");
        row("a block", "6k1/1b3ppp/8/8/8/8/5PPP/R3n1K1 w - - 0 1", kind(GoalKind::Mate), "Ra8",
            "Check, but not mate: the bishop takes on a8.");
        row("stalemate", "7k/8/5K2/8/8/8/8/1Q6 w - - 0 1", kind(GoalKind::Win), "Kf7",
            "Stalemate: Black has no move, and the game is a draw.");
        row("the win is gone", "8/8/8/8/3k4/R7/8/6K1 w - - 0 1", kind(GoalKind::Win), "Rc3",
            "The win is gone: the king takes on c3.");
        row("the moved piece", "r3k3/ppp2ppp/8/3N4/8/8/PPP2PPP/4K2R w - - 0 1", kind(GoalKind::Fork), "Nb6",
            "The pawn takes it.");
        row("mate", "2r3k1/p4ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", kind(GoalKind::LoseNothing), "Rxa7",
            "Then Black gives mate.");
        row("not castling", "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5",
            kind(GoalKind::Castle), "d3", "That is not castling.");
    }
    void wrongMovesAreRefuted() {
        const auto [fen, goal, move, lead] = testRow<QString, int, QString, QString>();
        Task task = taskOf(fen.toUtf8(), {.kind = GoalKind(goal)});
        if (GoalKind(goal) == GoalKind::Win) {
            task.kind = TaskKind::Series;
            task.moves = 0;
        }
        QCOMPARE(leadOf(task, move.toUtf8()), lead);
    }

    void anIllegalMoveIsNotJudged() {
        const TaskVerdict verdict = judge(kMate, Move::normal(A1, A8));
        QCOMPARE(verdict.grade, Grade::Illegal);
        QVERIFY(!verdictText(kMate, startOf(kMate), verdict).lead.isEmpty());
    }

    void aSeriesIsPlayedWithReplies() {
        Task task =
            taskOf("2rr2k1/5ppp/8/8/8/3Q4/5PPP/3R2K1 w - - 0 1", {.kind = GoalKind::Mate, .count = 2});
        task.kind = TaskKind::Series;
        task.moves = 2;
        const TaskVerdict first = verdictOf(task, "Qxd8");
        QCOMPARE(first.grade, Grade::GoOn);
        QCOMPARE(first.reply, Move::normal(C8, D8));
        QCOMPARE(first.movesLeft, 1);
        const TaskVerdict second = judge(task, first.next, Move::normal(D1, D8));
        QCOMPARE(second.grade, Grade::Right);
        const TaskVerdict wrong = judge(task, first.next, Move::normal(G1, F1));
        QCOMPARE(wrong.grade, Grade::Wrong);
        QCOMPARE(wrong.next, first.next);
    }

    void aWonEndingRunsOutOfMoves() {
        Task task = taskOf("8/4k3/R7/1R6/8/8/8/6K1 w - - 0 1", {GoalKind::Win});
        task.kind = TaskKind::Series;
        task.moves = 0;
        TaskState state = startOf(task);
        TaskVerdict verdict;
        for (int move = 0; move < 40 && verdict.grade != Grade::OutOfMoves; ++move) {
            const Square king = state.position.king(White);
            verdict = judge(task, state, Move::normal(king, king == G1 ? H1 : G1));
            QVERIFY(verdict.grade == Grade::GoOn || verdict.grade == Grade::OutOfMoves);
            state = verdict.next;
        }
        QCOMPARE(verdict.grade, Grade::OutOfMoves);
        QCOMPARE(state, startOf(task));
    }

    void theSameMoveHasTheSameVerdict() {
        const Task task = taskOf("r3k3/ppp2ppp/8/3N4/8/8/PPP2PPP/4K2R w - - 0 1", {GoalKind::LoseNothing});
        const TaskVerdict first = verdictOf(task, "Nb6"), second = verdictOf(task, "Nb6");
        QCOMPARE(first.line, second.line);
        QCOMPARE(first.facts, second.facts);
    }

    void aVerdictIsQuick() {
        if (kSlowBuild) QSKIP("slow build");
        constexpr double kMaxMs = 50;
        const Task task = taskOf("r2qkb1r/ppp2ppp/2np1n2/4p3/2B1P1b1/2NP1N1P/PPP2PP1/R1BQK2R b KQkq - 0 6",
                                 {GoalKind::LoseNothing});
        verdictOf(task, "Bh5");
        constexpr int kTimes = 10;
        const std::clock_t start = std::clock();
        for (int time = 0; time < kTimes; ++time) verdictOf(task, "Be6");
        const double ms = 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC / kTimes;
        QVERIFY2(ms <= kMaxMs, qPrintable(QString::number(ms)));
    }
};

PLYGLASS_TEST(JudgeTest);
#include "judge_test.moc"

// Lesson files: read as Markdown, and every mistake is reported with its line.
#include "engine/lab/teaching/lesson_text.h"

#include "engine/lab/teaching/chess_lesson_file.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const QByteArray kLesson =
    "# The fork\n"
    "Group: Tricks\n"
    "\n"
    "A fork attacks two pieces\n"
    "at once.\n"
    "\n"
    "Every piece can do it.\n"
    "\n"
    "```position\n"
    "r3k3/ppp2ppp/8/3N4/8/8/PPP2PPP/4K2R w - - 0 1\n"
    "```\n"
    "\n"
    "```question\n"
    "ask: Fork king and rook.\n"
    "do: fork and take c7\n"
    "moves: 2\n"
    "learn: The rook is lost.\n"
    "```\n"
    "\n"
    "```question\n"
    "ask: Is the rook guarded?\n"
    "choose: guard of a8\n"
    "- yes: Yes\n"
    "- no: No\n"
    "```\n";

}  // namespace

class LessonTextTest : public QObject {
    Q_OBJECT

  private slots:
    void readsTitleProseAndBlocks() {
        const auto text = parseLessonText(kLesson.toStdString(), "x.md");
        QVERIFY(text.has_value());
        QCOMPARE(text->title, std::string("The fork"));
        QCOMPARE(text->group, std::string("Tricks"));
        QCOMPARE(text->paragraphs.size(), std::size_t(2));
        QCOMPARE(text->paragraphs[0], std::string("A fork attacks two pieces at once."));
        QCOMPARE(text->blocks.size(), std::size_t(3));
        QCOMPARE(text->blocks[1].kind, std::string("question"));
        QCOMPARE(text->blocks[1].number, 13);
        QCOMPARE(text->blocks[1].lines[1].name, std::string("do"));
        QCOMPARE(text->blocks[1].lines[1].number, 15);
        QVERIFY(text->blocks[2].lines[2].isEntry);
    }

    void readsBlocksOfAnyKind() {
        const auto text = parseLessonText("# T\nGroup: G\n```tree\na: b\n- c: d: e\nmore\n```", "x.md");
        QVERIFY(text.has_value());
        QCOMPARE(text->blocks[0].kind, std::string("tree"));
        QCOMPARE(text->blocks[0].lines[1].value, std::string("d: e"));
        QCOMPARE(text->blocks[0].lines[2].value, std::string("more"));
    }

    void readsTheTasksOfALesson() {
        const auto lesson = parseChessLesson(kLesson.toStdString(), "17-the-fork.md");
        QVERIFY(lesson.has_value());
        QCOMPARE(lesson->number, 17);
        QCOMPARE(lesson->id, std::string("the-fork"));
        QCOMPARE(lesson->tasks.size(), std::size_t(2));
        const Task& fork = lesson->tasks[0];
        QCOMPARE(fork.kind, TaskKind::Series);
        QCOMPARE(fork.moves, 2);
        QCOMPARE(fork.goals.size(), std::size_t(2));
        QCOMPARE(fork.goals[0].kind, GoalKind::Fork);
        QCOMPARE(fork.goals[1], (Goal{.kind = GoalKind::Take, .square = C7}));
        QCOMPARE(fork.line, 13);
        QCOMPARE(lesson->tasks[1].kind, TaskKind::Choice);
        QCOMPARE(lesson->tasks[1].square, A8);
        QCOMPARE(lesson->tasks[1].choices.size(), std::size_t(2));
    }

    void windowsLineEndsAreRead() {
        QByteArray text = kLesson;
        text.replace("\n", "\r\n");
        QVERIFY(parseChessLesson(text.toStdString(), "17-the-fork.md").has_value());
    }

    void mistakesAreReportedWithTheirLine_data() {
        const TestRows<QByteArray, QByteArray, QString> row;
        row("no title", "# The fork", "The fork", "line 1: There is no title");
        row("two titles", "Every piece", "# Every piece", "line 7: There is a second title");
        row("no group", "Group: Tricks", "", "line 1: There is no group");
        row("an open block", "- no: No\n```", "- no: No", "line 20: The block has no end");
        row("a block in a block", "moves: 2", "```position",
            "line 16: A block begins inside the block of line 13");
        row("a fence without a kind", "```position", "```", "line 9: The block has no kind");
        row("an unknown block", "```position", "```diagram", "line 9: There is no block \"diagram\"");
        row("no position", "r3k3/ppp2ppp/8/3N4/8/8/PPP2PPP/4K2R w - - 0 1\n", "",
            "line 9: A position is one line");
        row("an illegal position", "4K2R w", "5K1K w", "17-the-fork.md, line 10: ");
        row("a question before its position",
            "```position\nr3k3/ppp2ppp/8/3N4/8/8/PPP2PPP/4K2R w - - 0 1\n```", "",
            "The question has no position");
        row("an unknown line", "moves: 2", "tries: 2", "line 16: There is no line \"tries\"");
        row("a line without a name", "moves: 2", "two moves", "line 16: There is no line \"two moves\"");
        row("an unknown goal", "do: fork", "do: spoon", "line 15: \"spoon\" is not known here");
        row("a goal without its square", "fork and take c7", "fork and reach",
            "line 15: \"reach\" is not known");
        row("a wrong square", "take c7", "take c9", "line 15: \"take c9\" is not known");
        row("too long a mate", "do: fork and take c7", "do: mate in 9",
            "line 15: \"mate in 9\" is not known");
        row("an empty goal", "do: fork and take c7", "do: ", "line 15: ");
        row("too many moves", "moves: 2", "moves: 99", "line 16: A series has 1 to 40 moves");
        row("no question", "ask: Fork king and rook.\n", "", "line 13: The question has no text");
        row("nothing to do", "do: fork and take c7\n", "", "line 13: A question needs exactly one line");
        row("two things to do", "moves: 2", "mark: pinned pieces",
            "line 13: A question needs exactly one line");
        row("a wrong value", "- no: No", "- maybe: Perhaps", "line 24: \"maybe\" is no value of this fact");
        row("no answers", "- yes: Yes\n- no: No\n", "", "line 20: A line choose needs answers");
        row("answers to nothing", "moves: 2", "- yes: Yes", "line 16: Answers belong below a line choose");
    }
    void mistakesAreReportedWithTheirLine() {
        const auto [from, to, error] = testRow<QByteArray, QByteArray, QString>();
        QByteArray text = kLesson;
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        const auto lesson = parseChessLesson(text.toStdString(), "17-the-fork.md");
        QVERIFY(!lesson.has_value());
        const QString said = QString::fromStdString(lesson.error().english);
        QVERIFY2(said.contains(error), qPrintable(said));
    }

    void aFileWithoutANumberIsReported() {
        for (const char* const name : {"fork.md", "17.md", "17-fork.txt", "0-fork.md"}) {
            const auto lesson = parseChessLesson(kLesson.toStdString(), name);
            QVERIFY(!lesson.has_value());
            QVERIFY(QString::fromStdString(lesson.error().english).contains("rename it"));
        }
    }

    /// Every prefix and every line left out gives a lesson or an error, never a crash.
    void damagedFilesAreSafe() {
        for (qsizetype length = 0; length < kLesson.size(); ++length)
            (void)parseChessLesson(kLesson.left(length).toStdString(), "17-fork.md");
        const QList<QByteArray> lines = kLesson.split('\n');
        for (qsizetype left = 0; left < lines.size(); ++left) {
            QList<QByteArray> rest = lines;
            rest.removeAt(left);
            (void)parseChessLesson(rest.join('\n').toStdString(), "17-fork.md");
        }
    }
};

PLYGLASS_TEST(LessonTextTest);
#include "lesson_text_test.moc"

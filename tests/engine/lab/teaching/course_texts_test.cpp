// The course as it is read: order, plain English, answers in words and sets of squares, translations.
#include "engine/lab/teaching/chess_lesson.h"

#include "engine/chess/movegen.h"
#include "engine/lab/teaching/judge.h"
#include "engine/words/lesson_words.h"
#include "tests/suite.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <set>

using namespace plyglass;

namespace {

/// "17 The fork, task 3 (line 42)".
QByteArray nameOf(const ChessLesson& lesson, const Task& task) {
    return QStringLiteral("%1 %2, line %3: %4")
        .arg(lesson.number)
        .arg(QString::fromStdString(lesson.title))
        .arg(task.line)
        .arg(QString::fromStdString(task.question))
        .toUtf8();
}

template <class Check>
void forEachTask(Check check) {
    for (const ChessLesson& lesson : chessLessons())
        for (const Task& task : lesson.tasks) check(task, nameOf(lesson, task));
}

std::vector<std::string> textsOf(const ChessLesson& lesson) {
    std::vector<std::string> texts{lesson.title, lesson.group};
    texts.insert(texts.end(), lesson.intro.begin(), lesson.intro.end());
    for (const Task& task : lesson.tasks) {
        texts.push_back(task.question);
        if (!task.remark.empty()) texts.push_back(task.remark);
        for (const Choice& choice : task.choices) texts.push_back(choice.text);
    }
    return texts;
}

qsizetype sentencesIn(const std::string& text) {
    return QString::fromStdString(text).count(QRegularExpression("[.?](?= |$)"));
}

/// Positions that a task is about: its own, those after a right move, and those of the hinted line.
std::vector<Position> positionsOf(const Task& task) {
    std::vector<Position> positions{task.position};
    if (task.kind != TaskKind::Move && task.kind != TaskKind::Series) return positions;
    TaskState state = startOf(task);
    while (const auto hint = hintFor(task, state)) {
        const TaskVerdict verdict = judge(task, state, hint->move);
        positions.push_back(state.position.after(hint->move));
        if (verdict.grade != Grade::GoOn || positions.size() > 20) break;
        positions.push_back(verdict.next.position);
        state = verdict.next;
    }
    return positions;
}

PieceType pieceNamed(const QString& name) {
    static const QStringList kNames{"pawn", "knight", "bishop", "rook", "queen", "king"};
    return static_cast<PieceType>(kNames.indexOf(name));
}

bool stands(const Position& position, PieceType type, Square square) {
    return typeOf(position.pieceAt(square)) == type;
}

/// Whether some move brings such a piece to the square.
bool canStand(const Position& position, PieceType type, Square square) {
    const MoveList moves = legalMoves(position);
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return stands(position.after(move), type, square); });
}

}  // namespace

class CourseTextsTest : public QObject {
    Q_OBJECT

  private slots:
    void lessonsAreInOrder() {
        const std::vector<ChessLesson>& lessons = chessLessons();
        QVERIFY(lessons.size() >= 21 && lessons.size() <= 23);
        std::set<std::string> ids, groups;
        std::string group;
        for (std::size_t i = 0; i < lessons.size(); ++i) {
            QCOMPARE(lessons[i].number, int(i) + 1);
            QVERIFY2(ids.insert(lessons[i].id).second, lessons[i].id.c_str());
            if (lessons[i].group == group) continue;
            group = lessons[i].group;
            QVERIFY2(groups.insert(group).second, "lessons of a group follow each other");
        }
        QCOMPARE(groups.size(), std::size_t(5));
    }

    void everyLessonTakesTenMinutes() {
        for (const ChessLesson& lesson : chessLessons()) {
            QVERIFY2(lesson.tasks.size() >= 6 && lesson.tasks.size() <= 8, lesson.title.c_str());
            QCOMPARE(lesson.intro.size(), std::size_t(1));
            const qsizetype sentences = sentencesIn(lesson.intro.front());
            QVERIFY2(sentences >= 2 && sentences <= 4, lesson.title.c_str());
        }
    }

    void textsArePlainEnglish() {
        static const QRegularExpression kForbidden(
            "!|\\b(ply|plies|nodes?|FEN|eval\\w*|engine|search\\w*|centipawns?|zugzwang|tempo|SEE)\\b");
        for (const ChessLesson& lesson : chessLessons())
            for (const std::string& text : textsOf(lesson)) {
                QVERIFY2(!text.empty(), lesson.title.c_str());
                QVERIFY2(!QString::fromStdString(text).contains(kForbidden), text.c_str());
            }
        forEachTask([](const Task& task, const QByteArray& name) {
            QVERIFY2(task.question.ends_with('.') || task.question.ends_with('?'), name);
            QVERIFY2(task.question.size() <= 110, name);
            QVERIFY2(!task.remark.empty() && task.remark.ends_with('.'), name);
        });
    }

    void everyTextIsCollectedForTranslation() {
        QFile file(PLYGLASS_LESSON_TEXTS);
        QVERIFY2(file.open(QIODevice::ReadOnly), PLYGLASS_LESSON_TEXTS);
        const QByteArray collected = file.readAll();
        for (const ChessLesson& lesson : chessLessons())
            for (const std::string& text : textsOf(lesson)) {
                QByteArray quoted = QByteArray::fromStdString(text);
                quoted.replace("\"", "\\\"");
                QVERIFY2(collected.contains("(\"Engine\", \"" + quoted + "\")"), text.c_str());
            }
    }

    void theSideToMoveIsNamed() {
        forEachTask([](const Task& task, const QByteArray& name) {
            // A question that names only one side means the side to move.
            const QString question = QString::fromStdString(task.question);
            if (question.contains("It is Black's turn")) QVERIFY2(task.position.sideToMove() == Black, name);
            if (question.contains("It is White's turn") || question.startsWith("White gives") ||
                question.startsWith("White is in check"))
                QVERIFY2(task.position.sideToMove() == White, name);
        });
    }

    /// "the knight on e5": it stands there, in the position or on the way; "would": it could.
    void namedPiecesStandWhereTheTextsSay() {
        static const QRegularExpression kNamed(
            "(pawn|knight|bishop|rook|queen|king)(?: stands)? on ([a-h][1-8])");
        forEachTask([](const Task& task, const QByteArray& name) {
            const std::vector<Position> positions = positionsOf(task);
            for (const std::string& text : {task.question, task.remark}) {
                const QString said = QString::fromStdString(text);
                for (auto match = kNamed.globalMatch(said); match.hasNext();) {
                    const auto found = match.next();
                    const PieceType type = pieceNamed(found.captured(1));
                    const QByteArray at = found.captured(2).toLatin1();
                    const Square square = makeSquare(at[0] - 'a', at[1] - '1');
                    const bool isTrue =
                        std::any_of(positions.begin(), positions.end(),
                                    [&](const Position& each) { return stands(each, type, square); }) ||
                        (said.contains("would") && canStand(task.position, type, square));
                    QVERIFY2(isTrue, name + ": " + found.captured().toUtf8());
                }
            }
        });
    }

    void aPawnThatHasJustMovedStandsThere() {
        static const QRegularExpression kMoved("has just gone from ([a-h][1-8]) to ([a-h][1-8])");
        forEachTask([](const Task& task, const QByteArray& name) {
            const auto match = kMoved.match(QString::fromStdString(task.question));
            if (!match.hasMatch()) return;
            const QByteArray from = match.captured(1).toLatin1(), to = match.captured(2).toLatin1();
            QVERIFY2(stands(task.position, Pawn, makeSquare(to[0] - 'a', to[1] - '1')), name);
            QVERIFY2(stands(task.position, NoPieceType, makeSquare(from[0] - 'a', from[1] - '1')), name);
            QVERIFY2(task.position.enPassant() != NoSquare, name);
        });
    }

    void exactlyOneAnswerInWordsIsRight() {
        forEachTask([](const Task& task, const QByteArray& name) {
            if (task.kind != TaskKind::Choice) return;
            std::set<std::string> keys;
            int right = 0;
            for (std::size_t i = 0; i < task.choices.size(); ++i) {
                QVERIFY2(keys.insert(task.choices[i].key).second, name);
                const TaskVerdict verdict = judgeChoice(task, i);
                if (verdict.isRight()) ++right;
                const VerdictText text = verdictText(task, startOf(task), verdict);
                QVERIFY2(!text.lead.isEmpty() && !text.rule.isEmpty(), name);
            }
            QVERIFY2(right == 1, name);
            QVERIFY2(!hintFor(task, startOf(task)), name);
        });
    }

    void markedSquaresAreJudged() {
        forEachTask([](const Task& task, const QByteArray& name) {
            if (task.kind != TaskKind::Squares) return;
            const Bitboard right = rightSquares(task);
            QVERIFY2(right != 0, name);
            QVERIFY2(judgeSquares(task, right).grade == Grade::Right, name);
            const TaskVerdict missing = judgeSquares(task, right & (right - 1));
            QVERIFY2(missing.grade == Grade::Wrong && missing.missing == bitOf(lowest(right)), name);
            const TaskVerdict extra = judgeSquares(task, right | bitOf(lowest(~right)));
            QVERIFY2(extra.grade == Grade::Wrong && extra.extra == bitOf(lowest(~right)), name);
            for (const TaskVerdict& verdict : {missing, extra})
                QVERIFY2(!verdictText(task, startOf(task), verdict).lead.isEmpty(), name);
            // Each hint shows one square that is still missing.
            Bitboard marked = 0;
            while (const auto hint = hintFor(task, startOf(task), marked)) {
                QVERIFY2(contains(right & ~marked, hint->to), name);
                QVERIFY2(!hintText(task, *hint, HintStep::Target).isEmpty(), name);
                marked |= bitOf(hint->to);
            }
            QCOMPARE(marked, right);
        });
    }
};

PLYGLASS_TEST(CourseTextsTest);
#include "course_texts_test.moc"

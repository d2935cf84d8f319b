// Lessons: each step can be done with what a person may set, none is done before, and what the remarks claim
// holds.
#include "engine/lab/experiments/lessons.h"

#include "engine/lab/experiments/lesson_file.h"
#include "tests/suite.h"

#include <QRegularExpression>
#include <cmath>
#include <set>

using namespace plyglass;

namespace {

LessonRun runOf(const Lesson& lesson, const LessonSetting& setting) {
    Searcher searcher;
    return {setting, searcher.search(requestFor(lesson, setting))};
}

const Lesson& lessonOf(std::string_view id) {
    for (const Lesson& lesson : allLessons())
        if (lesson.id == id) return lesson;
    qFatal("no such lesson");
}

/// All runs of all solutions.
std::vector<LessonRun> solved(const Lesson& lesson) {
    std::vector<LessonRun> runs;
    for (const LessonStep& step : lesson.steps)
        for (const LessonSetting& setting : step.asked) runs.push_back(runOf(lesson, setting));
    return runs;
}

/// Only what the lesson lets a person change.
bool isReachable(const Lesson& lesson, const LessonSetting& setting) {
    if (setting.depth < 1 || setting.depth > lesson.maxDepth) return false;
    if (setting.evaluator != lesson.start.evaluator && !lesson.offersEvaluators) return false;
    Techniques techniques = lesson.start.techniques;
    for (const std::string_view id : lesson.switches)
        findTechnique(id)->set(techniques, findTechnique(id)->isOn(setting.techniques));
    return techniques == setting.techniques;
}

}  // namespace

class LessonsTest : public QObject {
    Q_OBJECT

  private slots:
    void thereAreEightDifferentOnes() {
        std::set<std::string_view> ids;
        for (const Lesson& lesson : allLessons()) {
            ids.insert(lesson.id);
            QVERIFY(Position::fromFen(lesson.fen).has_value());
            for (const std::string_view id : lesson.switches) QVERIFY(findTechnique(id) != nullptr);
            QVERIFY(isReachable(lesson, lesson.start));
        }
        QCOMPARE(ids.size(), std::size_t(8));
    }

    void whatTenPliesWouldTakeFollowsFromTheSearches() {
        const Lesson& lesson = lessonOf("minimax");
        const std::vector<LessonRun> runs = solved(lesson);
        const double four = static_cast<double>(runs[3].nodes());
        const double growth = four / static_cast<double>(runs[2].nodes());
        const double years = four * std::pow(growth, 6) / 1e7 / (365.25 * 24 * 3600);
        const QString remark =
            QString::fromStdString(remarkOf(lesson, 2, std::span(runs).subspan(0, runs.size())));
        const QRegularExpressionMatch said =
            QRegularExpression(QStringLiteral("would take ([0-9.]+) years")).match(remark);
        QVERIFY2(said.hasMatch(), qPrintable(remark));
        QVERIFY(std::abs(said.captured(1).toDouble() - years) <= 0.5);
    }

    /// A text that is put together from several could not be translated.
    void everyValueHasItsPlaceInTheRemark() {
        for (const Lesson& lesson : allLessons())
            for (const LessonStep& step : lesson.steps) {
                const QString remark = QString::fromStdString(step.remark);
                for (std::size_t i = 1; i <= step.values.size(); ++i)
                    QVERIFY2(remark.contains(QStringLiteral("%%1").arg(i)), step.remark.c_str());
                QVERIFY2(!remark.contains(QStringLiteral("%%1").arg(step.values.size() + 1)),
                         step.remark.c_str());
            }
    }

    void whatIsWrongInAFileIsSaid_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no JSON") << QByteArray("{") << QByteArray("") << QByteArray("parse error");
        QTest::newRow("no title") << QByteArray("\"title\"") << QByteArray("\"name\"") << QByteArray("title");
        QTest::newRow("a technique") << QByteArray("\"on\": [\"killers\"]")
                                     << QByteArray("\"on\": [\"magic\"]")
                                     << QByteArray("no technique \"magic\"");
        QTest::newRow("a value") << QByteArray("[\"nodes\", 1]") << QByteArray("[\"luck\", 1]")
                                 << QByteArray("no value \"luck\"");
        QTest::newRow("a search to come") << QByteArray("[\"nodes\", 1]") << QByteArray("[\"nodes\", 2]")
                                          << QByteArray("so far there are 1");
        QTest::newRow("too few searches") << QByteArray("[\"nodes\", 1]") << QByteArray("[\"times\", 1]")
                                          << QByteArray("needs the numbers of 2 searches");
        QTest::newRow("a position") << QByteArray("8/8/8/4k3/8/4K3/8/7R w") << QByteArray("8/8/8/8 w")
                                    << QByteArray("x.json: ");
    }
    void whatIsWrongInAFileIsSaid() {
        const QByteArray right =
            R"({"id": "x", "title": "X", "idea": "Y.", "fen": "8/8/8/4k3/8/4K3/8/7R w - - 0 1",
                "start": {"preset": "minimax", "on": ["killers"], "evaluator": "material", "depth": 2},
                "switches": [], "maxDepth": 3, "offersEvaluators": false,
                "steps": [{"task": "T", "watch": "W", "searches": [{"depth": 1}], "remark": "%1 nodes.",
                           "values": [["nodes", 1]]}]})";
        const auto lesson = parseLesson(right.toStdString(), "x.json");
        QVERIFY(lesson.has_value());
        QCOMPARE(lesson->start.depth, 2);
        QCOMPARE(lesson->steps.front().asked.front().depth, 1);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, message);
        QVERIFY(right.contains(before));
        const auto wrong = parseLesson(QByteArray(right).replace(before, after).toStdString(), "x.json");
        QVERIFY(!wrong);
        QVERIFY2(wrong.error().english.find(message.toStdString()) != std::string::npos,
                 wrong.error().english.c_str());
    }

    /// What is said beforehand states no figure but years of history and the genome's size.
    void whatIsSaidBeforehandClaimsNoFigures() {
        const std::set<std::string> allowed{"1950", "1997", "25", "5"};  // "5" of the square e5
        for (const Lesson& lesson : allLessons()) {
            std::vector<std::string_view> texts{lesson.idea};
            for (const LessonStep& step : lesson.steps) texts.push_back(step.watch);
            for (const std::string_view text : texts) {
                auto match = QRegularExpression(QStringLiteral("[0-9]+"))
                                 .globalMatch(QString::fromUtf8(text.data(), qsizetype(text.size())));
                while (match.hasNext()) {
                    const std::string figure = match.next().captured().toStdString();
                    QVERIFY2(allowed.contains(figure), figure.c_str());
                }
            }
        }
    }

    void everyStepIsDoneByWhatItAsksForAndNotBefore() {
        for (const Lesson& lesson : allLessons()) {
            std::vector<LessonRun> runs;
            QCOMPARE(stepsDone(lesson, runs), std::size_t(0));
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                const LessonStep& step = lesson.steps[i];
                QVERIFY(!step.asked.empty());
                for (const LessonSetting& setting : step.asked) {
                    QVERIFY2(isReachable(lesson, setting), lesson.id.data());
                    QCOMPARE(stepsDone(lesson, runs), i);
                    runs.push_back(runOf(lesson, setting));
                    QVERIFY(runs.back().result.completed);
                }
                QCOMPARE(stepsDone(lesson, runs), i + 1);
                QVERIFY(!remarkOf(lesson, i, runs).empty());
                QVERIFY(!step.task.empty());
            }
        }
    }

    void whatTheRemarksClaimHolds() {
        const auto alphaBeta = solved(lessonOf("alpha-beta"));
        QCOMPARE(alphaBeta[0].result.info.score, alphaBeta[1].result.info.score);
        QVERIFY(alphaBeta[1].nodes() * 4 < alphaBeta[0].nodes());
        QVERIFY(alphaBeta[2].nodes() < alphaBeta[0].nodes());

        const auto ordering = solved(lessonOf("ordering"));
        QCOMPARE(ordering[0].result.info.score, ordering[1].result.info.score);
        QVERIFY(ordering[1].nodes() * 2 < ordering[0].nodes());
        QVERIFY(ordering[2].nodes() > ordering[1].nodes());

        const auto table = solved(lessonOf("table"));
        QVERIFY(table[1].nodes() * 10 < table[0].nodes());
        QVERIFY(table[2].nodes() < table[0].nodes());

        const auto deepening = solved(lessonOf("deepening"));
        QVERIFY(deepening[1].nodes() < deepening[0].nodes());

        const auto horizon = solved(lessonOf("horizon"));
        QCOMPARE(horizon[0].result.info.score, 100);
        QCOMPARE(horizon[1].result.info.score, 0);
        QVERIFY(horizon[0].result.bestMove != horizon[1].result.bestMove);
        QVERIFY(horizon[2].result.info.score < 0 && horizon[3].result.info.score > 0);

        const auto reductions = solved(lessonOf("null-move"));
        QVERIFY(reductions[1].nodes() * 2 < reductions[0].nodes());
        QVERIFY(reductions[2].nodes() * 2 < reductions[1].nodes());
        QCOMPARE(reductions[1].result.bestMove, reductions[0].result.bestMove);

        const auto evaluation = solved(lessonOf("evaluation"));
        QVERIFY(evaluation[0].result.bestMove != evaluation[1].result.bestMove);
        QVERIFY(evaluation[1].result.bestMove != evaluation[2].result.bestMove);
    }

    void stepsAreDoneInOrder() {
        const Lesson& lesson = lessonOf("minimax");
        const std::vector<LessonRun> onlyTheLast = {runOf(lesson, lesson.steps.back().asked.front())};
        QCOMPARE(stepsDone(lesson, onlyTheLast), std::size_t(0));
    }
};

PLYGLASS_TEST(LessonsTest);
#include "lessons_test.moc"

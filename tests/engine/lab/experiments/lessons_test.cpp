// Lessons: each step can be done with the available settings, none is done before, and the remarks are true.
#include "engine/lab/experiments/lessons.h"

#include "engine/lab/experiments/lesson_file.h"
#include "tests/suite.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "engine/eval/genome.h"
#include "engine/lab/experiments/comparison_tables.h"
#include "engine/lab/experiments/plans.h"

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

/// Cardinal numbers, in digits or words; "one" only if it counts plies. Skips %1, %2 … and squares.
std::vector<int> numbersIn(const QString& text) {
    static const QStringList kWords{"two",       "three",    "four",     "five",    "six",
                                    "seven",     "eight",    "nine",     "ten",     "eleven",
                                    "twelve",    "thirteen", "fourteen", "fifteen", "sixteen",
                                    "seventeen", "eighteen", "nineteen", "twenty"};
    static const QRegularExpression kNumber("(?<![%\\w])(\\d+|one(?= ply\\b(?! more| deeper))|" +
                                                kWords.join('|') + "|hundred|thousand|million)\\b",
                                            QRegularExpression::CaseInsensitiveOption);
    std::vector<int> numbers;
    for (auto match = kNumber.globalMatch(text); match.hasNext();) {
        const QString word = match.next().captured().toLower();
        const qsizetype place = kWords.indexOf(word);
        numbers.push_back(word == "one" ? 1 : place >= 0 ? int(place) + 2 : word.toInt());
    }
    return numbers;
}

/// Year of a preset's program.
int yearOf(std::string_view preset) {
    for (const Preset& each : allPresets())
        if (each.id == preset)
            return QString::fromUtf8(each.date.data(), qsizetype(each.date.size())).toInt();
    return 0;
}

/// Remark of a completed step, in English.
QString remarkOf(const Lesson& lesson, std::size_t step, LessonRuns runs) {
    QString remark = QString::fromStdString(lesson.steps[step].remark);
    for (const std::string& value : remarkValues(lesson, step, runs))
        remark = remark.arg(QString::fromStdString(value));
    return remark;
}

/// Recomputed from nodes and time of the searches three and four plies deep.
bool sayYearsForTenPlies() {
    const Lesson& lesson = lessonOf("minimax");
    const std::vector<LessonRun> runs = solved(lesson);
    const double four = double(runs[3].nodes());
    const double speed = 1000 * four / double(std::max<std::int64_t>(runs[3].result.info.timeMs, 1));
    const double years =
        four * std::pow(four / double(runs[2].nodes()), 10 - 4) / speed / (365.25 * 24 * 3600);
    const QString remark = remarkOf(lesson, 2, runs);
    const auto said =
        QRegularExpression("ten plies take ([0-9.]+) years at .*, ([0-9\\x{202F}]+) nodes a second")
            .match(remark);
    const double saidSpeed = said.captured(2).remove(QChar(0x202F)).toDouble();
    return said.hasMatch() && std::abs(said.captured(1).toDouble() - years) <= 0.5 &&
           std::abs(saidSpeed - speed) <= 0.05 * speed;
}

/// Whether the lesson lets the user choose this setting.
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
    void eightDistinctLessons() {
        std::set<std::string_view> ids;
        for (const Lesson& lesson : allLessons()) {
            ids.insert(lesson.id);
            QVERIFY(Position::fromFen(lesson.fen).has_value());
            for (const std::string_view id : lesson.switches) QVERIFY(findTechnique(id) != nullptr);
            QVERIFY(isReachable(lesson, lesson.start));
        }
        QCOMPARE(ids.size(), std::size_t(8));
    }

    /// A text composed of parts could not be translated.
    void remarkPlaceholdersMatchValues() {
        for (const Lesson& lesson : allLessons())
            for (const LessonStep& step : lesson.steps) {
                const QString remark = QString::fromStdString(step.remark);
                for (std::size_t i = 1; i <= step.values.size(); ++i)
                    QVERIFY2(remark.contains(QStringLiteral("%%1").arg(i)), step.remark.c_str());
                QVERIFY2(!remark.contains(QStringLiteral("%%1").arg(step.values.size() + 1)),
                         step.remark.c_str());
            }
    }

    void badFileIsReported_data() {
        const TestRows<QByteArray, QByteArray, std::string> row;
        row("no JSON", "{", "", "parse error");
        row("no title", "\"title\"", "\"name\"", "title");
        row("a technique", "\"on\": [\"killers\"]", "\"on\": [\"magic\"]", "no technique \"magic\"");
        row("a value", "[\"nodes\", 1]", "[\"luck\", 1]", "no value \"luck\"");
        row("a missing search", "[\"nodes\", 1]", "[\"nodes\", 2]", "so far there are 1");
        row("too few searches", "[\"nodes\", 1]", "[\"times\", 1]", "needs the numbers of 2 searches");
        row("a position", "8/8/8/4k3/8/4K3/8/7R w", "8/8/8/8 w", "x.json: ");
    }
    void badFileIsReported() {
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
        const auto [before, after, message] = testRow<QByteArray, QByteArray, std::string>();
        QVERIFY(right.contains(before));
        const auto wrong = parseLesson(QByteArray(right).replace(before, after).toStdString(), "x.json");
        QVERIFY(!wrong);
        QVERIFY2(wrong.error().english.find(message) != std::string::npos, wrong.error().english.c_str());
    }

    /// A number in a text is the depth of an earlier search or listed here with its derivation. All others
    /// come from runs, as %1, %2 ….
    void textNumbersMatchRuns() {
        const std::vector<DepthRecord> deepening = solved(lessonOf("deepening"))[1].result.info.depths;
        const std::set<EvaluatorKind> evaluators = [] {
            std::set<EvaluatorKind> kinds;
            for (const LessonStep& step : lessonOf("evaluation").steps)
                kinds.insert(step.asked.front().evaluator);
            return kinds;
        }();
        const std::map<std::pair<std::string, int>, bool> listed{
            {{"minimax", 1950}, yearOf("minimax") == 1950},
            {{"minimax", 10}, sayYearsForTenPlies()},
            {{"table", 2}, count(Position::fromFen(lessonOf("table").fen)->pieces(King)) == 2},
            {{"deepening", 1}, deepening[0].depth == 1},
            {{"deepening", 2}, deepening[1].depth == 2},
            {{"deepening", 3}, deepening[2].depth == 3},
            {{"evaluation", 3}, evaluators.size() == 3},
            {{"evaluation", 25}, kFeatureCount == 25}};
        for (const auto& [number, isRight] : listed) QVERIFY2(isRight, number.first.c_str());
        std::set<std::pair<std::string, int>> used;
        for (const Lesson& lesson : allLessons()) {
            std::set<int> depths;
            const auto check = [&](const std::string& text) {
                for (const int number : numbersIn(QString::fromStdString(text))) {
                    if (listed.contains({lesson.id, number})) used.insert({lesson.id, number});
                    const bool isKnown = depths.contains(number) || listed.contains({lesson.id, number});
                    QVERIFY2(isKnown, (lesson.id + ": " + text).c_str());
                }
            };
            check(lesson.idea);
            for (const LessonStep& step : lesson.steps) {
                for (const LessonSetting& setting : step.asked) depths.insert(setting.depth);
                for (const std::string* text : {&step.task, &step.watch, &step.remark}) check(*text);
            }
        }
        QCOMPARE(used.size(), listed.size());
    }

    void stepsNeedTheirSearches() {
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
                QVERIFY(!remarkOf(lesson, i, runs).isEmpty());
                QVERIFY(!step.task.empty());
            }
        }
    }

    void remarksAreTrue() {
        const auto alphaBeta = solved(lessonOf("alpha-beta"));
        QCOMPARE(alphaBeta[0].result.info.score, alphaBeta[1].result.info.score);
        QVERIFY(alphaBeta[1].nodes() * 4 < alphaBeta[0].nodes());
        QVERIFY(alphaBeta[2].nodes() < alphaBeta[0].nodes());

        const auto ordering = solved(lessonOf("ordering"));
        QCOMPARE(ordering[0].result.info.score, ordering[1].result.info.score);
        QVERIFY(ordering[1].nodes() * 2 < ordering[0].nodes());
        QVERIFY(ordering[2].nodes() > ordering[1].nodes());
        const QString ordered = remarkOf(lessonOf("ordering"), 1, ordering);
        for (const LessonRun& run : {ordering[0], ordering[1]}) {
            const Statistics& counted = run.result.info.statistics;
            const double percent =
                100.0 * double(counted[Counter::FirstMoveCutoffs]) / double(counted[Counter::BetaCutoffs]);
            QVERIFY2(ordered.contains(QString::number(percent, 'f', 0) + " %"), qPrintable(ordered));
        }

        const auto table = solved(lessonOf("table"));
        QVERIFY(table[1].nodes() * 10 < table[0].nodes());
        QVERIFY(table[2].nodes() < table[0].nodes());

        const auto deepening = solved(lessonOf("deepening"));
        QVERIFY(deepening[1].nodes() < deepening[0].nodes());

        // The Laboratory's counts agree; with every technique on the order is reversed.
        ComparisonPlan plan = planOf(**planKindFromId("ablation"));
        QVERIFY(lessonOf("deepening").steps[1].remark.find(plan.name) != std::string::npos);
        std::erase_if(plan.configurations, [](const Configuration& each) {
            return each.name != "Everything on" && each.name != "No Deepening";
        });
        for (const LessonRun& run : deepening)
            plan.configurations.push_back(
                {{.techniques = run.setting.techniques, .evaluator = run.setting.evaluator}});
        plan.positions = {{"", Position::fromFen(lessonOf("deepening").fen).value()}};
        plan.fromDepth = plan.toDepth = 6;
        Comparison comparison(plan);
        runComparison(comparison, {});
        QVERIFY(factorOf(comparison, Quantity::Nodes, 1, 6).value < 1);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(comparison.find({0, 2 + i, 6, 0})->totalNodes(), deepening[std::size_t(i)].nodes());

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
        SearchRequest all = requestFor(lessonOf("evaluation"), evaluation[0].setting);
        all.multiPv = 20;
        Searcher searcher;
        const auto lines = searcher.search(all).info.lines;
        QCOMPARE(std::ranges::count(lines, evaluation[0].result.info.score, &RootLine::score), 20);
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

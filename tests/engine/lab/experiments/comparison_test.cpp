// Comparisons: every search runs once and independently, files round-trip, stopped runs resume, damaged files
// are refused with a reason.
#include "engine/lab/experiments/comparison.h"

#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "engine/eval/classical/classical_weights.h"
#include "engine/lab/experiments/comparison_estimate.h"
#include "engine/lab/experiments/comparison_file.h"
#include "engine/lab/experiments/comparison_tables.h"
#include "engine/lab/experiments/plans.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

ComparisonPlan smallPlan() {
    ComparisonPlan plan;
    plan.name = "small";
    plan.positions = {suitePositions()[1], suitePositions()[7]};
    plan.configurations = {{{.techniques = presetFromId("full").value(), .hashMib = 1}, "Full"},
                           {{.techniques = presetFromId("alphabeta").value(), .hashMib = 1}, "Plain"}};
    plan.fromDepth = 1;
    plan.toDepth = 3;
    return plan;
}

Comparison measured(const ComparisonPlan& plan, int threads = 1) {
    Comparison comparison(plan);
    JobContext job;
    job.threads = threads;
    runComparison(comparison, job);
    return comparison;
}

std::string errorOf(const std::string& text) {
    const auto parsed = parseComparison(text, "file.json");
    return parsed ? "" : parsed.error().english;
}

}  // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

  private slots:
    void everySearchRunsOnce() {
        Comparison comparison(smallPlan());
        int told = 0;
        runComparison(comparison, {}, [&](const Measurement&) { ++told; });
        QVERIFY(comparison.isFinished());
        QCOMPARE(comparison.keys().size(), std::size_t(2 * 2 * 3));
        QCOMPARE(told, 12);
    }

    void measurementEqualsASingleSearch() {
        const ComparisonPlan plan = smallPlan();
        const Comparison comparison = measured(plan, 3);
        for (const RunKey& key : comparison.keys()) {
            SearchRequest request;
            request.position = plan.positions[std::size_t(key.position)].position;
            plan.configurations[std::size_t(key.configuration)].applyTo(request);
            request.limits.depth = key.depth;
            Searcher searcher;
            const SearchResult alone = searcher.search(request);
            const Measurement* m = comparison.find(key);
            QVERIFY(m && m->completed);
            QCOMPARE(m->totalNodes(), alone.info.statistics.totalNodes());
            QCOMPARE(m->score, alone.info.score);
            QCOMPARE(m->bestMove, alone.bestMove);
        }
    }

    void fileRoundTrips() {
        const Comparison comparison = measured(smallPlan());
        const std::string text = toJsonText(comparison, provenanceHere(7));
        const auto saved = parseComparison(text, "file.json");
        QVERIFY2(saved.has_value(), saved ? "" : saved.error().english.c_str());
        QCOMPARE(saved->provenance.seed, std::uint64_t(7));
        QCOMPARE(saved->comparison.plan().configurations, comparison.plan().configurations);
        for (const RunKey& key : comparison.keys())
            QVERIFY(saved->comparison.find(key)->countsAs(*comparison.find(key)));
        QCOMPARE(toJsonText(saved->comparison, saved->provenance), text);
    }

    void rerunFromFileIsIdentical() {
        const Comparison first = measured(smallPlan());
        const auto saved = parseComparison(toJsonText(first, provenanceHere(1)), "file.json");
        QVERIFY(saved.has_value());
        const Comparison again = measured(saved->comparison.plan(), 2);
        for (const RunKey& key : first.keys()) QVERIFY(again.find(key)->countsAs(*first.find(key)));
    }

    void reproducibilityIsCounted() {
        const Comparison first = measured(smallPlan());
        Comparison again = measured(smallPlan());
        QCOMPARE(reproducibilityOf(first, again).compared, 12);
        QCOMPARE(reproducibilityOf(first, again).same, 12);
        Measurement other = *again.find({1, 0, 2, 0});
        ++other.evaluations;
        again.add(other);
        QCOMPARE(reproducibilityOf(first, again).same, 11);
        other.completed = false;
        again.add(other);
        QCOMPARE(reproducibilityOf(first, again).compared, 11);
    }

    void remainingTimeExtrapolatesGrowth() {
        ComparisonPlan plan = smallPlan();
        plan.positions.pop_back();
        plan.configurations.pop_back();
        plan.toDepth = 5;
        Comparison comparison(plan);
        QVERIFY(!expectedRemainingMs(comparison, 1));
        for (const int depth : {1, 2, 3}) {
            Measurement m;
            m.key = {0, 0, depth, 0};
            m.completed = true;
            m.timeMs = depth == 1 ? 100 : depth == 2 ? 200 : 600;
            comparison.add(m);
        }
        QCOMPARE(*expectedRemainingMs(comparison, 1), std::int64_t(1'800 + 5'400));
        QCOMPARE(*expectedRemainingMs(comparison, 2), std::int64_t(3'600));
        ComparisonPlan limited = plan;
        limited.maxMs = 1'000;
        Comparison hurried(limited);
        for (const int depth : {1, 2, 3}) hurried.add(*comparison.find({0, 0, depth, 0}));
        // Depth 4 reaches the limit; depth 5 is skipped there.
        QCOMPARE(*expectedRemainingMs(hurried, 1), std::int64_t(1'000));
    }

    void stoppedRunResumes() {
        Comparison comparison(smallPlan());
        std::stop_source source;
        JobContext job;
        job.stop = source.get_token();
        runComparison(comparison, job, [&](const Measurement&) {
            if (comparison.done() == 5) source.request_stop();
        });
        QCOMPARE(comparison.done(), std::size_t(5));
        int told = 0;
        runComparison(comparison, {}, [&](const Measurement&) { ++told; });
        QCOMPARE(told, 7);
        QVERIFY(comparison.isFinished());
    }

    void truncatedSearchesAreNotDeepened() {
        ComparisonPlan plan = smallPlan();
        plan.maxNodes = 60;
        const Comparison comparison = measured(plan);
        QVERIFY(comparison.isFinished());
        const Measurement* shallow = comparison.find({0, 1, 2, 0});
        const Measurement* deep = comparison.find({0, 1, 3, 0});
        QVERIFY(!shallow->completed && !deep->completed);
        QCOMPARE(deep->nodes, shallow->nodes);
        QVERIFY(meanOf(comparison, Quantity::Nodes, 1, 3).atLeast);
    }

    void truncatedSearchesAreReported() {
        ComparisonPlan plan = smallPlan();
        plan.maxNodes = 60;
        const Comparison comparison = measured(plan);
        const TruncatedSearches truncated = truncatedSearchesOf(comparison, 1, 3);
        QCOMPARE(truncated.all, 2);
        QCOMPARE(truncated.searches, 2);
        int first = 3;
        for (int position = 0; position < 2; ++position)
            for (int depth = 3; depth >= 1; --depth)
                if (!comparison.find({position, 1, depth, 0})->completed) first = std::min(first, depth);
        QCOMPARE(truncated.firstDepth, first);
        QCOMPARE(truncated.nodes, std::max(comparison.find({0, 1, 3, 0})->totalNodes(),
                                           comparison.find({1, 1, 3, 0})->totalNodes()));
        const Table table = summaryTable(comparison, 3);
        const auto told = std::find_if(table.notes.begin(), table.notes.end(), [&](const std::string& note) {
            return note.find("Plain: " + toText(truncated)) == 0;
        });
        QVERIFY(told != table.notes.end());
        for (const std::size_t column : {1, 3, 5})
            QCOMPARE(table.rows[1][column].text.substr(0, 3), std::string("≥"));
        const auto stopped = resultsTable(comparison, 3).rows[1];
        for (const std::size_t column : {2, 3, 8, 9})
            QCOMPARE(stopped[column].text.substr(0, 3), std::string("≥"));
        for (const std::size_t column : {10, 11})
            QVERIFY(stopped[column].text.find("(depth ") != std::string::npos);
        QCOMPARE(toText(truncatedSearchesOf(measured(smallPlan()), 1, 3)), std::string());
    }

    void oneOnAddsASingleTechnique() {
        const ComparisonPlan plan = planOf(*planKindFromId("one-on").value());
        int withRequirements = 0;
        for (int i = 1; i < static_cast<int>(plan.configurations.size()); ++i) {
            const Configuration& one = plan.configurations[static_cast<std::size_t>(i)];
            const Configuration& base = plan.configurations[static_cast<std::size_t>(baseOf(plan, i))];
            const ConfigurationDifference difference = differenceOf(one, base);
            QCOMPARE(difference.with.size(), std::size_t{1});
            QCOMPARE(one.name, std::string(difference.with.front()->name));
            withRequirements += baseOf(plan, i) > 0;
            const auto read = configurationFrom(toJson(one), "one");
            QVERIFY(read && *read == one);
        }
        QVERIFY(withRequirements > 5);
    }

    void nodeLimitShortensTheEstimate() {
        ComparisonPlan plan = smallPlan();
        plan.positions.pop_back();
        plan.configurations.pop_back();
        plan.toDepth = 5;
        plan.maxNodes = 10'000;
        Comparison comparison(plan);
        for (const int depth : {1, 2, 3}) {
            Measurement m;
            m.key = {0, 0, depth, 0};
            m.completed = true;
            m.timeMs = depth == 1 ? 100 : depth == 2 ? 200 : 600;
            m.nodes[0] = static_cast<std::uint64_t>(10 * m.timeMs);
            comparison.add(m);
        }
        // Ten nodes per millisecond: depth 4 reaches the limit after a second.
        QCOMPARE(*expectedRemainingMs(comparison, 1), std::int64_t(1'000));
    }

    void factorsAndAgreementFollowFromTheSearches() {
        const Comparison comparison = measured(smallPlan());
        const auto nodes = [&](int position, int configuration) {
            return double(comparison.find({position, configuration, 3, 0})->totalNodes());
        };
        const double expected = std::sqrt(nodes(0, 1) / nodes(0, 0) * nodes(1, 1) / nodes(1, 0));
        const ComparedValue factor = factorOf(comparison, Quantity::Nodes, 1, 3);
        QVERIFY(std::abs(factor.value - expected) < 1e-9 * expected);
        QCOMPARE(factor.positions, 2);
        QCOMPARE(factorOf(comparison, Quantity::Nodes, 0, 3).value, 1.0);
        const Agreement own = agreementOf(comparison, 0, 3);
        QCOMPARE(own.same, 2);
        QCOMPARE(own.positions, 2);
    }

    /// Logarithmic interpolation between depths; truncated searches count as the depth before.
    void depthsAtEqualNodes() {
        ComparisonPlan plan = smallPlan();
        plan.positions.pop_back();
        Comparison comparison(plan);
        const std::uint64_t nodes[][3] = {{10, 100, 1000}, {100, 10'000, 1'000'000}};
        for (int i = 0; i < 2; ++i)
            for (int depth = 1; depth <= 3; ++depth)
                comparison.add({.key = {0, i, depth, 0},
                                .completed = true,
                                .nodes = {nodes[i][depth - 1]},
                                .bestMove = {}});
        const auto depthOf = [&](int depth) { return depthAtEqualNodes(comparison, 1, depth).value; };
        QCOMPARE(depthOf(1), 0.5);
        QCOMPARE(depthOf(2), 1.0);
        QCOMPARE(depthOf(3), 1.5);
        QVERIFY(!depthAtEqualNodes(comparison, 1, 3).atLeast);
        QCOMPARE(depthAtEqualNodes(comparison, 0, 2).value, 2.0);
        comparison.add({.key = {0, 1, 2, 0}, .completed = false, .nodes = {10'000}, .bestMove = {}});
        QCOMPARE(depthOf(3), 1.0);
    }

    void finishedPositionsAreExcluded() {
        const ComparisonPlan plan = smallPlan();
        const Comparison comparison = measured(plan);
        ComparisonPlan more = plan;
        more.positions.push_back({"Mate", *Position::fromFen("7k/5KQ1/8/8/8/8/8/8 b - - 0 1")});
        more.positions.push_back({"Stalemate", *Position::fromFen("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1")});
        const Comparison withFinished = measured(more);
        QCOMPARE(factorOf(withFinished, Quantity::Nodes, 1, 3).value,
                 factorOf(comparison, Quantity::Nodes, 1, 3).value);
        QCOMPARE(meanOf(withFinished, Quantity::Nodes, 0, 3).positions, 2);
        QCOMPARE(agreementOf(withFinished, 1, 3).positions, agreementOf(comparison, 1, 3).positions);
        QVERIFY(!checkSearchable(more.positions.back().position));
        QVERIFY(checkSearchable(plan.positions.back().position).has_value());
    }

    void tablesHaveARowPerSearch() {
        const Comparison comparison = measured(smallPlan());
        QCOMPARE(summaryTable(comparison, 3).rows.size(), std::size_t(2));
        QCOMPARE(resultsTable(comparison, 3).rows.size(), std::size_t(4));
        QCOMPARE(nodesByDepthTable(comparison).rows.size(), std::size_t(3));
        const QString csv = QString::fromStdString(toCsv(comparison));
        const QStringList lines = csv.split("\r\n", Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 13);
        for (const QString& line : lines) QCOMPARE(line.count(','), lines.front().count(','));
    }

    void invalidPlansAreRefused() {
        ComparisonPlan plan = smallPlan();
        plan.positions.clear();
        QVERIFY(!checkedPlan(plan));
        plan = smallPlan();
        plan.configurations[1].name = plan.configurations[0].name;
        QVERIFY(QString::fromStdString(checkedPlan(plan).error().english).contains("Full"));
        plan = smallPlan();
        plan.toDepth = 0;
        QVERIFY(!checkedPlan(plan));
    }

    void customWeightsAreStored() {
        ComparisonPlan plan = smallPlan();
        ClassicalWeights weights = formulaClassicalWeights();
        plan.configurations[1].evaluator = EvaluatorKind::Classical;
        plan.configurations[1].evaluator.classicalWeights = std::make_shared<const ClassicalWeights>(weights);
        plan.configurations[1].evaluatorName = "Simple";
        QCOMPARE(evaluatorToText(plan.configurations[0]), std::string("Network"));
        QCOMPARE(evaluatorToText(plan.configurations[1]), std::string("\"Simple\" (Classical)"));
        const Comparison first = measured(plan);
        const std::string text = toJsonText(first, provenanceHere(1));
        const auto saved = parseComparison(text, "file.json");
        QVERIFY2(saved.has_value(), saved ? "" : saved.error().english.c_str());
        QVERIFY(saved->comparison.plan().configurations == plan.configurations);
        const Comparison again = measured(saved->comparison.plan());
        for (const RunKey& key : first.keys()) QVERIFY(again.find(key)->countsAs(*first.find(key)));

        auto json = nlohmann::ordered_json::parse(text);
        json["plan"]["configurations"][1]["evaluator"].erase("weights");
        const std::string error = errorOf(json.dump());
        QVERIFY2(error.find("Simple") != std::string::npos && error.find("missing") != std::string::npos,
                 error.c_str());
        json["plan"]["configurations"][1]["evaluator"] = {{"id", "own-simple"}};
        QVERIFY(errorOf(json.dump()).find("own-simple") != std::string::npos);
    }

    void damagedFilesAreRefusedWithAReason() {
        const std::string whole = toJsonText(measured(smallPlan()), provenanceHere(1));
        QVERIFY(errorOf("").find("not JSON") != std::string::npos);
        QVERIFY(!errorOf(whole.substr(0, whole.size() / 2)).empty());
        auto json = nlohmann::ordered_json::parse(whole);
        const auto broken = [&](auto change) {
            auto copy = json;
            change(copy);
            return errorOf(copy.dump());
        };
        QVERIFY(broken([](auto& j) { j["version"] = 99; }).find("version") != std::string::npos);
        QVERIFY(broken([](auto& j) { j["plan"]["positions"][0]["fen"] = "8/8"; }).find("positions[0]") !=
                std::string::npos);
        QVERIFY(broken([](auto& j) {
                    j["plan"]["configurations"][1]["techniques"]["on"][0] = "magic";
                }).find("magic") != std::string::npos);
        QVERIFY(broken([](auto& j) { j["measurements"][0]["depth"] = 44; }).find("measurements[0]") !=
                std::string::npos);
        QVERIFY(broken([](auto& j) { j["measurements"][0]["nodes"][0] = -1; }).find("nodes") !=
                std::string::npos);
        QVERIFY(broken([](auto& j) { j["measurements"][0]["bestMove"] = "e2e5"; }).find("bestMove") !=
                std::string::npos);
        QVERIFY(broken([](auto& j) { j.erase("plan"); }).find("plan") != std::string::npos);
    }

    void fileIsReplacedAtomically() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("c.json").toStdString();
        const Comparison comparison = measured(smallPlan());
        QVERIFY(saveComparison(path, comparison, provenanceHere(1)).has_value());
        QVERIFY(loadComparison(path).has_value());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QVERIFY(
            !saveComparison(folder.filePath("no/such/c.json").toStdString(), comparison, provenanceHere(1)));
    }

    void predefinedPlansAreValid() {
        for (const PlanKind& kind : allPlanKinds()) {
            const auto plan = checkedPlan(planOf(kind));
            QVERIFY2(plan.has_value(), plan ? "" : plan.error().english.c_str());
            QVERIFY(plan->configurations.size() >= 2);
            for (std::size_t i = 1; i < plan->configurations.size(); ++i) {
                Configuration renamed = plan->configurations[i];
                renamed.name = plan->configurations[0].name;
                QVERIFY(!(renamed == plan->configurations[0]));
                QVERIFY(differenceToText(plan->configurations[i], plan->configurations[0]) != "the same");
            }
        }
    }
};

PLYGLASS_TEST(ComparisonTest);
#include "comparison_test.moc"

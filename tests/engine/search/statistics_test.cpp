// Counters agree with each other and with the switches.
#include <numeric>

#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

std::uint64_t nodesOf(const Statistics& statistics, NodeKind kind) {
    return statistics.nodes[static_cast<std::size_t>(kind)];
}

}  // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

  private slots:
    void countersAgreeWithEachOther() {
        for (const char* fen : kPositions) {
            const SearchInfo info = searchFresh(requestOf(fen, preset("full"), 4)).info;
            const Statistics& s = info.statistics;
            QVERIFY(s[Counter::FirstMoveCutoffs] <= s[Counter::BetaCutoffs]);
            QVERIFY(s[Counter::BetaCutoffs] <= s.totalNodes());
            QVERIFY(s[Counter::TableCutoffs] <= s[Counter::TableHits]);
            QVERIFY(s[Counter::TableHits] <= s[Counter::TableProbes]);
            QVERIFY(s[Counter::NullMoveCutoffs] <= s[Counter::NullMoveTries]);
            QVERIFY(s[Counter::ReductionReSearches] <= s[Counter::Reductions]);
            QCOMPARE(s[Counter::Iterations], static_cast<std::uint64_t>(info.depths.size()));
            QVERIFY(s.selectiveDepth >= std::min(info.depth, 1));
            const std::uint64_t sum = std::accumulate(
                info.depths.begin(), info.depths.end(), std::uint64_t{0},
                [](std::uint64_t total, const DepthRecord& record) { return total + record.nodes; });
            QCOMPARE(sum, s.totalNodes());
        }
    }

    void inactiveTechniquesAreNotCounted() {
        const Statistics s = searchFresh(requestOf(kMiddleGame, preset("minimax"), 3)).info.statistics;
        QCOMPARE(s[Counter::TableProbes], std::uint64_t{0});
        QCOMPARE(s[Counter::BetaCutoffs], std::uint64_t{0});
        QCOMPARE(s[Counter::Repetitions], std::uint64_t{0});
        QCOMPARE(nodesOf(s, NodeKind::Quiescence), std::uint64_t{0});
        QCOMPARE(s.selectiveDepth, 3);
    }

    void orderingEvaluationsAreNoNodes() {
        // With one ply left, each of the 38 moves leads to a leaf, evaluated once for ordering and once for
        // its score.
        Techniques techniques = preset("alphabeta");
        const Statistics plain = searchFresh(requestOf(kMiddleGame, techniques, 1)).info.statistics;
        techniques.ordering = Ordering::Evaluation;
        const Statistics sorted = searchFresh(requestOf(kMiddleGame, techniques, 1)).info.statistics;
        QCOMPARE(sorted.totalNodes(), plain.totalNodes());
        QCOMPARE(sorted[Counter::Evaluations], 2 * plain[Counter::Evaluations]);
    }

    void uselessOrderingIsSkipped() {
        Techniques techniques = preset("minimax");
        const Statistics plain = searchFresh(requestOf(kMiddleGame, techniques, 2)).info.statistics;
        techniques.ordering = Ordering::Evaluation;
        const Statistics sorted = searchFresh(requestOf(kMiddleGame, techniques, 2)).info.statistics;
        QCOMPARE(sorted[Counter::Evaluations], plain[Counter::Evaluations]);
    }

    void nodeKindsMatchTheirPurpose() {
        const Statistics full = searchFresh(requestOf(kMiddleGame, preset("full"), 9)).info.statistics;
        for (const NodeKind kind : {NodeKind::Main, NodeKind::Quiescence, NodeKind::NullMove,
                                    NodeKind::Reduced, NodeKind::ReSearch})
            QVERIFY(nodesOf(full, kind) > 0);
        Techniques techniques = preset("full");
        techniques.nullMove = false;
        techniques.lateMoveReductions = techniques.singularExtension = techniques.probCut = false;
        const Statistics some = searchFresh(requestOf(kMiddleGame, techniques, 6)).info.statistics;
        QCOMPARE(nodesOf(some, NodeKind::NullMove), std::uint64_t{0});
        QCOMPARE(nodesOf(some, NodeKind::Reduced), std::uint64_t{0});
    }

    void everyTechniqueIsCounted() {
        Statistics sum;
        Techniques techniques = preset("full");
        techniques.checkExtension = true;
        techniques.tieChancePercent = 50;
        for (const char* fen : kPositions) {
            SearchRequest request = requestOf(fen, techniques, kSlowBuild ? 8 : 14);
            request.limits.nodes = kSlowBuild ? 20'000 : 200'000;
            sum += searchFresh(request).info.statistics;
        }
        // Counters of the group Knowledge depend on the data of the request.
        for (const Technique& technique : allTechniques())
            if (technique.isOn(techniques) && technique.count != Counter::None &&
                technique.group != "Knowledge")
                QVERIFY2(sum[technique.count] > 0, std::string(technique.id).c_str());
    }

    void quiescenceCapIsRespected() {
        for (const int cap : {1, 2, 3}) {
            Techniques techniques = preset("alphabeta");
            techniques.quiescencePlies = cap;
            const Statistics s = searchFresh(requestOf(kMiddleGame, techniques, 2)).info.statistics;
            QCOMPARE(s.selectiveDepth, 2 + cap);
            QVERIFY(nodesOf(s, NodeKind::Quiescence) > 0);
        }
    }

    void quiescenceDoesNotTakeAProtectedPawnWithTheQueen() {
        const char* fen = "4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1";
        QCOMPARE(searchFresh(requestOf(fen, preset("minimax"), 1)).info.score, 800);
        Techniques quiet = preset("minimax");
        quiet.quiescencePlies = kAllPlies;
        QCOMPARE(searchFresh(requestOf(fen, quiet, 1)).info.score, 700);
    }

    void clearMakesSearchesReproducible() {
        Searcher searcher;
        const SearchRequest request = requestOf(kMiddleGame, preset("full"), 5);
        const std::uint64_t nodes = searcher.search(request).info.statistics.totalNodes();
        QVERIFY(searcher.search(request).info.statistics.totalNodes() < nodes);
        searcher.clear();
        QCOMPARE(searcher.search(request).info.statistics.totalNodes(), nodes);
    }

    void changedSettingsClearTheTable() {
        const SearchRequest request = requestOf(kMiddleGame, preset("full"), 4);
        const std::uint64_t nodes = searchFresh(request).info.statistics.totalNodes();
        Searcher searcher;
        SearchRequest other = request;
        other.evaluator = EvaluatorKind::MaterialCheck;
        searcher.search(other);
        QCOMPARE(searcher.search(request).info.statistics.totalNodes(), nodes);
        other = request;
        other.techniques.quiescencePlies = 0;
        searcher.search(other);
        QCOMPARE(searcher.search(request).info.statistics.totalNodes(), nodes);
    }
};

PLYGLASS_TEST(StatisticsTest);
#include "statistics_test.moc"

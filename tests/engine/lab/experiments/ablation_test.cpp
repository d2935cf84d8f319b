// "What if it could not use …?": every active technique is switched off once, at the same depth.
#include "engine/lab/experiments/ablation.h"
#include "engine/lab/experiments/comparison.h"
#include "tests/suite.h"

#include <algorithm>

using namespace plyglass;

namespace {

SearchRequest request(int depth) {
    SearchRequest search;
    search.position =
        Position::fromFen("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3").value();
    search.limits.depth = depth;
    search.hashMib = 4;
    return search;
}

}  // namespace

class AblationTest : public QObject {
    Q_OBJECT

  private slots:
    void everyActiveTechniqueIsAblatedOnce() {
        Searcher searcher;
        int heard = 0;
        const AblationAnswer answer = askAblation(searcher, request(5), {}, [&](const AblationAnswer& known) {
            ++heard;
            QVERIFY(!known.isFinal);
            QCOMPARE(static_cast<int>(known.runs.size()), heard - 1);
        });
        QVERIFY(answer.isFinal);
        QCOMPARE(answer.depth, 5);
        QCOMPARE(static_cast<int>(answer.runs.size()), answer.planned);
        QCOMPARE(heard, answer.planned + 1);
        QVERIFY(answer.planned > 20);
        QVERIFY(answer.find("alpha-beta"));
        for (const AblationRun& run : answer.runs) {
            QVERIFY(run.nodes > 0);
            if (run.finished) QVERIFY(!run.move.isNull());
        }
    }

    void minimaxNeedsTheMostNodes() {
        Searcher searcher;
        const AblationAnswer answer = askAblation(searcher, request(5));
        const AblationRun* plain = answer.find("alpha-beta");
        QVERIFY(plain);
        QVERIFY(answer.factorOf(*plain) > 3);
        for (const AblationRun& run : answer.runs) QVERIFY(run.nodes <= plain->nodes || !plain->finished);
    }

    void inactiveTechniquesAreNotAblated() {
        SearchRequest search = request(2);
        findTechnique("alpha-beta")->set(search.techniques, false);
        Searcher searcher;
        QVERIFY(!askAblation(searcher, search).find("alpha-beta"));
    }

    /// Also without iterative deepening, where a node limit would leave nothing finished.
    void depthIsTheGreatestWithinTheBudget() {
        for (const char* preset : {"full", "alphabeta"}) {
            SearchRequest search = request(1);
            search.limits.depth.reset();
            search.techniques = presetFromId(preset).value();
            Searcher searcher;
            const AblationAnswer answer =
                askAblation(searcher, search, {}, [&](const AblationAnswer&) { searcher.stop(); });
            QVERIFY(answer.depth > 1 && answer.base.nodes <= kAblationBaseNodes);
            searcher.resetStop();
            const SearchRequest deeper =
                fixedDepthRequest(search.position, {{.techniques = search.techniques}}, answer.depth + 1)
                    .search;
            QVERIFY(searchAfresh(searcher, deeper, {}).info.statistics.totalNodes() > kAblationBaseNodes);
        }
    }

    /// Depth difference at the nodes of `base`.
    void valueInPlies() {
        AblationAnswer answer;
        answer.depth = 6;
        answer.base.nodes = 1000;
        AblationRun run;
        run.nodes = 1'000'000;
        QCOMPARE(answer.factorOf(run), 1000.0);
        QCOMPARE(answer.pliesOf(run), 3.0);
    }

    void knownRunsAreReused() {
        Searcher searcher;
        const SearchRequest search = request(4);
        const auto whole = std::make_shared<const AblationAnswer>(askAblation(searcher, search));
        AblationAnswer part = *whole;
        part.runs.resize(whole->runs.size() - 2);
        const AblationOptions options{.known = std::make_shared<const AblationAnswer>(part)};
        int heard = 0;
        const AblationAnswer again =
            askAblation(searcher, search, options, [&](const AblationAnswer&) { ++heard; });
        QCOMPARE(heard, 2);
        for (const AblationRun& run : whole->runs) QCOMPARE(again.find(run.technique)->nodes, run.nodes);
    }

    void canBeStopped() {
        Searcher searcher;
        const AblationAnswer answer = askAblation(searcher, request(5), {}, [&](const AblationAnswer& known) {
            if (known.runs.size() == 3) searcher.stop();
        });
        QVERIFY(answer.isFinal && answer.isInterrupted);
        QCOMPARE(answer.runs.size(), std::size_t(3));
    }
};

PLYGLASS_TEST(AblationTest);
#include "ablation_test.moc"

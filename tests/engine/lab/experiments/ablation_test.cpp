// "What if it could not use …?": every technique that works is left out once, to the same depth.
#include "engine/lab/experiments/ablation.h"
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

const AblationRun* without(const AblationAnswer& answer, std::string_view id) {
    const auto at = std::find_if(answer.without.begin(), answer.without.end(),
                                 [&](const AblationRun& run) { return run.technique == id; });
    return at == answer.without.end() ? nullptr : &*at;
}

}  // namespace

class AblationTest : public QObject {
    Q_OBJECT

  private slots:
    void everyTechniqueThatWorksIsLeftOutOnce() {
        Searcher searcher;
        int heard = 0;
        const AblationAnswer answer = askAblation(searcher, request(5), [&](const AblationAnswer& known) {
            ++heard;
            QVERIFY(!known.isFinal);
            QCOMPARE(static_cast<int>(known.without.size()), heard - 1);
        });
        QVERIFY(answer.isFinal);
        QCOMPARE(answer.depth, 5);
        QCOMPARE(static_cast<int>(answer.without.size()), answer.planned);
        QCOMPARE(heard, answer.planned + 1);
        QVERIFY(answer.planned > 20);
        QVERIFY(without(answer, "alpha-beta"));
        for (const AblationRun& run : answer.without) {
            QVERIFY(run.nodes > 0);
            if (run.finished) QVERIFY(!run.move.isNull());
        }
    }

    void plainMinimaxNeedsTheMostPositions() {
        Searcher searcher;
        const AblationAnswer answer = askAblation(searcher, request(5));
        const AblationRun* plain = without(answer, "alpha-beta");
        QVERIFY(plain);
        QVERIFY(answer.factorOf(*plain) > 3);
        for (const AblationRun& run : answer.without) QVERIFY(run.nodes <= plain->nodes || !plain->finished);
    }

    void whatIsOffIsNotLeftOut() {
        SearchRequest search = request(2);
        findTechnique("alpha-beta")->set(search.techniques, false);
        Searcher searcher;
        QVERIFY(!without(askAblation(searcher, search), "alpha-beta"));
    }

    void itCanBeEndedEarly() {
        Searcher searcher;
        const AblationAnswer answer = askAblation(searcher, request(5), [&](const AblationAnswer& known) {
            if (known.without.size() == 3) searcher.stop();
        });
        QVERIFY(answer.isFinal && answer.isInterrupted);
        QCOMPARE(answer.without.size(), std::size_t(3));
    }
};

PLYGLASS_TEST(AblationTest);
#include "ablation_test.moc"

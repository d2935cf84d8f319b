// Searchers share nothing: two at once, in two threads, find what one finds alone.
#include <thread>

#include "tests/engine/search/searching.h"

using namespace plyglass;
using namespace plyglass::testing;

class ThreadsTest : public QObject {
    Q_OBJECT

  private slots:
    void twoSearchersAtOnceCountWhatEachCountsAlone() {
        constexpr int kDepth = kSlowBuild ? 4 : 6;
        const SearchRequest first = requestOf(kPositions[5], preset("full"), kDepth);
        SearchRequest second = requestOf(kPositions[8], preset("full"), kDepth);
        second.evaluator = EvaluatorKind::MaterialCheck;
        const std::uint64_t firstAlone = searchFresh(first).info.statistics.totalNodes();
        const std::uint64_t secondAlone = searchFresh(second).info.statistics.totalNodes();

        std::uint64_t firstNodes = 0;
        std::uint64_t secondNodes = 0;
        std::thread one([&] { firstNodes = searchFresh(first).info.statistics.totalNodes(); });
        std::thread two([&] { secondNodes = searchFresh(second).info.statistics.totalNodes(); });
        one.join();
        two.join();
        QCOMPARE(firstNodes, firstAlone);
        QCOMPARE(secondNodes, secondAlone);
    }

    void stoppingStormsDoNoHarm() {
        Searcher searcher;
        std::atomic<bool> done{false};
        std::thread storm([&] {
            while (!done) {
                searcher.stop();
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        });
        for (int i = 0; i < (kSlowBuild ? 10 : 50); ++i) {
            searcher.resetStop();
            SearchRequest request = requestOf(kPositions[i % std::size(kPositions)], preset("full"), 30);
            const SearchResult result = searcher.search(request);
            QVERIFY(!result.bestMove.isNull());
        }
        done = true;
        storm.join();
    }
};

QTEST_APPLESS_MAIN(ThreadsTest)
#include "threads_test.moc"

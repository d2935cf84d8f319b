// Searchers are independent: two concurrent ones find what one finds alone. The threads of one search share
// its table: they find the same mates, count together and end together.
#include <thread>

#include "engine/search/iteration_relay.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

class ThreadsTest : public QObject {
    Q_OBJECT

  private slots:
    void concurrentSearchersAreIndependent() {
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

    void severalThreadsFindTheMate() {
        SearchRequest request = requestOf(kPositions[16], preset("full"), 24);
        request.evaluator = EvaluatorKind::Classical;
        request.limits.mateIn = 4;
        request.threads = 4;
        const SearchResult result = searchFresh(request);
        QCOMPARE(mateInMoves(result.info.score), 4);
        Position position = request.position;
        for (const Move move : result.info.pv) QVERIFY(position.play(move));
    }

    void severalThreadsCountTogetherAndKeepTheNodeLimit() {
        SearchRequest request = requestOf(kPositions[8], preset("full"), kMaxPly - 1);
        request.limits.nodes = kSlowBuild ? 30'000 : 300'000;
        request.threads = 4;
        const SearchResult result = searchFresh(request);
        const std::uint64_t nodes = result.info.statistics.totalNodes();
        QVERIFY(nodes >= *request.limits.nodes);
        // Each thread polls at least every thousand nodes; helpers run on until the main thread stops them.
        QVERIFY(nodes < *request.limits.nodes * 4);
        QVERIFY(!result.bestMove.isNull());
    }

    void multithreadedStopIsImmediate() {
        Searcher searcher;
        SearchRequest request = requestOf(kPositions[8], preset("full"), kMaxPly - 1);
        request.threads = 4;
        std::thread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            searcher.stop();
        });
        QVERIFY(!searcher.search(request).completed);
        stopper.join();
    }

    void relayKeepsTheDeepestIteration() {
        IterationRelay relay;
        QCOMPARE(relay.depth(), 0);
        relay.publish(5, {.move = Move::normal(A2, A3), .pv = {}});
        relay.publish(5, {.move = Move::normal(B2, B3), .pv = {}});
        relay.publish(4, {.move = Move::normal(C2, C3), .pv = {}});
        QCOMPARE(relay.depth(), 5);
        QCOMPARE(relay.deepest().best.move, Move::normal(A2, A3));
        relay.publish(7, {.move = Move::normal(B2, B3), .pv = {}});
        QCOMPARE(relay.deepest().depth, 7);
        QCOMPARE(relay.deepest().best.move, Move::normal(B2, B3));
    }

    void adoptedIterationsAreComplete() {
        for (const char* fen : kPositions) {
            SearchRequest request = requestOf(fen, preset("full"), kSlowBuild ? 6 : 10);
            request.threads = 4;
            const SearchResult result = searchFresh(request);
            QVERIFY(result.completed);
            QCOMPARE(result.bestMove, result.info.pv.front());
            Position position = request.position;
            for (const Move move : result.info.pv) QVERIFY(position.play(move));
            int before = 0;
            for (const DepthRecord& record : result.info.depths) {
                QVERIFY(record.depth > before);
                before = record.depth;
            }
        }
    }

    void threadCountMayChange() {
        Searcher searcher;
        for (const int threads : {1, 3, 2, 4, 1}) {
            SearchRequest request = requestOf(kPositions[8], preset("full"), 7);
            request.threads = threads;
            request.hashMib = threads;
            QVERIFY(!searcher.search(request).bestMove.isNull());
            searcher.clear();
        }
    }

    void manyStopsAreSafe() {
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
            request.threads = 1 + i % 4;
            const SearchResult result = searcher.search(request);
            QVERIFY(!result.bestMove.isNull());
        }
        done = true;
        storm.join();
    }
};

PLYGLASS_TEST(ThreadsTest);
#include "threads_test.moc"

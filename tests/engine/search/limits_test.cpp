// Limits of a search: depth, nodes, time, clock, and stop from another thread.
#include <chrono>
#include <thread>

#include "engine/chess/movegen.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

using Clock = std::chrono::steady_clock;

/// Tolerance for a loaded machine. The strict measurement is benchmarks/stop_latency.
constexpr std::int64_t kGenerousMs = 1500;

SearchRequest openEnded(const Techniques& techniques) {
    SearchRequest request = requestOf(kMiddleGame, techniques, 1);
    request.limits = {};
    return request;
}

bool isLegalAnswer(const SearchResult& result) {
    return isLegal(positionOf(kMiddleGame), result.bestMove) && !result.info.pv.empty() &&
           result.info.pv.front() == result.bestMove;
}

std::int64_t millisecondsSince(Clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count();
}

}  // namespace

class LimitsTest : public QObject {
    Q_OBJECT

  private slots:
    void depthLimitIsExact() {
        const SearchResult result = searchFresh(requestOf(kMiddleGame, preset("full"), 3));
        QCOMPARE(result.info.depth, 3);
        QCOMPARE(result.info.depths.size(), std::size_t{3});
        QVERIFY(result.completed);
    }

    void noDeepeningGivesOneIteration() {
        const SearchResult result = searchFresh(requestOf(kMiddleGame, preset("alphabeta"), 3));
        QCOMPARE(result.info.depths.size(), std::size_t{1});
        QCOMPARE(result.info.depths.front().depth, 3);
    }

    void nodeLimitIsExact() {
        for (const std::uint64_t limit : {1, 2, 100, 1023, 1024, 1025, 5000}) {
            SearchRequest request = openEnded(preset("full"));
            request.limits.nodes = limit;
            const SearchResult result = searchFresh(request);
            QCOMPARE(result.info.statistics.totalNodes(), limit);
            QVERIFY(!result.completed);
            QVERIFY(isLegalAnswer(result));
        }
    }

    void earlyStopSkipsTheTable() {
        Searcher searcher;
        SearchRequest request = requestOf(kMiddleGame, preset("full"), 3);
        request.hashMib = 64;
        searcher.search(request);
        searcher.clear();
        searcher.stop();
        QVERIFY(isLegal(positionOf(kMiddleGame), searcher.search(request).bestMove));
        searcher.resetStop();
        const SearchResult again = searcher.search(request);
        const SearchResult fresh = searchFresh(request);
        QCOMPARE(again.info.statistics.totalNodes(), fresh.info.statistics.totalNodes());
        QCOMPARE(again.bestMove, fresh.bestMove);
    }

    void preparationChangesNothing() {
        SearchRequest request = requestOf(kMiddleGame, preset("full"), 6);
        request.hashMib = 8;
        Searcher prepared;
        prepared.prepare(request);
        QCOMPARE(prepared.tableMib(), 8);
        const SearchResult result = prepared.search(request);
        const SearchResult fresh = searchFresh(request);
        QCOMPARE(result.info.statistics.totalNodes(), fresh.info.statistics.totalNodes());
        QCOMPARE(result.info.score, fresh.info.score);
    }

    void moveTimeIsRespected() {
        for (const char* id : {"minimax", "alphabeta", "full"}) {
            SearchRequest request = openEnded(preset(id));
            request.limits.moveTimeMs = 60;
            const auto start = Clock::now();
            const SearchResult result = searchFresh(request);
            QVERIFY(millisecondsSince(start) >= 60);
            QVERIFY(millisecondsSince(start) < 60 + kGenerousMs);
            QVERIFY(!result.completed);
            QVERIFY(isLegalAnswer(result));
        }
    }

    void oneSecondClockIsNotExceeded() {
        SearchRequest request = openEnded(preset("full"));
        request.limits.clock = TimeControl{1000, 0};
        const auto start = Clock::now();
        const SearchResult result = searchFresh(request);
        QVERIFY(millisecondsSince(start) < 500 + kGenerousMs);
        QVERIFY(isLegalAnswer(result));
    }

    void onlyMoveIsPlayedAtOnce() {
        SearchRequest request = requestOf("7k/8/8/8/8/8/6q1/7K w - - 0 1", preset("full"), 20);
        request.limits.clock = TimeControl{600'000, 0};
        const SearchResult result = searchFresh(request);
        QCOMPARE(result.info.depth, 1);
        QVERIFY(result.completed);
    }

    void stopWorksFromAnotherThread_data() {
        const TestRows<QByteArray, int> row;
        row("everything", "full", static_cast<int>(Ordering::CapturedPiece));
        row("plain minimax", "minimax", static_cast<int>(Ordering::None));
        row("one-ply evaluation", "full", static_cast<int>(Ordering::Evaluation));
    }
    void stopWorksFromAnotherThread() {
        const auto [techniques, ordering] = testRow<QByteArray, int>();
        SearchRequest request = openEnded(preset(techniques.constData()));
        request.techniques.ordering = static_cast<Ordering>(ordering);
        request.limits.depth = kMaxPly - 1;
        Searcher searcher;
        std::atomic<Clock::time_point> stopped{Clock::now()};
        std::thread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            stopped = Clock::now();
            searcher.stop();
        });
        const SearchResult result = searcher.search(request);
        stopper.join();
        QVERIFY(millisecondsSince(stopped) < kGenerousMs);
        QVERIFY(!result.completed);
        QVERIFY(isLegalAnswer(result));
    }

    void earlyStopStillHasAMove() {
        Searcher searcher;
        searcher.stop();
        const SearchResult result = searcher.search(openEnded(preset("full")));
        QVERIFY(!result.completed);
        QVERIFY(isLegalAnswer(result));
        QCOMPARE(result.info.depth, 0);
        searcher.resetStop();
        QVERIFY(searcher.search(requestOf(kMiddleGame, preset("full"), 2)).completed);
    }

    void interruptedIterationKeepsTheLastMove() {
        // The root and its first move use up the nodes of depth 2.
        SearchRequest request = requestOf(kMiddleGame, preset("full"), 1);
        const SearchResult first = searchFresh(request);
        request.limits.depth = 2;
        request.limits.nodes = first.info.statistics.totalNodes() + 2;
        const SearchResult interrupted = searchFresh(request);
        QVERIFY(!interrupted.completed);
        QCOMPARE(interrupted.info.depth, 1);
        QCOMPARE(interrupted.bestMove, first.bestMove);
        QCOMPARE(interrupted.info.score, first.info.score);
    }

    void betterMoveBeforeStopIsPlayed() {
        const SearchResult whole = searchFresh(requestOf(kMiddleGame, preset("full"), 12));
        std::uint64_t before = 0;
        int seenEarly = 0;
        for (std::size_t i = 0; i + 1 < whole.info.depths.size(); ++i) {
            const DepthRecord& last = whole.info.depths[i];
            const DepthRecord& next = whole.info.depths[i + 1];
            before += last.nodes;
            if (last.bestMove == next.bestMove) continue;
            constexpr std::uint64_t kLooks = 20;
            for (std::uint64_t look = 1; look < kLooks; ++look) {
                SearchRequest request = openEnded(preset("full"));
                request.limits.nodes = before + next.nodes * look / kLooks;
                const SearchResult cut = searchFresh(request);
                QCOMPARE(cut.info.depth, last.depth);
                QVERIFY(isLegalAnswer(cut));
                seenEarly += cut.bestMove == next.bestMove;
            }
        }
        QVERIFY(seenEarly > 0);
    }

    void progressIsReportedAfterEachIterationAndAtTheEnd() {
        Searcher searcher;
        std::vector<SearchInfo> reports;
        const SearchResult result = searcher.search(requestOf(kMiddleGame, preset("full"), 4),
                                                    [&](const SearchInfo& info) { reports.push_back(info); });
        QVERIFY(reports.size() >= 5);
        QCOMPARE(reports.back().statistics.totalNodes(), result.info.statistics.totalNodes());
        for (std::size_t i = 1; i < reports.size(); ++i) {
            QVERIFY(reports[i].depth >= reports[i - 1].depth);
            QVERIFY(reports[i].timeMs >= reports[i - 1].timeMs);
            QVERIFY(reports[i].statistics.totalNodes() >= reports[i - 1].statistics.totalNodes());
        }
    }
};

PLYGLASS_TEST(LimitsTest);
#include "limits_test.moc"

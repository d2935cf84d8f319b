// Features of a request: several lines, search moves, mate limit, soft limits, pondering.
#include <chrono>
#include <thread>

#include "engine/chess/movegen.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

SearchRequest classicalRequest(int depth) {
    SearchRequest request = requestOf(kMiddleGame, preset("full"), depth);
    request.evaluator = EvaluatorKind::Classical;
    return request;
}

bool isLegalLine(const char* fen, const std::vector<Move>& line) {
    Position position = positionOf(fen);
    for (const Move move : line)
        if (!position.play(move)) return false;
    return !line.empty();
}

}  // namespace

class RequestsTest : public QObject {
    Q_OBJECT

  private slots:
    void multiPvLinesAreDistinctAndSorted() {
        SearchRequest request = classicalRequest(8);
        request.multiPv = 4;
        const SearchResult result = searchFresh(request);
        QCOMPARE(result.info.lines.size(), std::size_t{4});
        QCOMPARE(result.info.lines.front().score, result.info.score);
        QCOMPARE(result.info.lines.front().pv.front(), result.bestMove);
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(isLegalLine(kMiddleGame, result.info.lines[i].pv));
            for (std::size_t j = 0; j < i; ++j) {
                QVERIFY(result.info.lines[j].pv.front() != result.info.lines[i].pv.front());
                QVERIFY(result.info.lines[j].score >= result.info.lines[i].score);
            }
        }
    }

    void linesAreReportedWhenFound() {
        SearchRequest request = classicalRequest(kMaxPly - 1);
        request.multiPv = 3;
        request.limits.moveTimeMs = 1'500;
        int between = 0;
        Searcher searcher;
        searcher.search(request, [&](const SearchInfo& info) {
            if (info.depth == 0) return;
            const auto& lines = info.linesSoFar;
            QCOMPARE(lines.size(), std::size_t{3});
            for (const RootLine& line : lines) {
                QVERIFY(isLegalLine(kMiddleGame, line.pv));
                QVERIFY(line.depth == info.depth || line.depth == info.depthInProgress);
            }
            QVERIFY(lines[0].pv[0] != lines[1].pv[0] && lines[1].pv[0] != lines[2].pv[0]);
            if (lines.front().depth > lines.back().depth) ++between;
        });
        QVERIFY(between > 0);
    }

    void multiPvIsLimitedByMoves() {
        SearchRequest request = requestOf("7k/8/6K1/8/8/8/8/8 b - - 0 1", preset("full"), 3);
        request.position = positionOf("k7/8/1K6/8/8/8/8/7R b - - 0 1");  // one legal move
        request.multiPv = 5;
        QCOMPARE(searchFresh(request).info.lines.size(), std::size_t{1});
    }

    void correctionHistoryIsKeptWithinAGame() {
        SearchRequest request = requestOf(kMiddleGame, preset("full"), 10);
        request.evaluator = EvaluatorKind::Network;
        const auto correctionsAfterIt = [&](const SearchRequest& next) {
            Searcher searcher;
            (void)searcher.search(request);
            return searcher.search(next).info.statistics[Counter::Corrections];
        };
        SearchRequest continued = requestOf(kMiddleGame, preset("full"), 1);
        continued.evaluator = request.evaluator;
        continued.position = request.position.after(searchFresh(continued).bestMove);
        continued.gameKeys = {request.position.key()};
        QVERIFY(correctionsAfterIt(continued) > searchFresh(continued).info.statistics[Counter::Corrections]);
        SearchRequest elsewhere = continued;
        elsewhere.gameKeys.clear();
        QCOMPARE(correctionsAfterIt(elsewhere), searchFresh(elsewhere).info.statistics[Counter::Corrections]);
    }

    void onlySearchMovesAreSearched() {
        SearchRequest request = classicalRequest(5);
        request.searchMoves = {Move::normal(H2, H4), Move::normal(A1, B1)};
        const SearchResult result = searchFresh(request);
        QCOMPARE(result.info.rootMoves, 2);
        QVERIFY(result.bestMove == request.searchMoves[0] || result.bestMove == request.searchMoves[1]);
        request.searchMoves = {Move::normal(H2, H4)};
        QCOMPARE(searchFresh(request).bestMove, Move::normal(H2, H4));
    }

    void requestedMateEndsTheSearch() {
        SearchRequest request = requestOf(kPositions[10], preset("full"), kMaxPly - 1);
        request.limits.mateIn = 5;
        const SearchResult result = searchFresh(request);
        QVERIFY(result.completed);
        QVERIFY(mateInMoves(result.info.score) <= 5 && result.info.score > 0);
    }

    void softLimitPreventsIterations() {
        SearchRequest request = classicalRequest(kMaxPly - 1);
        request.limits.softNodes = 5000;
        const SearchInfo info = searchFresh(request).info;
        QVERIFY(info.statistics.totalNodes() >= 5000);
        std::uint64_t before = 0;
        for (std::size_t i = 0; i + 1 < info.depths.size(); ++i) before += info.depths[i].nodes;
        QVERIFY(before < 5000);
        QCOMPARE(info.depthInProgress, info.depth);  // the last one was finished
    }

    void ponderingLastsUntilPonderhit() {
        Searcher searcher;
        SearchRequest request = classicalRequest(kMaxPly - 1);
        request.limits.moveTimeMs = 50;
        request.ponder = true;
        std::atomic<bool> ended{false};
        std::thread search([&] {
            searcher.search(request);
            ended = true;
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        QVERIFY(!ended);
        searcher.ponderHit();
        const auto hit = std::chrono::steady_clock::now();
        search.join();
        const auto after = std::chrono::steady_clock::now() - hit;
        QVERIFY(after > std::chrono::milliseconds(40));
    }

    void presetsPlayLegalMoves() {
        for (const Preset& preset : allPresets())
            for (const char* fen : kPositions) {
                const Position position = positionOf(fen);
                SearchRequest request = requestOf(fen, preset.techniques, 3);
                request.limits.nodes = 20'000;
                const SearchResult result = searchFresh(request);
                QVERIFY(result.bestMove.isNull() ? !hasLegalMove(position)
                                                 : isLegal(position, result.bestMove));
            }
    }

    void singleSwitchesPlayLegalMoves() {
        for (const Technique& technique : allTechniques())
            for (const bool on : {true, false}) {
                Techniques techniques = preset(on ? "minimax" : "full");
                technique.set(techniques, on);
                SearchRequest request = requestOf(kMiddleGame, techniques, on ? 2 : 7);
                request.limits.nodes = 50'000;  // plain minimax never finishes at this depth
                const SearchResult result = searchFresh(request);
                QVERIFY2(isLegal(request.position, result.bestMove), std::string(technique.id).c_str());
                QVERIFY(isLegalLine(kMiddleGame, result.info.pv));
            }
    }
};

PLYGLASS_TEST(RequestsTest);
#include "requests_test.moc"

// Bench: known signature on valid positions.
#include "engine/search/bench.h"

#include <set>

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

constexpr int kShallowBench = kSlowBuild ? 2 : 4;

BenchOptions options() { return {.depth = kShallowBench}; }

/// Node counts of `plyglass-uci bench DEPTH`. A change of the search's behaviour updates them, and its commit
/// says so; no other change may alter them.
struct KnownBench {
    int depth;
    std::uint64_t nodes;
};
constexpr KnownBench kKnownBench = kSlowBuild ? KnownBench{6, 44'245} : KnownBench{14, 2'101'315};

}  // namespace

class BenchTest : public QObject {
    Q_OBJECT

  private slots:
    void positionsAreLegalAndUnique() {
        std::set<std::string> fens;
        for (const std::string_view fen : benchPositions()) {
            const Result<Position> position = Position::fromFen(fen);
            QVERIFY2(position, std::string(fen).c_str());
            QVERIFY(hasLegalMove(*position));
            QCOMPARE(toFen(*position), std::string(fen));
            fens.insert(std::string(fen));
        }
        QCOMPARE(fens.size(), benchPositions().size());
    }

    void nodesAreTheKnownNumber() {
        Searcher searcher;
        SearchRequest other = requestOf(kPositions[5], preset("full"), 3);
        other.hashMib = kBenchHashMib;
        searcher.search(other);
        const BenchResult result = runBench(searcher, {.depth = kKnownBench.depth});
        QVERIFY(result.completed);
        QCOMPARE(result.nodes, kKnownBench.nodes);
    }

    void sumMatchesReports() {
        Searcher searcher;
        std::uint64_t sum = 0;
        int last = 0;
        const BenchResult result =
            runBench(searcher, options(), [&](int number, std::string_view, std::uint64_t nodes) {
                QCOMPARE(number, ++last);
                sum += nodes;
            });
        QCOMPARE(sum, result.nodes);
        QCOMPARE(last, static_cast<int>(benchPositions().size()));
    }

    void benchCanBeStopped() {
        Searcher searcher;
        searcher.stop();
        QVERIFY(!runBench(searcher, options()).completed);
    }
};

PLYGLASS_TEST(BenchTest);
#include "bench_test.moc"

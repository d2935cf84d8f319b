// Random tie-break: the same seed gives the same move, different seeds vary, only among equal moves.
#include <set>

#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

SearchRequest withTies(std::string_view presetId, int percent, std::uint64_t seed) {
    SearchRequest request = requestOf(kPositions[0], preset(presetId), 3);
    request.techniques.tieChancePercent = percent;
    request.seed = seed;
    return request;
}

std::set<std::uint16_t> movesOverSeeds(std::string_view presetId, int percent, int seeds) {
    std::set<std::uint16_t> moves;
    for (int seed = 0; seed < seeds; ++seed)
        moves.insert(
            searchFresh(withTies(presetId, percent, static_cast<std::uint64_t>(seed))).bestMove.bits());
    return moves;
}

/// Root moves with their exact scores, each searched separately by minimax one ply shallower.
std::set<std::uint16_t> bestRootMoves(const char* fen, int depth) {
    const Score best = searchFresh(requestOf(fen, preset("minimax"), depth)).info.score;
    std::set<std::uint16_t> equal;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        SearchRequest request = requestOf(fen, preset("minimax"), depth);
        request.techniques.tieChancePercent = 50;
        request.seed = seed;
        const SearchResult result = searchFresh(request);
        if (result.info.score == best) equal.insert(result.bestMove.bits());
    }
    return equal;
}

}  // namespace

class TiesTest : public QObject {
    Q_OBJECT

  private slots:
    void sameSeedPlaysSameMove() {
        for (const std::uint64_t seed : {1, 7, 1000}) {
            const SearchResult first = searchFresh(withTies("full", 10, seed));
            const SearchResult second = searchFresh(withTies("full", 10, seed));
            QCOMPARE(first.bestMove, second.bestMove);
            QCOMPARE(first.info.pv, second.info.pv);
            QCOMPARE(first.info.statistics.totalNodes(), second.info.statistics.totalNodes());
        }
    }

    void seedsVaryAtTenPercent() { QVERIFY(movesOverSeeds("full", 10, 20).size() > 3); }

    void seedsNeedTheTechnique() { QCOMPARE(movesOverSeeds("full", 0, 5).size(), std::size_t{1}); }

    void scoreIsIndependentOfSeed() {
        const Score expected = searchFresh(withTies("alphabeta", 0, 0)).info.score;
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            QCOMPARE(searchFresh(withTies("alphabeta", 50, seed)).info.score, expected);
    }

    void tiesAreReallyEqual() {
        // A position with bad captures and some equal moves: a bound must not count as an equal score.
        const char* fen = "4r1k1/1b3ppp/p7/1p6/3N4/1P3P2/P4KPP/3R4 b - - 3 30";
        const std::set<std::uint16_t> equal = bestRootMoves(fen, 2);
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            SearchRequest request = requestOf(fen, preset("alphabeta"), 2);
            request.techniques.tieChancePercent = 50;
            request.seed = seed;
            QVERIFY(equal.contains(searchFresh(request).bestMove.bits()));
        }
    }
};

PLYGLASS_TEST(TiesTest);
#include "ties_test.moc"

// The published figures of the ancestor programs that must come out exactly. They counted the positions they
// entered; where theirs left the root out, ours have one more.
#include "tests/engine/search/searching.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

/// The Chess AI Assignment's first test position after 1...Bxb2+ 2.Kxb2.
constexpr const char* kSecondMove = "r5k1/p3Qp1p/2p3p1/1p6/q3bN2/6PP/PK3P2/3RR3 b - - 0 2";
constexpr const char* kNinthPosition = "2rr2k1/Qp4pp/4bp2/4n3/4B3/1P2B1P1/P3q2P/RK5R b - - 1 24";
/// The python-chess assignment's two positions.
constexpr const char* kAfterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
constexpr const char* kOpenBoard = "6qk/6nb/8/8/8/8/BN6/K6Q b - - 0 1";

constexpr int kDeepest = kSlowBuild ? 5 : 7;

SearchResult searchWithChecks(const char* fen, const Techniques& techniques, int depth) {
    SearchRequest request = requestOf(fen, techniques, depth);
    request.evaluator = EvaluatorKind::MaterialCheck;
    return searchFresh(request);
}

/// Both positions have Black to move, and the assignment reports utilities for White.
Score utilityForWhite(const SearchResult& result) { return -result.info.score; }

std::uint64_t nodesOver20Positions(Ordering ordering) {
    Techniques techniques = preset("alphabeta");
    techniques.ordering = ordering;
    std::uint64_t nodes = 0;
    for (int i = 0; i < 20; ++i)
        nodes += searchFresh(requestOf(kPositions[i], techniques, 3)).info.statistics.totalNodes();
    return nodes;
}

}  // namespace

class ExactFiguresTest : public QObject {
    Q_OBJECT

  private slots:
    void minimaxEnters43886PositionsBelowTheRoot() {
        const SearchResult result = searchFresh(requestOf(kSecondMove, preset("minimax"), 3));
        QCOMPARE(result.info.statistics.totalNodes(), std::uint64_t{43886 + 1});
        QCOMPARE(result.info.statistics.tableCutoffs, std::uint64_t{0});
    }

    void withTheTableAsManyAreEnteredAndSomeAreAnsweredByIt() {
        Techniques techniques = preset("minimax");
        techniques.transpositionTable = true;
        const Statistics statistics = searchFresh(requestOf(kSecondMove, techniques, 3)).info.statistics;
        QCOMPARE(statistics.totalNodes(), std::uint64_t{43886 + 1});
        QVERIFY(statistics.tableCutoffs > 0);
        QVERIFY(statistics.totalNodes() - 1 - statistics.tableCutoffs < 43886);
    }

    void alphaBetaWithCapturesFirstBeatsThePublished16855() {
        Techniques techniques = preset("alphabeta");
        techniques.ordering = Ordering::CapturedPiece;
        const Statistics ordered = searchFresh(requestOf(kSecondMove, techniques, 3)).info.statistics;
        QVERIFY(ordered.totalNodes() - 1 < 16855);
        techniques.transpositionTable = true;
        const Statistics remembered = searchFresh(requestOf(kSecondMove, techniques, 3)).info.statistics;
        QVERIFY(remembered.totalNodes() - remembered.tableCutoffs < ordered.totalNodes());
    }

    void theNinthPositionIsWorthMinus125ToBlackAtTwoPlies() {
        QCOMPARE(searchFresh(requestOf(kNinthPosition, preset("minimax"), 2)).info.score, -125);
    }

    void minimaxAfterE4CountsAsPublished() {
        constexpr std::array<std::uint64_t, 4> kNodes = {21, 621, 13781, 419166};
        constexpr std::array<Score, 4> kUtilities = {0, 0, 0, 100};
        for (int depth = 1; depth <= 4; ++depth) {
            const SearchResult result = searchWithChecks(kAfterE4, preset("minimax"), depth);
            QCOMPARE(result.info.statistics.totalNodes(), kNodes[depth - 1]);
            QCOMPARE(utilityForWhite(result), kUtilities[depth - 1]);
        }
    }

    void alphaBetaAfterE4IsWorthAsPublished() {
        constexpr std::array<Score, 6> kUtilities = {0, 0, 0, 100, -100, 100};
        for (int depth = 1; depth <= (kSlowBuild ? 5 : 6); ++depth)
            QCOMPARE(utilityForWhite(searchWithChecks(kAfterE4, preset("alphabeta"), depth)),
                     kUtilities[depth - 1]);
    }

    void minimaxOnTheOpenBoardCountsAsPublished() {
        QCOMPARE(searchWithChecks(kOpenBoard, preset("minimax"), 1).info.statistics.totalNodes(),
                 std::uint64_t{17});
        QCOMPARE(searchWithChecks(kOpenBoard, preset("minimax"), 3).info.statistics.totalNodes(),
                 std::uint64_t{11238});
    }

    void theOpenBoardIsWorthAsPublished() {
        constexpr std::array<Score, 7> kUtilities = {-350, 350, -50, 300, -300, 300, -300};
        Techniques techniques = preset("alphabeta");
        techniques.ordering = Ordering::CapturedPiece;
        for (int depth = 1; depth <= kDeepest; ++depth)
            QCOMPARE(utilityForWhite(searchWithChecks(kOpenBoard, techniques, depth)), kUtilities[depth - 1]);
    }

    void eachSortSavesNodesOverTwentyPositions() {
        const std::uint64_t none = nodesOver20Positions(Ordering::None);
        QVERIFY(nodesOver20Positions(Ordering::Evaluation) < none);
        QVERIFY(nodesOver20Positions(Ordering::CapturedPiece) < none);
    }
};

QTEST_APPLESS_MAIN(ExactFiguresTest)
#include "exact_figures_test.moc"

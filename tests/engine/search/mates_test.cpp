// Forced mates: found, the shortest first, with a line that ends in mate.
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/search/steps/probe.h"
#include "tests/engine/search/searching.h"
#include "tests/engine/search/table_mates.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

/// Plies of a mate in `moves`, the mating move included.
constexpr int pliesOf(int moves) { return 2 * moves - 1; }

bool endsInMate(const char* fen, const std::vector<Move>& line) {
    Position position = positionOf(fen);
    for (const Move move : line)
        if (!position.play(move)) return false;
    return position.inCheck() && !hasLegalMove(position);
}

}  // namespace

class MatesTest : public QObject {
    Q_OBJECT

  private slots:
    void findsMatesOfTestPositions_data() {
        const TestRows<QByteArray, int> row;
        for (const MateTest& test : kMateTests)
            if (!kSlowBuild || test.moves <= 3) row(test.fen, test.moves);
        row("mate in two", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2);
        row("mate in one", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", 1);
    }
    void findsMatesOfTestPositions() {
        const auto [fen, moves] = testRow<QByteArray, int>();
        // Takes two cores less than a second. The search does not know the mate distance.
        SearchRequest request = requestOf(fen, preset("full"), kMaxPly - 1);
        request.limits.nodes = 1'500'000;
        request.evaluator = SearchRequest().evaluator;
        request.hashMib = 64;
        request.knowledge.endgames = &EndgameTables::builtIn();
        const SearchResult result = searchFresh(request);
        QVERIFY(isMate(result.info.score));
        QCOMPARE(mateInMoves(result.info.score), moves);
        QVERIFY(result.completed);
        QVERIFY(endsInMate(fen, result.info.pv));
    }

    void soundTechniquesProveTheDistance_data() {
        const TestRows<QByteArray, int> row;
        for (const MateTest& test : kMateTests)
            if (test.moves == 3) row(test.fen, test.moves);
        // Its last iteration finds a mate in six before the one in five.
        if (!kSlowBuild) row(kMateTests[8].fen, 5);
    }
    void soundTechniquesProveTheDistance() {
        const auto [fen, moves] = testRow<QByteArray, int>();
        Techniques techniques = preset("full");
        for (const Technique& technique : allTechniques())
            if (technique.soundness == Soundness::Unsound && technique.id != "transposition-table")
                technique.set(techniques, false);
        SearchRequest request = requestOf(fen, techniques, pliesOf(moves));
        request.hashMib = 256;
        QCOMPARE(mateInMoves(searchFresh(request).info.score), moves);
    }

    void pvEndsInMate() {
        const SearchResult result = searchFresh(requestOf(kMateTests[0].fen, preset("full"), 16));
        QCOMPARE(static_cast<int>(result.info.pv.size()), pliesOf(3));
        QVERIFY(endsInMate(kMateTests[0].fen, result.info.pv));
    }

    void minimaxPrefersTheShorterMate() {
        // Rook and queen can mate at once, or in many other ways later.
        const SearchResult result =
            searchFresh(requestOf("7k/8/6K1/8/8/8/8/R1Q5 w - - 0 1", preset("minimax"), 3));
        QCOMPARE(mateInMoves(result.info.score), 1);
    }

    void loserMaximizesTheDistance() {
        const char* fen = "7k/8/5K2/8/8/8/8/R7 b - - 0 1";  // 1...Kg8 2.Ra8# is forced
        const SearchResult result = searchFresh(requestOf(fen, preset("full"), 12));
        QVERIFY(isMate(result.info.score));
        QVERIFY(mateInMoves(result.info.score) < 0);
    }

    void deepeningStopsAtAProvenMate() {
        const SearchResult result =
            searchFresh(requestOf("7k/8/6K1/8/8/8/8/R7 w - - 0 1", preset("full"), 20));
        QVERIFY(result.info.depth <= 4);
        QVERIFY(result.completed);
    }

    void finishedPositionHasNoMove() {
        const SearchResult mated = searchFresh(requestOf("R6k/8/6K1/8/8/8/8/8 b - - 0 1", preset("full"), 3));
        QVERIFY(mated.bestMove.isNull());
        QCOMPARE(mated.info.score, matedAt(0));
        const SearchResult stalemated =
            searchFresh(requestOf("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", preset("full"), 3));
        QVERIFY(stalemated.bestMove.isNull());
        QCOMPARE(stalemated.info.score, kDrawScore);
        QVERIFY(stalemated.completed);
    }

    void mateDistanceMatchesTables() {
        // Without tables.
        constexpr int kMaxPlies = kSlowBuild ? 3 : 7;
        for (const char* ending : {"KQK", "KRK", "KQKR", "KBBK", "KQKP", "KRRK", "KBNK", "KRPK"}) {
            const EndgameMaterial material = EndgameMaterial::fromName(ending).value();
            Random random(2);
            for (int found = 0; found < (kSlowBuild ? 5 : 25);) {
                const Position position = decidedPosition(material, random);
                const auto value = EndgameTables::builtIn().probe(position);
                if (value->pliesToMate < 1 || value->pliesToMate > kMaxPlies) continue;
                ++found;
                SearchRequest request = requestOf(toFen(position).c_str(), preset("full"), kMaxPly - 1);
                request.evaluator = found % 2 == 0 ? EvaluatorKind::Material : EvaluatorKind::Classical;
                const SearchResult result = searchFresh(request);
                QVERIFY(result.completed);
                QVERIFY2(result.info.score == scoreOf(*value, 0), toFen(position).c_str());
                QVERIFY(endsInMate(toFen(position).c_str(), result.info.pv));
            }
        }
    }

    void endingsAreWonWithinTableDistance() {
        for (const char* ending : {"KBNK", "KBBK", "KQKR"}) {
            const EndgameMaterial material = EndgameMaterial::fromName(ending).value();
            Random random(1);
            for (int i = 0; i < (kSlowBuild ? 3 : 40); ++i) {
                const Position position = decidedPosition(material, random);
                const int bound = EndgameTables::builtIn().probe(position)->pliesToMate;
                // Perfect play by both sides takes exactly the table's distance.
                QCOMPARE(pliesToMate(position, bound), std::optional(bound));
            }
        }
    }

    void stalemateIsSeenAtTheHorizonWithAndWithoutQuiescence() {
        // 1.Kf6 is stalemate and draws; any other king move leaves White a pawn or two down.
        for (const char* id : {"minimax", "full"}) {
            const SearchResult result =
                searchFresh(requestOf("5k2/5P2/4K3/p7/p7/p7/P7/8 w - - 0 1", preset(id), 1));
            QCOMPARE(result.info.score, kDrawScore);
            QCOMPARE(result.bestMove, Move::normal(E6, F6));
        }
    }
};

PLYGLASS_TEST(MatesTest);
#include "mates_test.moc"

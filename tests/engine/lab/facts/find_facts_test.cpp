// The facts that players give as reasons, read off lines whose truth everybody can check on a board.
#include "engine/lab/facts/find_facts.h"

#include <sstream>

#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Position at(const char* fen) { return Position::fromFen(fen).value(); }

/// "Nxe5 dxe5": moves in SAN, one after the other.
std::vector<Move> lineOf(const Position& start, const char* sans) {
    std::vector<Move> line;
    Position now = start;
    std::istringstream words(sans);
    for (std::string san; words >> san;) {
        line.push_back(parseMove(now, san).value());
        now.play(line.back());
    }
    return line;
}

struct Scored {
    const char* line;
    Score score;
};

std::vector<Fact> factsOf(const char* fen, Scored candidate, Scored best) {
    const Position position = at(fen);
    return factsAgainst({position,
                         {},
                         {lineOf(position, candidate.line), candidate.score},
                         {lineOf(position, best.line), best.score}});
}

/// What the side to move wins and gives until the line comes to rest.
MaterialChange lossAlong(const Position& position, const std::vector<Move>& line) {
    const auto quiet = quietLine(LineWalk(position, line), 2);
    return quiet ? materialBetween(position, LineWalk(position, *quiet).last(), position.sideToMove())
                 : MaterialChange{};
}

using Pieces = std::vector<PieceType>;

}  // namespace

class FindFactsTest : public QObject {
    Q_OBJECT

  private slots:
    void aKnightForAPawn() {
        const auto found = factsOf("rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3",
                                   {"Nxe5 dxe5 d3 Nf6", -200}, {"d4 exd4 Nxd4 Nf6", 40});
        QCOMPARE(found.front().kind, FactKind::Hanging);
        QCOMPARE(found.back().kind, FactKind::Material);
        QCOMPARE(found.back().won, Pieces{Knight});
        QCOMPARE(found.back().given, Pieces{Pawn});
        QCOMPARE(found.back().by, Black);
    }

    void whatIsLeftHangingAtTheEndOfALineIsTaken() {
        // The line stops after the capture; the pawn takes back.
        const Position position = at("rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3");
        const MaterialChange change = lossAlong(position, lineOf(position, "Nxe5"));
        QCOMPARE(change.given, Pieces{Knight});
        QCOMPARE(change.won, Pieces{Pawn});
        QCOMPARE(change.balanceCp, -200);
    }

    void aTradeIsNoLoss() {
        const Position position = at("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        const MaterialChange change = lossAlong(position, lineOf(position, "exd5 Qxd5 Nc3 Qa5"));
        QVERIFY(change.given.empty());
        QVERIFY(change.won.empty());
        QCOMPARE(change.balanceCp, 0);
    }

    void bishopForKnightIsNoLoss() {
        const Position position = at("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4");
        const MaterialChange change = lossAlong(position, lineOf(position, "Bxc6 dxc6 O-O"));
        QVERIFY(change.given.empty());
        QVERIFY(change.won.empty());
    }

    void theExchange() {
        // The bishop on e4 takes the rook, the king takes the bishop.
        const Position position = at("6k1/5ppp/8/8/4b3/8/5PPP/1R1K4 w - - 0 1");
        const MaterialChange change = lossAlong(position, lineOf(position, "Kc1 Bxb1 Kxb1"));
        QCOMPARE(change.given, Pieces{Rook});
        QCOMPARE(change.won, Pieces{Bishop});
        QCOMPARE(change.balanceCp, -200);
    }

    void mateAllowedAndMissed() {
        auto found = factsOf("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2",
                             {"g4 Qh4", -kMateScore + 2}, {"Nc3 Nf6", -20});
        QCOMPARE(found.front().kind, FactKind::Mate);
        QCOMPARE(found.front().by, Black);
        found = factsOf("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", {"h3 h6", 500}, {"Rd8", kMateScore - 1});
        QCOMPARE(found.front().kind, FactKind::BackRankMate);
        QCOMPARE(found.front().by, White);
    }

    void stalemate() {
        const auto found = factsOf("8/5P1k/8/6K1/8/8/8/8 w - - 0 1", {"f8=Q", 0}, {"f8=R Kg7 Ra8", 900});
        QCOMPARE(found.front().kind, FactKind::Stalemate);
    }

    void tooLittleToMate() {
        const auto found = factsOf("8/P6k/8/8/8/8/6K1/8 w - - 0 1", {"a8=N", 0}, {"a8=Q Kg6 Qb7", 900});
        QCOMPARE(found.front().kind, FactKind::InsufficientMaterial);
    }

    void repetition() {
        const auto found =
            factsOf("6k1/6p1/8/7Q/8/1r6/1q6/6K1 w - - 0 1", {"Qe8 Kh7 Qh5 Kg8", 0}, {"Qe8 Kh7 Qh5 Kg8", 300});
        QCOMPARE(found.front().kind, FactKind::Repetition);
    }

    void aPawnThatQueens() {
        const auto found = factsOf("8/8/8/8/1p6/8/4K3/7k w - - 0 1", {"Kf3 b3 Ke2 b2 Kd2 b1=Q", -900},
                                   {"Kd3 b3 Kc3 Kg2 Kxb3", 0});
        QCOMPARE(found.front().kind, FactKind::UnstoppablePawn);
        QCOMPARE(found.front().squares.front(), B4);
    }

    void aTrappedPiece() {
        // The bishop that took on h2 is shut in by g3; the king comes for it.
        const Position position = at("6k1/5ppp/8/8/8/6P1/5PKb/8 b - - 0 1");
        QVERIFY(isTrapped(position, H2));
        // With a way out it is not.
        QVERIFY(!isTrapped(at("6k1/5ppp/8/8/8/8/5PKb/8 b - - 0 1"), H2));
        // Nor when nobody attacks it.
        QVERIFY(!isTrapped(at("6k1/5ppp/8/8/8/6P1/5P1b/3K4 b - - 0 1"), H2));
        const auto found = factsOf("6k1/5ppp/3b4/8/8/8/5PPP/5K2 b - - 0 1",
                                   {"Bxh2 g3 Kf8 Kg2 Ke7 Kxh2", -150}, {"Bc5 Ke2", 0});
        QCOMPARE(found.front().kind, FactKind::TrappedPiece);
        QCOMPARE(found.front().squares, std::vector<Square>{H2});
        QCOMPARE(found.at(1).kind, FactKind::Material);
        QCOMPARE(found.at(1).won, Pieces{Bishop});
        QCOMPARE(found.at(1).given, Pieces{Pawn});
    }

    void materialMissed() {
        const auto found =
            factsOf("r3k3/8/8/1N6/8/8/5PPP/6K1 w q - 0 1", {"h3 Kd7", -30}, {"Nc7 Kd7 Nxa8", 500});
        QCOMPARE(found.front().kind, FactKind::Fork);
        QCOMPARE(found.front().squares, (std::vector<Square>{C7, A8, E8}));
        QCOMPARE(found.back().won, Pieces{Rook});
    }

    void aLevelScoreAmongManyPiecesIsNoDraw() {
        const auto found = factsOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                   {"f3 e5 Nh3 d5", 5}, {"e4 e5 Nf3 Nc6", 200});
        QCOMPARE(found.front().kind, FactKind::Plan);
    }

    void aWorsePositionIsSaidToBeOne() {
        const auto found = factsOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                   {"f3 e5 Nh3 d5", -60}, {"e4 e5 Nf3 Nc6", 40});
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().kind, FactKind::Plan);
    }
};

PLYGLASS_TEST(FindFactsTest);
#include "find_facts_test.moc"

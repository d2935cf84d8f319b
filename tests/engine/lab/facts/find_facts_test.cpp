// Facts found in lines that are easy to verify on a board.
#include "engine/lab/facts/find_facts.h"

#include <sstream>

#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Position at(const char* fen) { return Position::fromFen(fen).value(); }

/// "Nxe5 dxe5": moves in SAN.
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

    void aPieceThatTheScoreDeniesIsNotLost() {
        // Steinitz–Chigorin, Havana 1892: after 21…Nxb3 22.Rb1 one of the knights falls.
        constexpr const char* kFen = "2kr3r/p4pp1/2p4p/n3p3/1q6/1N1PnP1P/PPP1Q2P/R3KB1R w KQ - 0 18";
        const Position position = at(kFen);
        const JudgedLine line{lineOf(position, "c3 Qh4+ Qf2 Nc2+ Ke2 Qxf2+ Kxf2 Nxb3 Rb1"), -152};
        for (const Fact& fact : factsAlong(position, line, Black, 124))
            QVERIFY(fact.kind != FactKind::Material);
        QCOMPARE(factsAlong(position, {line.moves, -230}, Black, 200).back().kind, FactKind::Material);
    }

    void recapturesAreCounted() {
        const auto found = factsOf("r1bqkbnr/ppppp1pp/5p2/4n3/3P2P1/2N4P/PPP1PP2/R1BQKBNR b KQkq - 0 4",
                                   {"g5 dxe5 fxe5 Nf3 c6 e4 d6", -377}, {"Nf7 e4 e6 Qe2 Bb4", -66});
        QCOMPARE(found.back().kind, FactKind::Material);
        QCOMPARE(found.back().won, Pieces{Knight});
        // The recapturing pawn falls as well, and the line continues until it does.
        QCOMPARE(found.back().given, Pieces{});
        QVERIFY(found.back().line.size() > 7);
    }

    void materialIsCountedAtQuietPositions() {
        struct Row {
            const char* fen;
            const char* line;
            Pieces given, won;
            int balanceCp;
        };
        const Row rows[] = {
            // The line stops after the capture; the pawn recaptures.
            {"rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3",
             "Nxe5",
             {Knight},
             {Pawn},
             -200},
            // A trade, and bishop for knight.
            {"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "exd5 Qxd5 Nc3 Qa5", {}, {}, 0},
            {"r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4",
             "Bxc6 dxc6 O-O Bd6",
             {},
             {},
             0},
            // The bishop takes the rook, the king takes the bishop.
            {"6k1/5ppp/8/8/4b3/8/5PPP/1R1K4 w - - 0 1", "Kc1 Bxb1 Kxb1", {Rook}, {Bishop}, -200},
        };
        for (const Row& row : rows) {
            const Position position = at(row.fen);
            const auto quiet = quietLine(LineWalk(position, lineOf(position, row.line)), 2);
            QVERIFY2(quiet.has_value(), row.line);
            const MaterialChange change = materialBetween(position, LineWalk(position, *quiet).last(), White);
            QCOMPARE(change, (MaterialChange{row.won, row.given, row.balanceCp}));
        }
    }

    void aTrappedPiece() {
        // The bishop on h2 is trapped by g3; the king will take it.
        const Position position = at("6k1/5ppp/8/8/8/6P1/5PKb/8 b - - 0 1");
        QVERIFY(isTrapped(position, H2));
        // With an escape square it is not trapped.
        QVERIFY(!isTrapped(at("6k1/5ppp/8/8/8/8/5PKb/8 b - - 0 1"), H2));
        // Nor without an attacker.
        QVERIFY(!isTrapped(at("6k1/5ppp/8/8/8/6P1/5P1b/3K4 b - - 0 1"), H2));
        const auto found = factsOf("6k1/5ppp/3b4/8/8/8/5PPP/5K2 b - - 0 1",
                                   {"Bxh2 g3 Kf8 Kg2 Ke7 Kxh2", -150}, {"Bc5 Ke2", 0});
        QCOMPARE(found.front().kind, FactKind::TrappedPiece);
        QCOMPARE(found.front().squares, std::vector<Square>{H2});
        QCOMPARE(found.at(1).kind, FactKind::Material);
        QCOMPARE(found.at(1).won, Pieces{Bishop});
        QCOMPARE(found.at(1).given, Pieces{Pawn});
    }

    void levelScoreWithManyPiecesIsNoDraw() {
        const auto found = factsOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                   {"f3 e5 Nh3 d5", 5}, {"e4 e5 Nf3 Nc6", 200});
        QCOMPARE(found.front().kind, FactKind::Plan);
    }
};

PLYGLASS_TEST(FindFactsTest);
#include "find_facts_test.moc"

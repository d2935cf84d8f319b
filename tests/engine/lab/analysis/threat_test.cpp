// "What is threatened?": mates, material, nothing; checks and positions without moves.
#include "engine/lab/analysis/threat.h"

#include "engine/lab/analysis/format.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Result<ThreatAnswer> ask(const char* fen, int depth = 6) {
    SearchRequest search;
    search.position = Position::fromFen(fen).value();
    search.limits.depth = depth;
    search.hashMib = 4;
    Searcher searcher;
    return askThreat(searcher, search);
}

/// With its number: a null move counts.
std::string first(const Plan& plan) { return lineToText(plan.from, plan.line, 1); }

}  // namespace

class ThreatTest : public QObject {
    Q_OBJECT

  private slots:
    void mateThreatIsFound() {
        // Scholar's mate is threatened.
        const ThreatAnswer answer =
            ask("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3").value();
        QVERIFY(!answer.inCheck);
        QVERIFY(answer.isReal());
        QVERIFY(answer.threat.mates());
        QCOMPARE(first(answer.threat), std::string("4.Qxf7#"));
        QCOMPARE(answer.threat.from.sideToMove(), White);
        QCOMPARE(answer.best.from.sideToMove(), Black);
    }

    void pieceThreatIsFound() {
        // The pawn threatens to take a knight.
        const ThreatAnswer answer =
            ask("rnbqkbnr/ppp1pppp/8/8/3p4/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 1").value();
        QVERIFY(answer.isReal());
        QCOMPARE(answer.threat.facts.back().kind, FactKind::Material);
        QCOMPARE(first(answer.threat), std::string("1…dxc3"));
        QVERIFY(answer.passCostCp() >= 100);
    }

    void pawnThreatWithCheckIsFound() {
        // The queen protects the bishop on h2; later moves return the pawn.
        const ThreatAnswer answer =
            ask("1rb1k1nr/2q2p1p/p1nbp1p1/1pp3N1/8/1BNPB3/PPP2PPP/R2Q1RK1 w k - 2 12", 10).value();
        QCOMPARE(first(answer.threat), std::string("12…Bxh2+"));
        QVERIFY(answer.isReal());
    }

    void quietPositionHasNoThreat() {
        const ThreatAnswer answer = ask("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").value();
        QVERIFY(!answer.isReal());
        QVERIFY(!answer.threat.line.empty());
        QVERIFY(answer.best.facts.empty());
    }

    void inCheckThereIsNoThreat() {
        const ThreatAnswer answer = ask("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").value();
        QVERIFY(answer.inCheck);
        QVERIFY(answer.threat.line.empty());
        QVERIFY(!answer.isReal());
        QCOMPARE(first(answer.best), std::string("1.Kxe2"));
    }

    void sideWithoutMovesHasNoThreat() {
        // A null move would be stalemate; White mates at once.
        const ThreatAnswer answer = ask("7k/5Q2/5K2/8/8/8/8/8 w - - 0 1").value();
        QVERIFY(answer.threat.line.empty());
        QVERIFY(!answer.isReal());
        QCOMPARE(first(answer.best), std::string("1.Qg7#"));
    }

    void finishedGameHasNoAnswer() { QVERIFY(!ask("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")); }
};

PLYGLASS_TEST(ThreatTest);
#include "threat_test.moc"

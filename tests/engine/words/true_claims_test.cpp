// Checks sentences about moves against the board, in games between weak levels, for moves played or possible.
#include "engine/base/random.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/levels/level_searcher.h"
#include "engine/words/threat_words.h"
#include "engine/words/why_words.h"
#include "tests/engine/words/claim_checker.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr int kPositions = 2000;
constexpr int kMaxPlies = 120;
constexpr int kRandomPlies = 6;
/// Per search of a question.
constexpr std::uint64_t kNodes = 2'000;

struct Case {
    Position position = Position::start();
    Move move;
};

/// Positions of seeded weak-level games, each with the move played or, every other time, any legal move.
std::vector<Case> casesOfGames() {
    std::vector<Case> cases;
    LevelSearcher searcher;
    Random random(49);
    for (std::uint64_t game = 0; cases.size() < kPositions; ++game) {
        LevelRequest request;
        request.gameSeed = game;
        for (int ply = 0; ply < kMaxPlies && hasLegalMove(request.search.position); ++ply) {
            const MoveList legal = legalMoves(request.search.position);
            const Move any = legal[static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size())))];
            request.level = levelFromNumber(ply % 2 == 0 ? 3 : 5).value();
            request.search.limits = {};
            request.search.limits.depth = 2;
            const Move played = ply < kRandomPlies ? any : searcher.search(request).bestMove;
            if (ply >= kRandomPlies && cases.size() < kPositions)
                cases.push_back({request.search.position, random.below(2) == 0 ? any : played});
            request.search.position.play(played);
            request.lastMove = played;
        }
    }
    return cases;
}

QString shown(const Case& asked, const std::string& text) {
    return QString::fromStdString(toFen(asked.position) + "  " + toSan(asked.position, asked.move) + "\n" +
                                  text);
}

}  // namespace

class TrueClaimsTest : public QObject {
    Q_OBJECT

  private slots:
    void checkerFindsFalseClaims() {
        const Position position =
            Position::fromFen("r1bqkb1r/pp1n1pp1/2p1pn1p/6N1/3P4/3B1N2/PPP2PPP/R1BQK2R w KQkq - 0 8").value();
        const Move queen = parseMove(position, "Qe2").value();
        const auto wrong = [&](const char* text) { return checkClaims(position, queen, text).wrong.size(); };
        QCOMPARE(wrong("Loses a knight for a pawn: 8…hxg5 9.Bxg5."), std::size_t(0));
        QCOMPARE(wrong("The knight on g5 can be taken."), std::size_t(0));
        for (const char* text : {"Loses a rook: 8…hxg5 9.Bxg5.", "Loses a knight: 8…hxg5 9.Bxg5.",
                                 "Loses a knight: 8…hxg5.", "Loses a knight for a pawn: 8…hxg5 9.Rxg5.",
                                 "Misses mate in 1: 8.Nxe6.", "The bishop on d3 can be taken.",
                                 "8.Nxe6 attacks two pieces at once: the queen on d8 and the rook on a8.",
                                 "Nothing is lost at all."})
            QCOMPARE(wrong(text), std::size_t(1));
    }

    void noAnswerIsFalse() {
        Searcher searcher;
        int checked = 0;
        QStringList wrong;
        const auto check = [&](const Case& asked, const Text& text) {
            const Claims claims = checkClaims(asked.position, asked.move, text.english);
            checked += claims.checked;
            for (const std::string& one : claims.wrong) wrong += shown(asked, one);
        };
        for (const Case& asked : casesOfGames()) {
            WhyNotQuestion question;
            question.search.position = asked.position;
            question.search.limits.nodes = kNodes;
            question.candidate = asked.move;
            question.onlyFinal = true;
            check(asked, whyNotText(askWhyNot(searcher, question).value(), asked.position));
            WhyThisQuestion why{{question.search}, asked.move};
            const WhyThisAnswer because = askWhyThis(searcher, why).value();
            check(asked, whyThisText(because, asked.position));
            for (const Rival& rival : because.rivals)
                check({asked.position, rival.move}, factsText(rival.facts, asked.position, Telling::Against));
            const ThreatAnswer threat = askThreat(searcher, question.search).value();
            if (!threat.threat.line.empty())
                check({threat.threat.from, threat.threat.line.front()}, threatText(threat));
            check({threat.best.from, threat.best.line.front()}, chanceText(threat));
        }
        qInfo("%d claims, %d of them false", checked, static_cast<int>(wrong.size()));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 12).join("\n")));
        QVERIFY(checked > kPositions / 2);
    }
};

PLYGLASS_TEST(TrueClaimsTest);
#include "true_claims_test.moc"

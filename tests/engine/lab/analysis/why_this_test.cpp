// "Why this move?": rivals of a move and their losses, and what a weak level overlooked.
#include "engine/lab/analysis/why_this.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/levels/attention.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

WhyThisQuestion question(const char* fen, const char* move) {
    WhyThisQuestion question;
    question.request.search.position = Position::fromFen(fen).value();
    question.request.search.limits.depth = 8;
    question.request.search.hashMib = 4;
    question.played = parseMove(question.request.search.position, move).value();
    return question;
}

WhyThisAnswer ask(const WhyThisQuestion& question) {
    Searcher searcher;
    return askWhyThis(searcher, question).value();
}

constexpr const char* kRookForkFen = "r3k3/8/8/1N6/8/8/5PPP/6K1 w q - 0 1";

}  // namespace

class WhyThisTest : public QObject {
    Q_OBJECT

  private slots:
    void rivalsOfAForkLoseARook() {
        const WhyThisAnswer answer = ask(question(kRookForkFen, "Nc7"));
        QCOMPARE(answer.verdict, WhyNotVerdict::Best);
        QCOMPARE(answer.facts.front().kind, FactKind::Fork);
        QVERIFY(!answer.rivals.empty());
        QVERIFY(answer.rivals.size() <= std::size_t(kWhyThisRivals));
        const Rival& rival = answer.rivals.front();
        QVERIFY(isAgainst(rival.verdict));
        QCOMPARE(rival.facts.front().kind, FactKind::Fork);
        QCOMPARE(rival.facts.back().won.front(), Rook);
        for (const Rival& other : answer.rivals) QVERIFY(other.move != answer.played);
    }

    void movesOutsideTheBestLinesAreCompared() {
        const WhyThisAnswer answer = ask(question(kRookForkFen, "Na3"));
        QVERIFY(isAgainst(answer.verdict));
        QVERIFY(!answer.facts.empty());
        QCOMPARE(answer.line.front(), answer.played);
        QVERIFY(answer.rivals.front().score > answer.score);
    }

    void forcedMoveHasNoRivals() {
        const WhyThisAnswer answer = ask(question("7k/8/5K2/8/8/8/8/7R b - - 0 1", "Kg8"));
        QCOMPARE(answer.verdict, WhyNotVerdict::OnlyMove);
        QVERIFY(answer.rivals.empty());
    }

    void fullStrengthHasNoCause() {
        const WhyThisAnswer answer = ask(question(kRookForkFen, "h3"));
        QCOMPARE(answer.cause, LevelCause::None);
        QCOMPARE(answer.levelPlies, 0);
    }

    /// For every seed: the cause agrees with the weakest level's attention.
    void overlookedBestMoveIsTheCause() {
        WhyThisQuestion asked = question(kRookForkFen, "h3");
        asked.request.level = levelFromNumber(1).value();
        const Move fork = parseMove(asked.request.search.position, "Nc7").value();
        const MoveList legal = legalMoves(asked.request.search.position);
        bool overlooked = false, seen = false;
        for (std::uint64_t seed = 0; seed < 40 && !(overlooked && seen); ++seed) {
            asked.request.gameSeed = seed;
            const Attention attention(*asked.request.level, seed, Attention::Mover::Itself);
            const bool sees = attention.noticed(asked.request.search.position, {}, legal).contains(fork);
            if (sees ? seen : overlooked) continue;
            const WhyThisAnswer answer = ask(asked);
            QCOMPARE(answer.cause == LevelCause::OverlookedMove, !sees);
            QCOMPARE(answer.overlooked == fork, !sees);
            QVERIFY(answer.cause != LevelCause::None);
            QVERIFY(answer.levelPlies > 0);
            (sees ? seen : overlooked) = true;
        }
        QVERIFY(overlooked && seen);
    }

    void illegalMovesAreRefused() {
        WhyThisQuestion asked;
        asked.request.search.limits.depth = 2;
        asked.played = Move::normal(E2, E5);
        Searcher searcher;
        QVERIFY(!askWhyThis(searcher, asked));
    }
};

PLYGLASS_TEST(WhyThisTest);
#include "why_this_test.moc"

// Texts about a move, from the engine's answers.
#include "engine/words/why_words.h"

#include "engine/chess/san.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/lab/analysis/evaluation_view.h"
#include "engine/words/threat_words.h"
#include "tests/engine/words/claim_checker.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr std::uint64_t kAskedNodes = 500'000;

WhyNotAnswer askAbout(const char* fen, const char* move) {
    WhyNotQuestion question;
    question.search.position = Position::fromFen(fen).value();
    question.search.limits.nodes = kAskedNodes;
    question.search.knowledge.endgames = &EndgameTables::builtIn();
    question.onlyFinal = true;
    question.candidate = parseMove(question.search.position, move).value();
    Searcher searcher;
    return askWhyNot(searcher, question).value();
}

struct SaidRow {
    const char* fen;
    const char* move;
    const char* said;    ///< required parts of the answer, separated by |
    const char* unsaid;  ///< formerly said and false
};

constexpr SaidRow kSaid[] = {
    {"rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3", "Nxe5",
     "3.Nxe5: costs |Loses a knight for a pawn: 3…dxe5|The knight on e5 can be taken.|Depth ", ""},
    {"8/5P1k/8/6K1/8/8/8/8 w - - 0 1", "f8=Q",
     "1.f8=Q: only draws. Only a draw by stalemate: 1.f8=Q. Misses mate in ", ""},
    {"r1bqkb1r/pp1n1pp1/2p1pn1p/6N1/3P4/3B1N2/PPP2PPP/R1BQK2R w KQkq - 0 8", "Qe2",
     "Loses a knight for a pawn: 8…hxg5 9.Bxg5", "no material"},
    {"r1bqkb1r/pp1n1pp1/2p1pn1p/6N1/3P4/3B1N2/PPP2PPP/R1BQK2R w KQkq - 0 8", "Ne4", "costs 0.", "as good"},
    {"r3k1r1/ppp2p2/1bnpq3/4pPB1/1P2P1n1/2PP4/P2Q2PP/RN3R1K b q - 0 16", "Nf2+", "Loses a knight: 17.Rxf2",
     "rook and"},
    {"r3kbnr/pp2pppp/1qn5/3p1b2/2pP1B2/2P1P3/PPQ2PPP/RN2KBNR w KQkq - 2 7", "Qc1", "7.Qxf5", "Loses"},
    {"8/P7/8/8/8/8/k1K5/8 w - - 0 1", "a8=N",
     "misses a mate in 1|too little is left to give mate: 1.a8=N.|1.a8=Q#", "winning the queen"},
    {"6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1", "h3",
     "misses a mate in 1. The king is shut in on its first rank|with 1.Rb8# it is #1",
     "repetition|Misses mate"},
    {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Rh2", "mates too, in 15 instead of 11|From the endgame tables",
     "misses"},
    {"8/8/8/4pK2/3kP3/8/8/8 w - - 0 1", "Kf6", "is lost like the rest. Zugzwang", "costs"},
    {"r1bq1rk1/1pp2ppp/2np1n2/p1b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQR1K1 w - - 0 8", "Ng5",
     "Loses the exchange: 8…", "No single reason"},
    {"7k/8/6K1/8/7P/5B2/8/8 w - - 0 1", "h5", "is equally good|0.00", "attack"},
};

}  // namespace

class WhyWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void tableScoresAreNotInPawns() {
        const auto verdict = [](Score best, Score candidate) {
            return QString::fromStdString(verdictText(WhyNotVerdict::Worse, best, candidate).english);
        };
        QCOMPARE(verdict(kCertainWin, 30), QString("misses a win that the Syzygy tables know"));
        QCOMPARE(verdict(30, -kCertainWin), QString("loses, as the Syzygy tables know"));
        QCOMPARE(verdict(130, 30), QString("costs 1 pawn"));
        const Position position = Position::fromFen("8/8/8/4k3/P7/8/8/7K w - - 0 1").value();
        WhyNotAnswer answer;
        answer.verdict = WhyNotVerdict::Worse;
        answer.bestLine = {parseMove(position, "a5").value()};
        answer.bestScore = kCertainWin;
        answer.candidateLine = {parseMove(position, "Kg1").value()};
        const QString words = QString::fromStdString(whyNotText(answer, position).english);
        QVERIFY2(words.contains("White wins") && words.contains("The Syzygy tables know who wins."),
                 qPrintable(words));
    }

    void evaluationTermIsTheFallback() {
        const Position position = Position::start();
        const auto line = [&](std::initializer_list<const char*> moves) {
            std::vector<Move> played;
            Position at = position;
            for (const char* move : moves) {
                played.push_back(parseMove(at, move).value());
                at = at.after(played.back());
            }
            return played;
        };
        WhyNotAnswer answer;
        answer.verdict = WhyNotVerdict::Worse;
        answer.bestScore = 30;
        answer.candidateScore = -40;
        answer.bestLine = line({"e4", "a6", "d4", "h6"});
        answer.candidateLine = line({"a3", "e5", "h3", "d5"});
        answer.facts = {Fact{FactKind::Plan, White, {answer.bestLine.front()}, 0}};
        const QString text = QString::fromStdString(whyNotText(answer, position).english);
        QVERIFY2(text.startsWith("No single reason was found; the score is better for White after 1.e4."),
                 qPrintable(text));
        QVERIFY2(text.contains("the classical evaluation differs most in “"), qPrintable(text));
        const QString named = text.section("differs most in “", 1).section("”", 0, 0);
        const auto endOf = [&](const std::vector<Move>& moves) { return LineWalk(position, moves).at(4); };
        int namedCp = 0, most = 0;
        for (const TermChange& change :
             termChanges(EvaluatorKind::Classical, endOf(answer.candidateLine), endOf(answer.bestLine))) {
            most = std::max(most, change.changeCp());
            if (named == QString::fromStdString(change.name)) namedCp = change.changeCp();
        }
        QVERIFY(most > 0);
        QCOMPARE(namedCp, most);
        // Lines with the same end have no difference.
        answer.candidateLine = answer.bestLine;
        QVERIFY(!QString::fromStdString(whyNotText(answer, position).english).contains("differs"));
    }

    void whyNot_data() {
        const TestRows<SaidRow> row;
        for (const SaidRow& said : kSaid) row(said.move, said);
    }

    void whyNot() {
        const auto [asked] = testRow<SaidRow>();
        const Position position = Position::fromFen(asked.fen).value();
        const WhyNotAnswer answer = askAbout(asked.fen, asked.move);
        const QString text = QString::fromStdString(fullText(answer, position).english);
        for (const QString& part : QString(asked.said).split('|'))
            QVERIFY2(text.contains(part), qPrintable(part + " :: " + text));
        for (const QString& part : QString(asked.unsaid).split('|', Qt::SkipEmptyParts))
            QVERIFY2(!text.contains(part), qPrintable(part + " :: " + text));
        const Claims claims =
            checkClaims(position, answer.candidateLine.front(), whyNotText(answer, position).english);
        QVERIFY2(claims.wrong.empty(), qPrintable(text));
    }

    void mateScoresAreNotInPawns() {
        Searcher searcher;
        SearchRequest request;
        request.position =
            Position::fromFen("4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 16").value();
        request.limits.nodes = kAskedNodes;
        const QString words =
            QString::fromStdString(threatText(askThreat(searcher, request).value()).english);
        QVERIFY2(!words.contains("would cost"), qPrintable(words));
    }

    void preventedThreatsAreReported() {
        // The pawn on d4 attacks the knight, which moves away.
        WhyThisQuestion question;
        question.request.search.position =
            Position::fromFen("rnbqkb1r/ppp1pppp/5n2/8/3p4/2N2N2/PPPPPPPP/R1BQKB1R w KQkq - 0 4").value();
        question.request.search.limits.nodes = kAskedNodes;
        question.played = parseMove(question.request.search.position, "Nb5").value();
        Searcher searcher;
        const WhyThisAnswer answer = askWhyThis(searcher, question).value();
        const QString words =
            QString::fromStdString(whyThisText(answer, question.request.search.position).english);
        QVERIFY2(words.contains("It meets a threat: if White passed, Black would play 4…dxc3. "),
                 qPrintable(words));
        QVERIFY2(words.contains("Wins a knight"), qPrintable(words));
    }

    void laterBoardIsNamed() {
        const Position asked = Position::fromFen("4k3/p7/4n3/8/8/8/R7/4K3 w - - 0 1").value();
        Fact fact{FactKind::AbsolutePin,
                  White,
                  {Move::normal(A2, E2), Move::normal(A7, A6), Move::normal(E2, E6)},
                  2,
                  {E2, E6, E8},
                  {Knight}};
        QCOMPARE(factText(fact, asked, Telling::For).english,
                 std::string("After 1…a6: The knight on e6 is pinned to the king on e8."));
        // After the move in question 1…a6 may be legal too, and nothing is pinned then.
        QCOMPARE(factText(fact, asked, Telling::Against).english,
                 std::string("After 1.Re2 a6: The knight on e6 is pinned to the king on e8."));
        const Position now = LineWalk(asked, {fact.line[0], fact.line[1]}).last();
        fact.line = {fact.line[2]};
        fact.ply = 0;
        QCOMPARE(factText(fact, now, Telling::For).english,
                 std::string("The knight on e6 is pinned to the king on e8."));
    }

    void levelCauseIsReported() {
        WhyThisAnswer answer;
        const Position start = Position::start();
        answer.cause = LevelCause::OverlookedMove;
        answer.overlooked = Move::normal(E2, E4);
        QCOMPARE(causeText(answer, start).english, std::string("This level overlooked 1.e4."));
        answer.cause = LevelCause::None;
        QVERIFY(causeText(answer, start).isEmpty());
    }
};

PLYGLASS_TEST(WhyWordsTest);
#include "why_words_test.moc"

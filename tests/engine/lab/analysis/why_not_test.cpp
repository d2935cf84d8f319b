// "Why not this move?": missed and allowed mates, lost pieces, equal moves, draws, and depths.
#include "engine/lab/analysis/why_not.h"

#include <algorithm>

#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

struct Asked {
    Position position;
    WhyNotAnswer answer;
};

Asked ask(const char* fen, const char* move, int depth = 8) {
    WhyNotQuestion question;
    question.search.position = Position::fromFen(fen).value();
    question.search.limits.depth = depth;
    question.search.hashMib = 4;
    question.candidate = parseMove(question.search.position, move).value();
    Searcher searcher;
    const WhyNotAnswer answer = askWhyNot(searcher, question).value();
    return {question.search.position, answer};
}

std::string replyOf(const Asked& asked) {
    Position position = asked.position;
    position.play(asked.answer.candidateLine.front());
    return toSan(position, asked.answer.candidateLine.at(1));
}

/// With a node budget, including preliminary answers.
std::vector<WhyNotAnswer> answersBy(const char* fen, const char* move, std::uint64_t nodes) {
    WhyNotQuestion question;
    question.search.position = Position::fromFen(fen).value();
    question.search.limits.nodes = nodes;
    question.candidate = parseMove(question.search.position, move).value();
    Searcher searcher;
    std::vector<WhyNotAnswer> answers;
    const WhyNotAnswer last =
        askWhyNot(searcher, question, [&](const WhyNotAnswer& answer) { answers.push_back(answer); }).value();
    answers.push_back(last);
    return answers;
}

constexpr const char* kElephantFen = "r1bqkb1r/pppn1ppp/5n2/3p2B1/3P4/2N5/PP2PPPP/R2QKBNR w KQkq - 0 6";

}  // namespace

class WhyNotTest : public QObject {
    Q_OBJECT

  private slots:
    void hangingPieceCosts() {
        // The knight on f3 is not pinned, but d6 guards e5.
        const Asked asked = ask("rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3", "Nxe5");
        QCOMPARE(asked.answer.verdict, WhyNotVerdict::Worse);
        QCOMPARE(replyOf(asked), std::string("dxe5"));
        QVERIFY(asked.answer.costCp() > 150);
        QCOMPARE(asked.answer.facts.back().kind, FactKind::Material);
        QVERIFY(asked.answer.rejectedAtDepth > 0);
    }

    void allowedMateIsShown() {
        const Asked asked = ask("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g4");
        QCOMPARE(asked.answer.verdict, WhyNotVerdict::GetsMated);
        QCOMPARE(replyOf(asked), std::string("Qh4#"));
        QCOMPARE(asked.answer.facts.front().kind, FactKind::Mate);
        QCOMPARE(asked.answer.facts.front().by, Black);
    }

    void missedMateIsShown() {
        const Asked asked = ask("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "Rd7");
        QCOMPARE(asked.answer.verdict, WhyNotVerdict::MissesMate);
        QCOMPARE(asked.answer.bestLine.size(), std::size_t(1));
        QCOMPARE(asked.answer.facts.front().kind, FactKind::BackRankMate);
    }

    void bestMoveVerdict() {
        const Asked asked = ask("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "Rd8");
        QCOMPARE(asked.answer.verdict, WhyNotVerdict::Best);
        QCOMPARE(asked.answer.rejectedAtDepth, 0);
    }

    void onlyMoveVerdict() {
        const Asked asked = ask("7k/8/5KQ1/8/8/8/8/r7 b - - 0 1", "Rf1");
        QVERIFY(asked.answer.verdict != WhyNotVerdict::OnlyMove);
        const Asked forced = ask("7k/8/5K2/8/8/8/8/7R b - - 0 1", "Kg8");
        QCOMPARE(forced.answer.verdict, WhyNotVerdict::OnlyMove);
    }

    void mateDistancesAreComparable() {
        // After the candidate the mate takes one move longer; both distances count from the position in
        // question.
        constexpr int kDepth = 14;
        const Asked asked = ask("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "Ra2", kDepth);
        QVERIFY(isMate(asked.answer.bestScore));
        QVERIFY(isMate(asked.answer.candidateScore));
        QCOMPARE(mateInMoves(asked.answer.bestScore), 2);
        QCOMPARE(mateInMoves(asked.answer.candidateScore), 3);
        QVERIFY(!isAgainst(asked.answer.verdict));
        for (const WhyNotDepth& depth : asked.answer.depths) QVERIFY(depth.depth <= kDepth);
    }

    void gameEndingMovesHaveNoReply() {
        // Stalemate in a won position.
        const Asked asked = ask("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", "Qf7");
        QCOMPARE(asked.answer.candidateScore, kDrawScore);
        QCOMPARE(asked.answer.candidateLine.size(), std::size_t(1));
        QCOMPARE(asked.answer.verdict, WhyNotVerdict::MissesMate);
        QCOMPARE(asked.answer.facts.front().kind, FactKind::Mate);
        QCOMPARE(asked.answer.facts.at(1).kind, FactKind::Stalemate);
    }

    void rejectionDepthIsFound() {
        // Every search takes the pawn until it sees that the pinned knight can move.
        const WhyNotAnswer answer = answersBy(kElephantFen, "Nxd5", 200'000).back();
        QVERIFY(isAgainst(answer.verdict));
        QCOMPARE(answer.facts.back().kind, FactKind::Material);
        const Move trap = Move::normal(C3, D5);
        QVERIFY(answer.depths.front().bestMove == trap);
        QVERIFY(answer.rejectedAtDepth > answer.depths.front().depth);
        for (const WhyNotDepth& depth : answer.depths) {
            if (depth.depth >= answer.rejectedAtDepth) QVERIFY(depth.bestMove != trap);
            if (depth.depth == answer.rejectedAtDepth - 1) QVERIFY(depth.bestMove == trap);
            if (depth.bestMove == trap) QCOMPARE(*depth.candidate, depth.best);
        }
    }

    void depthsMatchAFreshSearch() {
        const WhyNotAnswer answer = answersBy(kElephantFen, "Nxd5", 200'000).back();
        SearchRequest request;
        request.position = Position::fromFen(kElephantFen).value();
        request.limits.nodes = 200'000;
        Searcher searcher;
        const SearchResult plain = searcher.search(request);
        QCOMPARE(answer.depths.size(), plain.info.depths.size());
        for (std::size_t i = 0; i < answer.depths.size(); ++i) {
            QCOMPARE(answer.depths[i].depth, plain.info.depths[i].depth);
            QVERIFY(answer.depths[i].bestMove == plain.info.depths[i].bestMove);
            QCOMPARE(answer.depths[i].best, plain.info.depths[i].score);
        }
    }

    void answersDeepen() {
        const auto answers = answersBy(kElephantFen, "e3", 160'000);
        QVERIFY(answers.size() >= 3);
        for (std::size_t i = 0; i + 1 < answers.size(); ++i) {
            QVERIFY(!answers[i].isFinal);
            QVERIFY(answers[i].bestDepth > 0 && answers[i].candidateDepth > 0);
            QVERIFY(answers[i].nodes < answers[i + 1].nodes);
            QVERIFY(answers[i].bestDepth <= answers[i + 1].bestDepth);
        }
        QVERIFY(answers.back().isFinal);
        QVERIFY(!answers.back().isInterrupted);
    }

    void answerIsReproducible() {
        const auto once = answersBy(kElephantFen, "h3", 100'000).back();
        const auto again = answersBy(kElephantFen, "h3", 100'000).back();
        QCOMPARE(once.bestScore, again.bestScore);
        QCOMPARE(once.candidateScore, again.candidateScore);
        QCOMPARE(once.nodes, again.nodes);
        QVERIFY(once.candidateLine == again.candidateLine);
    }

    void theWrongBishopIsADraw() {
        // White is two pawns ahead and cannot win: all moves are equal.
        const Asked drawn = ask("6k1/8/8/8/4B3/7P/6K1/8 w - - 0 1", "h4", 12);
        QCOMPARE(drawn.answer.bestScore, kDrawScore);
        QCOMPARE(drawn.answer.candidateScore, kDrawScore);
        QVERIFY(!isAgainst(drawn.answer.verdict));
        // One capture keeps the knight's pawn, the other gives the win away.
        const Asked thrown = ask("6k1/8/6p1/7P/4B3/8/6K1/8 w - - 0 1", "Bxg6", 12);
        QCOMPARE(thrown.answer.verdict, WhyNotVerdict::OnlyDraws);
        const auto& facts = thrown.answer.facts;
        QVERIFY(std::any_of(facts.begin(), facts.end(),
                            [](const Fact& fact) { return fact.kind == FactKind::WrongBishop; }));
    }

    void lostPositionCostsNothing() {
        QCOMPARE(ask("q5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1", "f4").answer.verdict,
                 WhyNotVerdict::LosesAnyway);
    }

    void illegalMovesAreRefused() {
        WhyNotQuestion question;
        question.search.limits.depth = 2;
        question.candidate = Move::normal(E2, E5);
        Searcher searcher;
        QVERIFY(!askWhyNot(searcher, question));
    }

    void linesCarryMoveNumbers() {
        const Position position =
            Position::fromFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1").value();
        const std::vector<Move> line = {parseMove(position, "e5").value(), Move::normal(G1, F3)};
        QCOMPARE(lineToText(position, line), std::string("1…e5 2.Nf3"));
        QCOMPARE(lineToText(position, line, 1), std::string("1…e5"));
    }
};

PLYGLASS_TEST(WhyNotTest);
#include "why_not_test.moc"

// "Why not this move?": mates that are missed or allowed, pieces that are lost, moves that are as good, and
// words that say so.
#include "engine/lab/why_not.h"

#include <QTest>

#include "engine/chess/san.h"
#include "engine/lab/words.h"

using namespace plyglass;

namespace {

struct Asked {
    Position position;
    WhyNotAnswer answer;
    std::string words;
};

Asked ask(const char* fen, const char* move, int depth = 8) {
    WhyNotQuestion question;
    question.search.position = Position::fromFen(fen).value();
    question.search.limits.depth = depth;
    question.search.hashMib = 4;
    question.candidate = parseMove(question.search.position, move).value();
    Searcher searcher;
    const WhyNotAnswer answer = askWhyNot(searcher, question).value();
    return {question.search.position, answer, inWords(answer, question.search.position)};
}

std::string replyOf(const Asked& asked) {
    Position position = asked.position;
    position.play(asked.answer.candidateLine.front());
    return toSan(position, asked.answer.candidateLine.at(1));
}

bool contains(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

class WhyNotTest : public QObject {
    Q_OBJECT

  private slots:
    void aPieceThatIsLeftToBeTakenCosts() {
        // The knight on f3 is pinned to nothing, but e5 is guarded by the pawn on d6.
        const Asked asked = ask("rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3", "Nxe5");
        QCOMPARE(asked.answer.verdict, WhyNotVerdict::Worse);
        QCOMPARE(replyOf(asked), std::string("dxe5"));
        QVERIFY(asked.answer.costCp() > 150);
        QVERIFY2(contains(asked.words, "3.Nxe5 costs"), asked.words.c_str());
        QVERIFY2(contains(asked.words, "3…dxe5"), asked.words.c_str());
        QVERIFY(asked.answer.fellAtDepth > 0);
    }

    void aMoveThatAllowsMateIsAnsweredByIt() {
        const Asked asked = ask("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g4");
        QCOMPARE(asked.answer.verdict, WhyNotVerdict::GetsMated);
        QCOMPARE(replyOf(asked), std::string("Qh4#"));
        QVERIFY2(contains(asked.words, "mate in 1"), asked.words.c_str());
    }

    void aMateThatIsMissedIsShown() {
        const Asked asked = ask("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "Rd7");
        QCOMPARE(asked.answer.verdict, WhyNotVerdict::MissesMate);
        QVERIFY2(contains(asked.words, "1.Rd8#"), asked.words.c_str());
    }

    void theBestMoveIsCalledSo() {
        const Asked asked = ask("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "Rd8");
        QCOMPARE(asked.answer.verdict, WhyNotVerdict::Best);
        QCOMPARE(asked.answer.fellAtDepth, 0);
    }

    void anOnlyMoveNeedsNoReason() {
        const Asked asked = ask("7k/8/5KQ1/8/8/8/8/r7 b - - 0 1", "Rf1");
        QVERIFY(asked.answer.verdict != WhyNotVerdict::OnlyMove);
        const Asked forced = ask("7k/8/5K2/8/8/8/8/7R b - - 0 1", "Kg8");
        QCOMPARE(forced.answer.verdict, WhyNotVerdict::OnlyMove);
    }

    void scoresAreOfTheSameDistanceToMate() {
        // After the candidate the mate is one move longer; both are counted from the position of the
        // question.
        const Asked asked = ask("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "Ra2", 8);
        QVERIFY(isMate(asked.answer.bestScore));
        QVERIFY(isMate(asked.answer.candidateScore));
        QVERIFY(mateInMoves(asked.answer.candidateScore) >= mateInMoves(asked.answer.bestScore));
        for (const WhyNotDepth& depth : asked.answer.depths) QVERIFY(depth.depth <= 8);
    }

    void movesThatEndTheGameHaveNoReply() {
        // Stalemate thrown in a won position.
        const Asked asked = ask("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", "Qf7");
        QCOMPARE(asked.answer.candidateScore, kDrawScore);
        QCOMPARE(asked.answer.candidateLine.size(), std::size_t(1));
        QVERIFY(!asked.words.empty());
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
        QCOMPARE(lineInWords(position, line), std::string("1…e5 2.Nf3"));
        QCOMPARE(lineInWords(position, line, 1), std::string("1…e5"));
    }
};

QTEST_APPLESS_MAIN(WhyNotTest)
#include "why_not_test.moc"

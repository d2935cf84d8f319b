// What is said of a move: in words that players use, each sentence from what the engine handed over.
#include "engine/words/why_words.h"

#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

WhyNotAnswer askAbout(const char* fen, const char* move, std::uint64_t nodes = 100'000) {
    WhyNotQuestion question;
    question.search.position = Position::fromFen(fen).value();
    question.search.limits.nodes = nodes;
    question.candidate = parseMove(question.search.position, move).value();
    Searcher searcher;
    return askWhyNot(searcher, question).value();
}

QString said(const char* fen, const char* move) {
    return QString::fromStdString(fullText(askAbout(fen, move), Position::fromFen(fen).value()).english);
}

}  // namespace

class WhyWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void whatTheTablesKnowIsNotCountedInPawns() {
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

    void theVerdictAndTheLineAreSaid() {
        const QString words = said("rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3", "Nxe5");
        QVERIFY2(words.startsWith("3.Nxe5: costs "), qPrintable(words));
        QVERIFY2(words.contains("Loses a knight for a pawn: 3…dxe5"), qPrintable(words));
        QVERIFY2(words.contains("The knight on e5 can be taken."), qPrintable(words));
        QVERIFY2(words.contains("Depth "), qPrintable(words));
    }

    void aDrawIsCalledOne() {
        const QString words = said("8/5P1k/8/6K1/8/8/8/8 w - - 0 1", "f8=Q");
        QVERIFY2(words.startsWith("1.f8=Q: only draws. Only a draw by stalemate: 1.f8=Q. Misses mate in 4: "),
                 qPrintable(words));
    }

    void whatALevelDidIsSaid() {
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

// Report texts: sides, blunders and the opening.
#include "engine/words/report_words.h"

#include "engine/chess/san.h"
#include "tests/engine/lab/analysis/reported_game.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const GameReport& mateReport() {
    static const GameReport kReport = completeReport(kScholarsMate);
    return kReport;
}

}  // namespace

class ReportWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void marksHaveSignsAndNags() {
        QCOMPARE(markSign(MoveMark::Blunder), std::string("??"));
        QCOMPARE(markSign(MoveMark::Mistake), std::string("?"));
        QCOMPARE(markSign(MoveMark::Inaccuracy), std::string("?!"));
        QCOMPARE(markSign(MoveMark::Best), std::string());
        QCOMPARE(markNag(MoveMark::Blunder), 4);
        QCOMPARE(markNag(MoveMark::Mistake), 2);
        QCOMPARE(markNag(MoveMark::Inaccuracy), 6);
    }

    void sideIsSummarized() {
        ReportSide side;
        side.moves = 20;
        side.inaccuracies = 2;
        side.mistakes = 1;
        side.averageLossCp = 31.4;
        side.accuracy = 87.44;
        QCOMPARE(
            sideText(side).english,
            std::string("Accuracy 87.4 %, average loss 0.31 pawns. 2 inaccuracies, 1 mistake, no blunders."));
        QCOMPARE(sideText({}).english, std::string("No moves."));
    }

    void swingIsPercentOrScore() {
        GameReport report = newReport(lineOfPgn("1. e4 e5"), {});
        report.moves[1].winBefore = 62;
        report.moves[1].winAfter = 31;
        QCOMPARE(swingSentence(report, 1).english, std::string("Win percentage 62 % → 31 %."));
        report.moves[1].winBefore = 2.3;
        report.moves[1].winAfter = 1.8;
        report.moves[1].bestScore = -820;
        report.moves[1].playedScore = -1140;
        QCOMPARE(swingText(report, 1).english, std::string("+8.20 → +11.40"));
        QCOMPARE(swingSentence(report, 1).english, std::string("Score +8.20 → +11.40."));
    }

    void blunderIsExplained() {
        QCOMPARE(reportMoveText(mateReport(), 5), std::string("3…Nf6??"));
        const QString why = QString::fromStdString(whyMissedText(mateReport(), 5).english);
        QVERIFY2(why.startsWith("Allows mate in 1: 4.Qxf7#. After 4.Qxf7# "), qPrintable(why));
        QVERIFY2(why.contains("The weakest level that avoided it in 3 of 3 tries: "), qPrintable(why));
        const QString note = QString::fromStdString(noteText(mateReport(), 5).english);
        QVERIFY2(note.startsWith("Blunder. Allows mate in 1: 4.Qxf7#. Better was "), qPrintable(note));
        QVERIFY(whyMissedText(mateReport(), 0).isEmpty());
        QVERIFY(noteText(mateReport(), 6).isEmpty());
        QVERIFY(betterText(mateReport(), 6).isEmpty());
    }

    void refutationDepthIsReported() {
        MissedMove missed;
        missed.seenAtDepth = 6;
        QCOMPARE(seenAtDepthText(missed).english,
                 std::string("The search sees this when it looks 6 plies ahead."));
        missed.seenByLevel = 12;
        QCOMPARE(seenByLevelText(missed, Position::start()).english,
                 std::string("Only full strength sees it."));
        missed.seenByLevel = 6;
        missed.levelMove = Move::normal(G1, F3);
        QCOMPARE(seenByLevelText(missed, Position::start()).english,
                 std::string("The weakest level that avoided it in 3 of 3 tries: Farid (6), by 1.Nf3."));
    }

    void openingAndBookEndAreReported() {
        const GameLine line = lineOfPgn("1. e4 e5 2. Nf3 d6 3. d4 a6");
        QCOMPARE(reportOpeningText(line, nullptr).english, std::string("C41 Philidor Defence: Main Line."));
        OpeningBook book;
        Position position = Position::start();
        for (const Move move : {line.moves[0], line.moves[1], line.moves[2]}) {
            book.set(position, BookMove{move, 10});
            QVERIFY(position.play(move));
        }
        QCOMPARE(reportOpeningText(line, &book).english,
                 std::string("C41 Philidor Defence: Main Line. The opening book in use ends after 2.Nf3."));
        QVERIFY(position.play(line.moves[3]) && position.play(line.moves[4]));
        Position start = Position::start();
        for (std::size_t i = 0; i < 5; ++i) {
            book.set(start, BookMove{line.moves[i], 10});
            QVERIFY(start.play(line.moves[i]));
        }
        book.set(start, BookMove{parseMove(start, "exd4").value(), 10});
        QVERIFY(reportOpeningText(line, &book)
                    .english.ends_with("3.d4 is still in the opening book in use; 3…a6 is not."));
        // A transposition is still in the book.
        const GameLine other = lineOfPgn("1. Nf3 d6 2. e4 e5 3. d4 a6");
        QVERIFY(reportOpeningText(other, &book).english.ends_with("; 3…a6 is not."));
    }
};

PLYGLASS_TEST(ReportWordsTest);
#include "report_words_test.moc"

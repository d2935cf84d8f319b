// A game, its marked positions, its report and its mistakes as printed documents.
#include <QElapsedTimer>

#include "app/services/handout/game_handout.h"
#include "app/services/handout/html_writer.h"
#include "app/services/handout/report_handout.h"
#include "app/viewmodels/shared/pdf_writer.h"
#include "engine/chess/fen.h"
#include "engine/chess/pgn.h"
#include "tests/engine/lab/analysis/reported_game.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kGame =
    "[Date \"2016.10.19\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n[WhiteElo \"2100\"]\n"
    "[BlackElo \"-\"]\n\n"
    "{Before the game.} 1. e4 $1 $220 {A first line.} {A second line.} ( {Instead} 1. d4 d5 ( 1... Nf6 2. c4 "
    "( 2. -- {Threat.} ) 2... e6 $220 {Deep.} ) 2. c4 $14 {[%csl Gd4,Rd5,Bd6,Yd7]} e6 ) 1... e5 $221 2. Nf3 "
    "1-0";

QString textOf(const HandoutBlock& block) {
    QString all;
    for (const HandoutRun& run : block.runs) all += run.text;
    return all;
}

QStringList textsOf(const HandoutDocument& document) {
    QStringList texts;
    for (const HandoutBlock& block : document.blocks)
        texts +=
            block.kind == HandoutBlock::Kind::Diagram ? "[" + block.diagram.caption + "]" : textOf(block);
    return texts;
}

}  // namespace

class HandoutTest : public QObject {
    Q_OBJECT

  private slots:
    void gameIsTypeset() {
        const QStringList expected = {"Before the game.",
                                      "1.e4! A first line.\nA second line.",
                                      "[After 1.e4. Black to move]",
                                      "Instead 1.d4 d5 (1…Nf6 2.c4 (2.-- Threat.) 2…e6 Deep.)",
                                      "[After 2…e6. White to move]",
                                      "2.c4 +/=",
                                      "[After 2.c4. Black to move]",
                                      "2…e6",
                                      "1…e5",
                                      "[After 1…e5. White to move]",
                                      "2.Nf3 1-0",
                                      "[After 2.Nf3. Black to move]"};
        const HandoutDocument document = gameHandout(readPgn(kGame).value());
        QCOMPARE(document.title, QString("Anna (2100) – Ben"));
        QCOMPARE(document.facts, QString("19 Oct 2016 · 1-0"));
        QCOMPARE(textsOf(document).join("\n"), expected.join("\n"));
        QVERIFY(document.blocks[1].runs.front().isBold);
        QCOMPARE(document.blocks[3].kind, HandoutBlock::Kind::SmallText);
        QCOMPARE(document.blocks[6].diagram.options.marks.size(), std::size_t(4));
        QVERIFY(document.blocks[9].diagram.options.isFlipped);
    }

    void customStartIsShown() {
        const Game game(readFen("bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1").value().position);
        QCOMPARE(textsOf(gameHandout(game)), QStringList{"[White to move]"});
    }

    void markedPositionsAreNumbered() {
        const HandoutDocument document = diagramsHandout(readPgn(kGame).value());
        QCOMPARE(document.blocks.size(), std::size_t(4));
        QCOMPARE(document.blocks[1].diagram.heading, QString("2"));
        QVERIFY(diagramsHandout(readPgn(kScholarsMate).value()).blocks.empty());
    }

    void solutionsAreOnASeparatePage() {
        const GameReport report = completeReport(kScholarsMate);
        const Game game = readPgn(kScholarsMate).value();
        const HandoutDocument sheet = exerciseSheet(headOf(game), exercisesFor(report));
        const QStringList texts = textsOf(sheet);
        QVERIFY2(texts.contains("[Black to move]"), qPrintable(texts.join("\n")));
        const auto page = texts.indexOf("Solutions");
        QVERIFY(page > 1 && sheet.blocks[std::size_t(page) - 1].kind == HandoutBlock::Kind::NewPage);
        QVERIFY(texts.last().contains("Nf6"));
        for (int i = 0; i < page; ++i) QVERIFY(!texts[i].contains("Nf6"));
        QVERIFY(textsOf(reportHandout(game, report)).join("\n").contains("Blunder."));
        QVERIFY(exerciseSheet(headOf(game), {}).blocks.empty());
    }

    void userTextIsEscaped() {
        Game game = readPgn("1. e4 {</script><script>alert(1)</script><img src=x>\"} *").value();
        game.setTag("White", "</title><script>alert(2)</script>");
        const QString html = QString::fromStdString(handoutHtml(gameHandout(game)));
        QVERIFY(!html.contains("<script") && !html.contains("<img"));
        QCOMPARE(html.count("</title>"), 1);
        QVERIFY(html.contains("<bdi>&lt;/script&gt;"));
    }

    void pdfHasPagesAndFonts() {
        std::string pgn = "[White \"" + std::string(200, 'W') + "\"]\n\n1. e4 {";
        for (int i = 0; i < 20000; ++i) pgn += "A comment as long as a book, and signs: ∓ ⨀ ";
        const Game game = readPgn(pgn + "} {שלום عربي} e5 $22 *").value();
        QElapsedTimer timer;
        timer.start();
        const std::string pdf = handoutPdf(gameHandout(game));
        QVERIFY(pdf.starts_with("%PDF-"));
        QVERIFY(pdf.find("/FontFile") != std::string::npos);
        QVERIFY2(timer.elapsed() < 60000, qPrintable(QString::number(timer.elapsed())));
    }
};

PLYGLASS_TEST(HandoutTest);
#include "handout_test.moc"

// A game report as a PGN file and as an HTML page; names of players are escaped in the page.
#include "app/services/analysis/annotated_game.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include "app/services/analysis/diagram_svg.h"
#include "app/services/analysis/html_export.h"
#include "engine/chess/pgn.h"
#include "tests/engine/lab/analysis/reported_game.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const GameReport& mateReport() {
    static const GameReport kReport = completeReport(kScholarsMate);
    return kReport;
}

Game mateGame() { return readPgn(kScholarsMate).value(); }

/// The data that a browser reads from the page.
QJsonObject dataOf(const QString& html) {
    static const QRegularExpression kData("<script type=\"application/json\" id=\"game\">(.*?)</script>");
    return QJsonDocument::fromJson(kData.match(html).captured(1).toUtf8()).object();
}

QString pageOf(const Game& game) { return QString::fromStdString(gameHtml(game, mateReport())); }

bool isWellFormed(const std::string& xml) {
    QXmlStreamReader reader(QString::fromStdString(xml));
    while (!reader.atEnd()) reader.readNext();
    return !reader.hasError();
}

/// Three levels of variations, multi-line comments before and after moves, marks in four colours, a null
/// move, and moves after the end of the game.
constexpr const char* kWritten =
    "[Result \"1-0\"]\n"
    "\n"
    "{Before the game.} {And its second line.}\n"
    "1. e4 $5 {[%csl Gd4,Rd5,Bd6,Yd7] </script>\"<img src=x>}\n"
    "( {Before the move.} 1. d3 d5 ( 1... c5 2. e4 d5 ( 2... d6 {[%cal Ya2a3]} ) )\n"
    "  2. e4 c5 {Deep.} )\n"
    "1... e5 $16 $220 {First of e5.} {Second of e5.} 2. Nf3 ( 2. -- {Threat.} 2... Nf6 ) 1-0\n";

Game writtenGame() {
    Game game = readPgn(kWritten).value();
    GameEdits edits;
    const GameNode* const last = edits.add(game, game.mainLineEnd(), {Move::normal(B8, C6)}).value();
    Remarks remarks;
    remarks.comment = "Behind.";
    (void)edits.annotate(game, last, remarks);
    return game;
}

void annotateMate(Game& game) {
    GameEdits edits;
    QVERIFY(edits.annotate(game, annotationsOf(game, mateReport())));
}

}  // namespace

class AnnotatedGameTest : public QObject {
    Q_OBJECT

  private slots:
    void reportIsWrittenToPgn() {
        Game game = mateGame();
        annotateMate(game);
        const std::string pgn = writePgn(game);
        QVERIFY2(pgn.find("Nf6 $4 {[%eval #1") != std::string::npos, pgn.c_str());
        QVERIFY2(pgn.find("Blunder.") != std::string::npos, pgn.c_str());
        QVERIFY2(pgn.find("(3... ") != std::string::npos, pgn.c_str());
        const Game read = readPgn(pgn).value();
        QVERIFY(mainLineOf(read) == mateReport().line);
    }

    void annotatingIsIdempotent() {
        Game game = mateGame();
        annotateMate(game);
        const std::string once = writePgn(game);
        annotateMate(game);
        QCOMPARE(writePgn(game), once);
    }

    void pendingMovesAreNotAnnotated() {
        GameReport report = mateReport();
        for (ReportMove& move : report.moves) move.awaitsSearch = true;
        Game game = mateGame();
        GameEdits edits;
        QVERIFY(edits.annotate(game, annotationsOf(game, report)));
        const std::string pgn = writePgn(game);
        QVERIFY2(pgn.find("[%eval") != std::string::npos && pgn.find('$') == std::string::npos, pgn.c_str());
        QVERIFY2(pgn.find("Blunder") == std::string::npos && pgn.find('(') == std::string::npos, pgn.c_str());
    }

    void existingAnnotationsStay() {
        Game game =
            readPgn("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 $1 $140 {My favourite.} (3... g6) 4. Qxf7# 1-0").value();
        annotateMate(game);
        const std::string pgn = writePgn(game);
        QVERIFY2(pgn.find("$1 $140") != std::string::npos, pgn.c_str());
        QVERIFY(pgn.find("My favourite.") != std::string::npos);
        QVERIFY(pgn.find("Blunder.") != std::string::npos);
        QVERIFY(pgn.find("(3... g6") != std::string::npos);
        QVERIFY(pgn.find("$4") == std::string::npos);
        Game again = readPgn(pgn).value();
        annotateMate(again);
        QCOMPARE(writePgn(again), pgn);
    }

    void pageHasEveryPosition() {
        const QString html = pageOf(mateGame());
        const QJsonObject data = dataOf(html);
        const QJsonArray plies = data["plies"].toArray();
        QCOMPARE(plies.size(), 8);
        QCOMPARE(plies[7].toObject()["placement"].toString(),
                 QString("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR"));
        QCOMPARE(plies[7].toObject()["squares"].toArray().first().toInt(), int(H5));
        const QJsonArray refutation = data["lines"].toObject()["played5"].toArray();
        QCOMPARE(refutation[1].toObject()["placement"].toString(),
                 plies[7].toObject()["placement"].toString());
        QVERIFY(html.contains("data-ply=\"6\""));
        QVERIFY(html.contains("Allows mate in 1: 4.Qxf7#."));
    }

    void pageNeedsNoNetwork() {
        const QString html = pageOf(mateGame());
        static const QRegularExpression kAddress("(src|href)=\"(?!#)|url\\((?!#)|@import|fetch\\(|XMLHttp");
        QVERIFY2(!html.contains(kAddress), qPrintable(kAddress.match(html).captured()));
        QVERIFY(html.contains("default-src 'none'"));
    }

    void playerNamesAreEscaped() {
        Game game = mateGame();
        const char* attack = "</script><script>alert(1)</script><img src=x onerror=\"alert(2)\">&";
        for (const char* tag : {"White", "Black", "Event", "Site", "Date", "Round"}) game.setTag(tag, attack);
        const QString html = pageOf(game);
        const QString plain = pageOf(mateGame());
        QCOMPARE(html.count("<script"), plain.count("<script"));
        QCOMPARE(html.count("</script"), plain.count("</script"));
        QVERIFY(!html.contains("<img"));
        QVERIFY(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
        QCOMPARE(dataOf(html)["plies"].toArray().size(), 8);
    }

    void partialReportHasAPage() {
        GameReport half = newReport(lineOfPgn(kScholarsMate), smallSettings());
        half.positions[0] = mateReport().positions[0];
        const QString html = QString::fromStdString(gameHtml(mateGame(), half));
        QCOMPARE(dataOf(html)["plies"].toArray().size(), 8);
        QVERIFY(html.contains("Not searched yet."));
    }

    void gameWithoutReportHasAPage() {
        const Game game = readPgn("1. e4 { [%eval 0.31] A <good> move } e5 { [%eval #-3] } 2. Nf3 *").value();
        const GameReport nothing = newReport(mainLineOf(game), smallSettings());
        const QString html = QString::fromStdString(gameHtml(game, nothing));
        QVERIFY(html.contains("<span class=\"score\">+0.31</span>"));
        QVERIFY(html.contains("<span class=\"score\">#−3</span>"));
        QVERIFY(html.contains("<p class=\"comment\">A &lt;good&gt; move</p>"));
        for (const char* words : {"Accuracy", "Not searched", "nodes a position"})
            QVERIFY(!html.contains(words));
        const Game empty = readPgn("*").value();
        QVERIFY(!gameHtml(empty, newReport(mainLineOf(empty), smallSettings())).empty());
    }

    void pageKeepsUserComments() {
        const Game game = writtenGame();
        const QString html =
            QString::fromStdString(gameHtml(game, newReport(mainLineOf(game), smallSettings())));
        for (const char* words :
             {"Before the game.", "And its second line.", "Before the move.", "First of e5.", "Second of e5.",
              "Deep.", "Threat.", "Behind.", "&lt;/script&gt;&quot;"})
            QVERIFY2(html.contains(words), words);
        QCOMPARE(html.count("<script"), 2);
        QVERIFY(!html.contains("<img"));
        for (const char* sign : {">!?</span>", "> ± D</span>"}) QVERIFY2(html.contains(sign), sign);
        QVERIFY(html.contains("After the game:"));
    }

    void pageHasAllVariations() {
        const Game game = writtenGame();
        const QString html =
            QString::fromStdString(gameHtml(game, newReport(mainLineOf(game), smallSettings())));
        const QJsonObject lines = dataOf(html)["lines"].toObject();
        for (const QString& id : lines.keys())
            for (int i = 0; i < lines[id].toArray().size(); ++i)
                QVERIFY(html.contains(QString("data-line=\"%1\" data-step=\"%2\">").arg(id).arg(i)));
        QCOMPARE(lines.size(), 5);
        const QJsonArray inner = lines["variation3"].toArray();
        QCOMPARE(inner[0].toObject()["placement"].toString(),
                 QString("rnbqkbnr/pp2pppp/3p4/2p5/4P3/3P4/PPP2PPP/RNBQKBNR"));
        QCOMPARE(dataOf(html)["origins"].toObject()["variation3"].toObject()["line"].toString(),
                 QString("variation2"));
        QVERIFY(inner[0].toObject()["arrows"].toString().contains("#DDB500"));
        const QString arrows = dataOf(html)["plies"].toArray()[1].toObject()["arrows"].toString();
        for (const char* colour : {"#2E8B2E", "#B93A32", "#1D5FAE", "#DDB500"})
            QVERIFY2(arrows.contains(colour), colour);
        const QJsonArray threat = lines["variation4"].toArray();
        QVERIFY(html.contains(">2.--</button>"));
        QCOMPARE(threat.size(), 2);
    }

    void doubleRatingsNameTheReport() {
        Game game = readPgn("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 $5 4. Qxf7# 1-0").value();
        const QString html = pageOf(game);
        QVERIFY(html.contains("Nf6<span class=\"sign \" title=\"interesting move\">!?</span>"));
        QVERIFY(html.contains("Report: Blunder"));
        QVERIFY(!pageOf(mateGame()).contains("Report: Blunder"));
    }

    void diagramHasAllPieces() {
        const std::string svg = diagramSvg(Position::start());
        QVERIFY(isWellFormed(svg));
        const QString text = QString::fromStdString(svg);
        QCOMPARE(text.count("<use "), 32);
        QCOMPARE(text.count("<text "), 16);
        // The white king on e1: file 5, lowest rank.
        QVERIFY(text.contains("<use xlink:href=\"#wK\" transform=\"translate(403.5 703.5) scale(0.93)\"/>"));
        DiagramOptions flipped;
        flipped.isFlipped = true;
        QVERIFY(QString::fromStdString(diagramSvg(Position::start(), flipped))
                    .contains("<use xlink:href=\"#wK\" transform=\"translate(303.5 3.5) scale(0.93)\"/>"));
    }

    void diagramShowsMarks() {
        DiagramOptions options;
        options.hasCoordinates = false;
        options.lastMove = Move::castling(E1, H1);
        options.marks = {{E7, E5, MarkColor::Blue}, {D4, D4, MarkColor::Yellow}};
        const QString text = QString::fromStdString(diagramSvg(Position::start(), options));
        QVERIFY(isWellFormed(text.toStdString()));
        QCOMPARE(text.count("fill=\"#2FB5A0\""), 2);
        QVERIFY(text.contains("<rect x=\"600\" y=\"700\""));  // the king goes to g1
        QCOMPARE(text.count("fill=\"#1D5FAE\""), 1);
        QCOMPARE(text.count("stroke=\"#DDB500\""), 1);
        QCOMPARE(text.count("<text "), 0);
    }
};

PLYGLASS_TEST(AnnotatedGameTest);
#include "annotated_game_test.moc"

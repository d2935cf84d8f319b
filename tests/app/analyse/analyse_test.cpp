// The Analyse page without its window: lines, variations beyond the end of a game, marks, the computer's
// book.
#include "engine/chess/pgn.h"
#include "engine/knowledge/opening_book.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

QString movesOf(WindowUnderTest& window) {
    return QString::fromStdString(writePgn(window.controller().gameForSharing()))
        .section("\n\n", 1)
        .simplified();
}

}  // namespace

class AnalyseTest : public QObject {
    Q_OBJECT

  private slots:
    void hiddenPageDoesNotSearch() {
        WindowUnderTest window;
        AnalyseViewModel& analyse = *window.app->analyse();
        QVERIFY(!analyse.searching());
        analyse.setActive(true);
        QTRY_COMPARE_WITH_TIMEOUT(analyse.lines()->rowCount(), 3, kTimeoutMs);
        analyse.setActive(false);
        QVERIFY(!analyse.searching());
        QCOMPARE(analyse.lines()->rowCount(), 0);
    }

    void threatWaitsForTheSearch() {
        WindowUnderTest window{"e2e4", "e7e5", "f1c4", "b8c6", "d1h5"};
        AnalyseViewModel& analyse = *window.app->analyse();
        analyse.setActive(true);
        analyse.setEngineOn(false);
        QStringList said;
        connect(&analyse, &AnalyseViewModel::boardChanged, this, [&] {
            if (!said.contains(analyse.threatText())) said += analyse.threatText();
        });
        analyse.setThreatShown(true);
        QTRY_VERIFY_WITH_TIMEOUT(said.last().startsWith("Threat: "), kTimeoutMs);
        QCOMPARE(said.size(), 2);
        QCOMPARE(said.front(), QString("Looking for a threat…"));
    }

    void reportLinesAreShownWhileTheEngineWaits() {
        WindowUnderTest window(setupOf(person(), person()));
        AnalyseViewModel& analyse = *window.app->analyse();
        analyse.setSuspended(true);
        analyse.setActive(true);
        QVERIFY(!analyse.hasEval());
        window.app->ask()->ask(AskViewModel::Question::Balance);
        QTRY_COMPARE_WITH_TIMEOUT(analyse.lines()->rowCount(), 1, kTimeoutMs);
        QVERIFY(analyse.hasEval());
        QVERIFY(!analyse.searching());
    }

    void newGameStopsTheReportWithANotice() {
        WindowUnderTest window{"e2e4", "e7e5"};
        ReportViewModel& report = *window.app->report();
        QStringList said;
        connect(&report, &ReportViewModel::notified, this, [&](const QString& text) { said += text; });
        report.make();
        window.start(setupOf(person(), person()));
        QVERIFY(!report.running());
        QVERIFY2(said.size() == 1 && said.front().contains("is kept"), qPrintable(said.join(' ')));
    }

    void evalBarShowsTheResultAtTheEnd() {
        WindowUnderTest window;
        AnalyseViewModel& analyse = *window.app->analyse();
        analyse.setActive(true);
        window.start(setupOf(person(), person()));
        for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) window.play(move);
        QVERIFY(analyse.hasEval());
        QCOMPARE(analyse.evalText(), QString("0–1"));
        QCOMPARE(analyse.evalWhiteShare(), 0.0);
        window.start(from(setupOf(person(), person()), "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"));
        window.play("f1f7");
        QCOMPARE(analyse.evalText(), QString("½"));
        QCOMPARE(analyse.evalWhiteShare(), 0.5);
    }

    void lineCountIsRemembered() {
        WindowUnderTest window;
        window.app->analyse()->setLineCount(9);
        QCOMPARE(window.app->analyse()->lineCount(), AnalyseViewModel::kMaxLines);
        window.app->analyse()->setEngineOn(false);
        window.close();
        window.open();
        QCOMPARE(window.app->analyse()->lineCount(), AnalyseViewModel::kMaxLines);
        QVERIFY(!window.app->analyse()->engineOn());
    }

    void playedMoveBecomesAVariation() {
        WindowUnderTest window{"e2e4", "e7e5"};
        window.game().goToPly(1);
        window.app->analyse()->playMove("c7", "c5", "");
        QCOMPARE(window.controller().live()->ply(), 2);
        QCOMPARE(window.controller().live()->san(), std::string("e5"));
        QCOMPARE(window.controller().shown()->san(), std::string("c5"));
        QVERIFY(movesOf(window).startsWith("1. e4 e5 (1... c5)"));
    }

    void variationMovesHaveNoClockTime() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), person());
        setup.time = TimeControl::suddenDeath(5, 0);
        window.start(setup);
        for (const char* move : {"e2e4", "e7e5"}) window.play(move);
        const auto clocks = movesOf(window).count("%clk");
        QCOMPARE(clocks, 2);
        window.game().goToPly(1);
        for (const auto& [from, to] : {std::pair("c7", "c5"), {"g1", "f3"}})
            window.app->analyse()->playMove(from, to, "");
        QVERIFY(movesOf(window).contains("(1... c5 2. Nf3)"));
        QCOMPARE(movesOf(window).count("%clk"), clocks);
    }

    void analysisAfterTheEndKeepsTheResult() {
        WindowUnderTest window{"e2e4", "e7e5"};
        window.game().resign();
        const QString result = window.game().status().resultText;
        window.app->analyse()->playMove("g1", "f3", "");
        window.app->analyse()->playMove("b8", "c6", "");
        QCOMPARE(window.game().status().resultText, result);
        QVERIFY2(movesOf(window).startsWith("1. e4 e5 (1... e5 2. Nf3 Nc6)"), qPrintable(movesOf(window)));
        const auto again = readPgn(writePgn(window.controller().gameForSharing()));
        QVERIFY(again.has_value());
        QCOMPARE(again->mainLineEnd()->ply(), 2);
        QCOMPARE(again->mainLineEnd()->children().size(), std::size_t{1});
    }

    void nullMoveIsTyped() {
        WindowUnderTest window(setupOf(person(), person()));
        AnalyseViewModel& analyse = *window.app->analyse();
        window.start(setupOf(person(), person()));
        QCOMPARE(analyse.typeMove("e4"), QString());
        QCOMPARE(analyse.typeMove(" -- "), QString());
        QCOMPARE(analyse.typeMove("Bc4"), QString());
        QCOMPARE(analyse.typeMove("Z0"), QString());
        QCOMPARE(analyse.typeMove("Bxf7+"), QString());
        const std::string text = writePgn(window.controller().game());
        QVERIFY2(text.find("1. e4 -- 2. Bc4 -- 3. Bxf7+ *") != text.npos, text.c_str());
        QSignalSpy refused(&analyse, &AnalyseViewModel::refused);
        analyse.typeMove("--");
        QCOMPARE(refused.count(), 1);
    }

    void illegalMoveIsRefusedWithAReason() {
        WindowUnderTest window;
        QSignalSpy refused(window.app->analyse(), &AnalyseViewModel::refused);
        window.app->analyse()->playMove("e2", "e5", "");
        QCOMPARE(refused.count(), 1);
        QVERIFY(!refused.front().front().toString().isEmpty());
    }

    void playedGamesHaveOpeningTags() {
        WindowUnderTest window(setupOf(person(), person()));
        QVERIFY(window.game().openingText().isEmpty());
        for (const char* move : {"e2e4", "e7e5", "g1f3", "d7d6"}) window.play(move);
        QVERIFY(window.game().openingText().startsWith("C41 Philidor Defence"));
        const Game& shared = window.controller().gameForSharing();
        QCOMPARE(shared.tag("ECO"), std::string_view("C41"));
        QCOMPARE(shared.tag("Opening"), std::string_view("Philidor Defence"));
    }

    void bookMovesAreInstant() {
        WindowUnderTest window(true);
        GameSetup setup = setupOf(person(), slowComputer());
        setup.players[Black].techniques.bookPlies = kAllPlies;
        window.start(setup);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2, kTimeoutMs));
        QCOMPARE(window.thinking().title(), QString("from the opening book"));
        const auto known = OpeningBook::builtIn()->movesAt(window.controller().live()->parent()->position());
        QVERIFY(std::ranges::find(known, window.controller().live()->move(), &BookMove::move) != known.end());
    }

    void bookMovesAreScoredWhileVisible() {
        WindowUnderTest window(from(setupOf(person(), person()), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
        BookViewModel& book = *window.app->book();
        QCOMPARE(book.add("e4"), QString());
        QCOMPARE(book.moves()->rowCount(), 1);
        const auto opinion = [&book] { return book.moves()->value(0, "evaluationText").toString(); };
        QVERIFY(opinion().isEmpty());
        book.setVisible(true);
        QTRY_VERIFY_WITH_TIMEOUT(!opinion().isEmpty(), kTimeoutMs);
        window.play("e2e4");
        window.game().goToPly(0);
        QVERIFY(!opinion().isEmpty());
        book.undo();
    }

    void computerMatesByTables() {
        WindowUnderTest window(from(setupOf(person(), computer(0)), "8/8/8/4k3/8/8/1q6/4K3 w - - 0 1"),
                               {"e1f1"});
        QVERIFY(window.waitForPly(2, kTimeoutMs));
        QCOMPARE(window.thinking().title(), QString("from the endgame tables"));
        QVERIFY(window.controller().live()->evalMate.has_value());
        QVERIFY(*window.controller().live()->evalMate < 0);
    }
};

PLYGLASS_TEST(AnalyseTest);
#include "analyse_test.moc"

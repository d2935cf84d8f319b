// The questions of the Play page: their subject, the answer's text, its lines on the board, and when an
// answer is cleared.
#include <algorithm>

#include "app/viewmodels/ask/answers_about_players.h"
#include "app/viewmodels/ask/answers_about_positions.h"
#include "engine/chess/san.h"
#include "engine/words/fact_words.h"
#include "tests/app/explorer/explorer_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using Question = AskViewModel::Question;

AskViewModel& askOf(WindowUnderTest& window) {
    window.app->ask()->setBudget(60'000);
    return *window.app->ask();
}

/// Asks and waits for the final answer.
bool answers(AskViewModel& ask, Question question) {
    ask.ask(question);
    return QTest::qWaitFor([&] { return ask.isAnswered() && !ask.isRunning(); }, kLongMs);
}

QStringList cellsOf(AskViewModel& ask, int row) { return ask.rows()->value(row, "cells").toStringList(); }

/// 1.e4, and a level's reply.
bool levelAnswers(WindowUnderTest& window, int level) {
    GameSetup setup = setupOf(person(), computer(kNoDepthLimit));
    setup.players[Black] = atLevel(setup.players[Black], level);
    window.start(setup);
    window.play("e2e4");
    return window.waitForPly(2);
}

}  // namespace

class AskTest : public QObject {
    Q_OBJECT

  private slots:
    void noLastMoveBeforeTheFirst() {
        WindowUnderTest window(setupOf(person(), person()));
        AskViewModel& ask = askOf(window);
        QCOMPARE(ask.lastMoveText(), QString());
        for (const Question question :
             {Question::WhyThis, Question::Changes, Question::Reach, Question::Techniques}) {
            ask.ask(question);
            QCOMPARE(ask.question(), Question::None);
            QVERIFY(!ask.isRunning());
        }
        QVERIFY(ask.canAskPosition());
        QVERIFY(answers(ask, Question::Threat));
    }

    void whyThisMove() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4"};
        AskViewModel& ask = askOf(window);
        QVERIFY(answers(ask, Question::WhyThis));
        QCOMPARE(ask.moveText(), QString("2.g4"));
        QCOMPARE(ask.verdict(), QString("is mated in 1"));
        QCOMPARE(ask.tone(), QString("mate"));
        QVERIFY2(ask.sentences().join(' ').contains("Allows mate in 1"),
                 qPrintable(ask.sentences().join(' ')));
        QVERIFY(ask.rows()->count() > 1);
        QCOMPARE(cellsOf(ask, 0).value(0), QString("2.g4"));
        QCOMPARE(cellsOf(ask, 0).size(), ask.columns().size());
        QVERIFY(ask.board().arrows.contains(BoardArrow{"g2", "g4", BoardArrow::Kind::Best}));
        // The board shows the position in which the move was played.
        QVERIFY(ask.takesBoard());
        QVERIFY(ask.board().placement.endsWith("RNBQKBNR"));
    }

    void whyNotAnotherMove() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4"};
        window.game().goBack();
        AskViewModel& ask = askOf(window);
        ask.ask(Question::WhyNot);
        QVERIFY(ask.isPicking());
        QVERIFY(!ask.isInstead());
        QVERIFY(ask.board().whiteMovable && !ask.board().blackMovable);
        QVERIFY(ask.pickMoves().contains("g4"));
        ask.pick("g9");
        QVERIFY(ask.isPicking());
        QVERIFY(ask.pickError().contains("g9"));
        ask.pick("g2g4");
        QVERIFY(QTest::qWaitFor([&] { return ask.isAnswered() && !ask.isRunning(); }, kLongMs));
        QVERIFY(ask.pickError().isEmpty());
        QCOMPARE(ask.pickedMove(), QString("g4"));
        QCOMPARE(ask.verdict(), QString("is mated in 1"));
        const BoardArrows arrows{{"g2", "g4", BoardArrow::Kind::Second},
                                 {"d8", "h4", BoardArrow::Kind::Threat}};
        QVERIFY(ask.board().arrows == arrows);
    }

    void whyNotInsteadOfTheLastMove() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4"};
        AskViewModel& ask = askOf(window);
        ask.ask(Question::WhyNot);
        ask.setInstead(true);
        QVERIFY(ask.board().whiteMovable && !ask.board().blackMovable);
        QVERIFY(!ask.pickMoves().contains("g4"));
        QVERIFY(ask.pickMoves().contains("d4"));
        ask.setInstead(false);
        QVERIFY(!ask.board().whiteMovable && ask.board().blackMovable);
        QVERIFY(ask.pickMoves().contains("Qh4#"));
    }

    void bestMoveChanges() {
        WindowUnderTest window;
        QVERIFY(levelAnswers(window, 8));
        AskViewModel& ask = askOf(window);
        ask.ask(Question::Changes);
        // The search of the game already has a result.
        QVERIFY(!ask.isRunning());
        QVERIFY(ask.isAnswered());
        QVERIFY(ask.sentences().front().startsWith("This is the search that chose the move"));
        QVERIFY(ask.rows()->count() >= 2);
        for (int row = 0; row < ask.rows()->count(); ++row)
            QCOMPARE(cellsOf(ask, row).value(0), QString::number(row + 1));
        for (int row = 1; row < ask.rows()->count(); ++row)
            QCOMPARE(ask.rows()->value(row, "strong").toBool(),
                     cellsOf(ask, row).value(1) != cellsOf(ask, row - 1).value(1));
    }

    void searchDepthAnswer() {
        WindowUnderTest window{"e2e4", "e7e5"};
        AskViewModel& ask = askOf(window);
        QVERIFY(answers(ask, Question::Reach));
        QVERIFY2(ask.sentences().front().startsWith("This is a new search at full strength"),
                 qPrintable(ask.note()));
        QCOMPARE(ask.rows()->count(), 2);
        QCOMPARE(ask.lineLength(), cellsOf(ask, 0).value(1).toInt());
        QVERIFY(ask.lineLength() >= cellsOf(ask, 1).value(1).toInt() - 1);
        // The end of the deepest line can be shown on the board.
        ask.setPly(ask.lineLength());
        QVERIFY(ask.takesBoard());
        QVERIFY(ask.aheadText().isEmpty());
        QVERIFY(ask.board().arrows.isEmpty());
    }

    void ablationAnswer() {
        WindowUnderTest window;
        QVERIFY(levelAnswers(window, 3));
        AskViewModel& ask = askOf(window);
        QVERIFY(answers(ask, Question::Techniques));
        QVERIFY(ask.rows()->count() > 20);
        QVERIFY2(ask.sentences().first().startsWith("It needs "), qPrintable(ask.sentences().first()));
        QCOMPARE(ask.columns().size(), 4);
    }

    void threatAnswer() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4"};
        window.game().goBack();
        AskViewModel& ask = askOf(window);
        // White to move: Black has no threat yet.
        QVERIFY(answers(ask, Question::Threat));
        QCOMPARE(ask.verdict(), QString("No threat was found"));
        window.game().goForward();
        QVERIFY(answers(ask, Question::Threat));
        QVERIFY2(ask.sentences().join(' ').contains("Mates in 1: "), qPrintable(ask.sentences().join(' ')));
    }

    void threatClaimsWaitForTheSearch() {
        AskedPosition asked;
        asked.request.search.position = Position::fromFen("8/8/4k3/8/8/8/3R4/3K4 b - - 0 1").value();
        ThreatAnswer answer;
        answer.threat.from = Position::fromFen("8/8/4k3/8/8/8/3R4/3K4 w - - 0 1").value();
        answer.threat.line = {parseMove(answer.threat.from, "Ke2").value()};
        const AnswerCard soFar = threatCard(asked, answer);
        QCOMPARE(soFar.verdict, QString("Looking for a threat…"));
        QVERIFY(soFar.sentences.isEmpty() && soFar.rows.empty() && soFar.move.isEmpty());
        answer.isFinal = true;
        QCOMPARE(threatCard(asked, answer).verdict, QString("No threat was found"));
    }

    void mateWithoutLineIsNotInPawns() {
        AskedPosition asked;
        asked.request.search.position = Position::fromFen("8/8/4k3/8/8/8/3R4/3K4 b - - 0 1").value();
        ThreatAnswer answer;
        answer.isFinal = true;
        answer.threat.from = Position::fromFen("8/8/4k3/8/8/8/3R4/3K4 w - - 0 1").value();
        answer.threat.line = {parseMove(answer.threat.from, "Ke2").value()};
        answer.threat.score = scoreOfMateIn(21);
        QCOMPARE(threatCard(asked, answer).sentences.join(' '),
                 QString("White threatens 1.Ke2: if Black passed, it would decide the game."));
    }

    /// A run that did not reach the depth has no move to compare.
    void onlyCompletedDepthsAreCompared() {
        AskedPosition asked;
        asked.request.search.position = Position::start();
        const Move e4 = parseMove(Position::start(), "e4").value();
        const auto run = [&](const char* technique, bool finished) {
            return AblationRun{technique, e4, 20, {e4}, 1000, finished};
        };
        AblationAnswer answer{.depth = 8,
                              .base = run("", true),
                              .runs = {run("null-move", true), run("killers", true)},
                              .isFinal = true};
        const auto last = [&] { return ablationCard(asked, answer).sentences.back(); };
        QVERIFY2(last().startsWith("None of the techniques changes"), qPrintable(last()));
        answer.runs.push_back(run("alpha-beta", false));
        QVERIFY2(last().startsWith("None of the 2 techniques whose search reached"), qPrintable(last()));
    }

    void balanceAnswer() {
        WindowUnderTest window(from(setupOf(person(), person()), "4k3/pp3ppp/8/8/8/8/PP3PPP/R3K3 w - - 0 1"));
        AskViewModel& ask = askOf(window);
        QVERIFY(answers(ask, Question::Balance));
        QVERIFY2(ask.verdict().startsWith("White is winning"), qPrintable(ask.verdict()));
        QCOMPARE(cellsOf(ask, 0).value(0), QString("Material"));
        // A bishop counts as a knight: the difference is two pawns.
        const MaterialChange material =
            materialOn(Position::fromFen("4k3/pp4pp/8/8/8/6n1/PPP2PPP/B3K3 w - - 0 1").value(), White);
        QCOMPARE(materialText(material.won, material.given).english, std::string("2 pawns"));
        QVERIFY2(ask.rows()->value(0, "detail").toString().startsWith("White is ahead by a rook"),
                 qPrintable(ask.rows()->value(0, "detail").toString()));
    }

    void knownJudgementIsShownAtOnce() {
        WindowUnderTest window(setupOf(person(), person()));
        AskViewModel& ask = askOf(window);
        QVERIFY(answers(ask, Question::Balance));
        const QString verdict = ask.verdict();
        ask.ask(Question::Balance);
        QCOMPARE(ask.verdict(), verdict);
        QVERIFY(!ask.note().startsWith("Depth 0"));
    }

    void reasonsMatchTheBoard() {
        struct Row {
            const char* fen;
            const char* said;
            const char* unsaid;
        };
        for (const Row& row :
             {Row{"7k/8/6K1/8/7P/5B2/8/8 w - - 0 1", "does not guard the corner", "Black's pawns"},
              Row{"2r3k1/5ppp/8/8/3n4/8/r4PPP/1R3QK1 w - - 0 1",
                  "White has the queen for a rook and a knight.", "bishop pair"},
              Row{"3B4/1r2p3/r2p1p2/bkp1P1p1/1p1P1PPp/p1P1K2P/PPB5/8 w - - 0 1",
                  "Black has 2 rooks for a bishop.", "queen"}}) {
            WindowUnderTest window(from(setupOf(person(), person()), row.fen));
            AskViewModel& ask = askOf(window);
            QVERIFY(answers(ask, Question::Balance));
            QStringList texts = ask.sentences();
            for (int i = 0; i < ask.rows()->count(); ++i) texts += ask.rows()->value(i, "detail").toString();
            const QString text = texts.join(' ');
            QVERIFY2(text.contains(row.said), qPrintable(text));
            QVERIFY2(!text.contains(row.unsaid), qPrintable(text));
        }
    }

    void levelsAnswer() {
        WindowUnderTest window(from(setupOf(person(), person()), "r3k3/8/8/1N6/8/8/5PPP/6K1 w q - 0 1"));
        AskViewModel& ask = askOf(window);
        QVERIFY(answers(ask, Question::Levels));
        QCOMPARE(ask.rows()->count(), kFullLevel);
        QCOMPARE(ask.moveText(), QString("1.Nc7+"));
        QCOMPARE(cellsOf(ask, kFullLevel - 1).value(1), QString("1.Nc7+"));
    }

    void linesCanBeStepped() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4"};
        AskViewModel& ask = askOf(window);
        QVERIFY(answers(ask, Question::WhyThis));
        ask.walk(0);
        QCOMPARE(ask.ply(), 1);
        QCOMPARE(ask.walkedText(), QString("2.g4"));
        QCOMPARE(ask.board().lastMove, (QStringList{"g2", "g4"}));
        ask.setPly(2);
        QCOMPARE(ask.walkedText(), QString("2.g4 Qh4#"));
        QCOMPARE(ask.board().checkSquare, QString("e1"));
        QVERIFY(ask.aheadText().isEmpty());
        ask.setPly(99);
        QCOMPARE(ask.ply(), 2);
        ask.walk(0);
        QCOMPARE(ask.ply(), 0);
        QVERIFY(!ask.board().whiteMovable && !ask.board().blackMovable);
    }

    void newPositionClearsTheAnswer() {
        WindowUnderTest window{"e2e4"};
        AskViewModel& ask = askOf(window);
        ask.ask(Question::WhyThis);
        QVERIFY(ask.isRunning());
        window.play("e7e5");
        QVERIFY(!ask.isRunning());
        QVERIFY(!ask.isAnswered());
        QVERIFY(ask.isOpen());
        QCOMPARE(ask.question(), Question::None);
        QCOMPARE(ask.lastMoveText(), QString("1…e5"));
        QVERIFY(!ask.takesBoard());
    }

    void questionCanBeStopped() {
        WindowUnderTest window{"e2e4"};
        AskViewModel& ask = *window.app->ask();
        ask.setBudget(1'000'000'000);
        ask.ask(Question::WhyThis);
        QVERIFY(QTest::qWaitFor([&] { return ask.note().startsWith("Depth"); }, kLongMs));
        ask.stop();
        QVERIFY(QTest::qWaitFor([&] { return !ask.isRunning(); }, kLongMs));
        QVERIFY(ask.isAnswered());
    }

    void closingClearsTheAnswer() {
        WindowUnderTest window{"e2e4"};
        AskViewModel& ask = askOf(window);
        QVERIFY(answers(ask, Question::Reach));
        ask.setOpen(false);
        QVERIFY(!ask.isAnswered());
        QVERIFY(ask.board().arrows.isEmpty());
        QVERIFY(!ask.takesBoard());
    }

    void finishedGameOnlyAllowsLastMoveQuestions() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4", "d8h4"};
        AskViewModel& ask = askOf(window);
        QVERIFY(!ask.canAskPosition());
        ask.ask(Question::Threat);
        QCOMPARE(ask.question(), Question::None);
        ask.ask(Question::WhyNot);
        QVERIFY(ask.isInstead());
        QVERIFY(!ask.board().whiteMovable && ask.board().blackMovable);
        QVERIFY(answers(ask, Question::WhyThis));
        QCOMPARE(ask.tone(), QString("good"));
    }
};

PLYGLASS_TEST(AskTest);
#include "ask_test.moc"

// The Evaluation page's view model: the terms of the position on the board, of the end of the best line and
// of the last move; nothing is computed while the page is hidden.
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// The evaluator with editable weights.
constexpr int kClassicalIndex = 2;

}  // namespace

class EvaluationTest : public QObject {
    Q_OBJECT

  private slots:
    void hiddenPageComputesNothing() {
        WindowUnderTest window{"e2e4"};
        QCOMPARE(window.app->evaluation()->terms()->rowCount(), 0);
        window.app->evaluation()->setActive(true);
        QVERIFY(window.app->evaluation()->terms()->rowCount() > 0);
        QCOMPARE(window.app->evaluation()->pieceValues()->rowCount(), 30);
    }

    void evaluationFollowsTheBoard() {
        WindowUnderTest window(setupOf(person(), person()));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setEvaluatorIndex(0);
        QCOMPARE(evaluation.scoreText(), QString("0.00"));
        for (const char* move : {"e2e4", "d7d5", "e4d5"}) window.play(move);
        QCOMPARE(evaluation.scoreText(), QString("+1.00"));
        QCOMPARE(evaluation.board().lastMove, (QStringList{"e4", "d5"}));
        QVERIFY(evaluation.board().placement.startsWith("rnbqkbnr/ppp1pppp"));
    }

    void castlingMarksTheKingsTarget() {
        WindowUnderTest window(from(setupOf(person(), person()), "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        window.play("e1g1");
        QCOMPARE(evaluation.board().lastMove, (QStringList{"e1", "g1"}));
        window.play("e8c8");
        QCOMPARE(evaluation.board().lastMove, (QStringList{"e8", "c8"}));
    }

    void castlingAtLineEndIsMarked() {
        WindowUnderTest window;
        // Only castling mates at once.
        window.start(from(setupOf(person(), person()), "4R3/8/8/8/8/5k1P/7P/4K2R w K - 0 1"));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setView(EvaluationViewModel::OfLine);
        QTRY_VERIFY_WITH_TIMEOUT(!evaluation.searching(), 60'000);
        QVERIFY2(evaluation.title().contains("O-O#"), qPrintable(evaluation.title()));
        QCOMPARE(evaluation.board().lastMove, (QStringList{"e1", "g1"}));
    }

    void lastMoveShowsItsChanges() {
        WindowUnderTest window{"e2e4", "d7d5", "e4d5"};
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setEvaluatorIndex(0);
        evaluation.setView(EvaluationViewModel::OfMove);
        QCOMPARE(evaluation.scoreText(), QString("+1.00"));
        QVERIFY(evaluation.title().contains("2.exd5"));
        QCOMPARE(evaluation.netHead(), QString("Change"));
        QCOMPARE(evaluation.terms()->value(0, "netText").toString(), QString("+1.00"));
    }

    void noChangeBeforeTheFirstMove() {
        WindowUnderTest window(setupOf(person(), person()));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setView(EvaluationViewModel::OfMove);
        QCOMPARE(evaluation.netHead(), QString("For White"));
        QCOMPARE(evaluation.firstHead(), QString("White"));
        QVERIFY(evaluation.title().startsWith("No move"));
        window.play("e2e4");
        QCOMPARE(evaluation.netHead(), QString("Change"));
    }

    void endOfTheBestLineIsSearched() {
        WindowUnderTest window(from(setupOf(person(), person()), "6k1/5ppp/8/3q4/3R4/8/5PPP/6K1 w - - 0 1"));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setEvaluatorIndex(0);
        evaluation.setView(EvaluationViewModel::OfLine);
        QVERIFY(evaluation.searching());
        QTRY_VERIFY_WITH_TIMEOUT(!evaluation.searching(), 60'000);
        QVERIFY(evaluation.title().contains("1.Rxd5"));
        QVERIFY(evaluation.scoreText().startsWith('+'));
    }

    void evaluatorsGiveTheirOwnTerms() {
        WindowUnderTest window{"g1f3"};
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        const int classicalTerms = evaluation.terms()->rowCount();
        evaluation.setEvaluatorIndex(3);
        QVERIFY(evaluation.terms()->rowCount() != classicalTerms);
        evaluation.setEvaluatorIndex(99);
        QCOMPARE(evaluation.evaluatorIndex(), 3);
        QCOMPARE(evaluation.evaluatorNames().size(), 5);
    }

    void changedWeightsApplyAtOnce() {
        WindowUnderTest window(from(setupOf(person(), person()), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setEvaluatorIndex(3);
        QVERIFY(evaluation.editable() && !evaluation.edited() && !evaluation.tapered());
        const double before = evaluation.scoreText().toDouble();
        constexpr int kRook = 3;
        const int value = evaluation.weights()->index(kRook).data(WeightModel::ValueRole).toInt();
        evaluation.setWeight(kRook, false, value + 100);
        QVERIFY(evaluation.edited());
        QVERIFY(std::abs(evaluation.scoreText().toDouble() - before - 1) < 0.005);
        QVERIFY(evaluation.weights()->index(kRook).data(WeightModel::ChangedRole).toBool());
        evaluation.resetWeights();
        QVERIFY(!evaluation.edited());
        QVERIFY(std::abs(evaluation.scoreText().toDouble() - before) < 0.005);
    }

    void savedWeightsCanBePlayed() {
        WindowUnderTest window(setupOf(person(), computer(2)));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setEvaluatorIndex(kClassicalIndex);
        QSignalSpy refused(&evaluation, &EvaluationViewModel::refused);
        evaluation.setWeight(0, true, 250);
        evaluation.playAgainst();
        QCOMPARE(refused.size(), 1);
        evaluation.keepAs("Pawn lover");
        QVERIFY(!evaluation.edited() && evaluation.own());
        QVERIFY(evaluation.evaluatorNames().contains("Pawn lover"));
        QVERIFY(window.techniques().player()->evaluatorNames().contains("Pawn lover"));
        evaluation.playAgainst();
        QCOMPARE(window.controller().setup().players[Black].evaluator.id, std::string("own-pawn-lover"));
        QCOMPARE(
            window.techniques().player()->evaluatorNames().at(window.techniques().player()->evaluatorIndex()),
            QString("Pawn lover"));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
    }

    void runningGameIsNotReplaced() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), computer(2));
        setup.players[Black] = atLevel(setup.players[Black], kFriendlyLevel);
        window.start(setup);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setEvaluatorIndex(kClassicalIndex);
        evaluation.keepAs("Pawn lover");
        QSignalSpy offered(window.app.get(), &AppViewModel::opponentOffered);
        evaluation.playAgainst();
        QCOMPARE(offered.size(), 1);
        QCOMPARE(offered[0][0].toString(), QString("Dora · Pawn lover"));
        QVERIFY(!window.controller().setup().players[Black].evaluator.isOwn());
        window.app->takeOpponent();
        QCOMPARE(window.controller().live()->ply(), 2);
        QCOMPARE(window.game().black().name, QString("Dora · Pawn lover"));
        QCOMPARE(window.controller().setup().players[Black].level, kFriendlyLevel);
        window.app->startAgainstOpponent();
        QCOMPARE(window.controller().live()->ply(), 0);
        QCOMPARE(window.game().black().name, QString("Dora · Pawn lover"));
    }

    void savedEvaluatorSurvivesRestart() {
        WindowUnderTest window(setupOf(person(), computer(2)));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setEvaluatorIndex(kClassicalIndex);
        evaluation.setWeight(0, false, 120);
        evaluation.keepAs("Mine");
        evaluation.playAgainst();
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        window.app->shutDown();
        window.open();
        window.game().resumeGame();
        QCOMPARE(window.controller().setup().players[Black].evaluator.id, std::string("own-mine"));
        QVERIFY(window.controller().setup().players[Black].evaluator.choice.classicalWeights != nullptr);
        window.app->shutDown();
        QVERIFY(QFile::remove(window.directory.filePath("data/evaluators/mine.json")));
        window.open();
        window.game().resumeGame();
        QCOMPARE(window.controller().setup().players[Black].evaluator.id, std::string("classical"));
    }

    void customEvaluatorCanBeRemoved() {
        WindowUnderTest window(setupOf(person(), person()));
        EvaluationViewModel& evaluation = *window.app->evaluation();
        evaluation.setActive(true);
        evaluation.setEvaluatorIndex(kClassicalIndex);
        evaluation.setWeight(0, false, 120);
        evaluation.keepAs("Mine");
        QVERIFY(evaluation.own());
        evaluation.removeOwn();
        QVERIFY(!evaluation.own());
        QVERIFY(!evaluation.evaluatorNames().contains("Mine"));
        QSignalSpy refused(&evaluation, &EvaluationViewModel::refused);
        evaluation.removeOwn();
        QCOMPARE(refused.size(), 1);
    }

    void closingStopsTheSearch() {
        WindowUnderTest window(setupOf(person(), person()));
        window.app->evaluation()->setActive(true);
        window.app->evaluation()->setView(EvaluationViewModel::OfLine);
        window.app->evaluation()->setActive(false);
        QVERIFY(!window.app->evaluation()->searching());
        window.close();
    }
};

PLYGLASS_TEST(EvaluationTest);
#include "evaluation_test.moc"

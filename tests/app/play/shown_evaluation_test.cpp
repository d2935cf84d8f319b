// The evaluation bar and the graph show the same win percentage as a game report.
#include "app/viewmodels/play/shown_evaluation.h"

#include "engine/chess/pgn.h"
#include "engine/lab/analysis/win_percent.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

PlayerSetup computerThatJudgesBy(EvaluatorKind kind) {
    PlayerSetup player{PlayerKind::Computer};
    player.evaluator = kind;
    return player;
}

double percentOfE4(Players players) {
    const Game game = readPgn("1. e4 { [%eval 1.00] } *").value();
    return evaluationHistory({game.root()->children().front().get()}, players).front();
}

}  // namespace

class ShownEvaluationTest : public QObject {
    Q_OBJECT
  private slots:
    void theNetworksScoresAreWeighedAsInAReport() {
        GameSetup setup;
        setup.players = {PlayerSetup{}, computerThatJudgesBy(EvaluatorKind::Network)};
        const Game game = readPgn("1. e4 *").value();
        const Position& position = game.root()->children().front()->position();
        QVERIFY(winScale(position, EvaluatorKind::Network) > 1.2);
        QCOMPARE(percentOfE4(&setup), winPercent(100, winScale(position, EvaluatorKind::Network)));
    }

    void aMoveIsJudgedByItsPlayerOrByThePersonsOpponent() {
        GameSetup setup;
        setup.players = {computerThatJudgesBy(EvaluatorKind::Classical),
                         computerThatJudgesBy(EvaluatorKind::Network)};
        QCOMPARE(percentOfE4(&setup), winPercent(100));
        setup.players[White] = PlayerSetup{};
        QVERIFY(percentOfE4(&setup) > winPercent(100));
    }

    void scoresOfAGameFromElsewhereStandForWhatTheySay() { QCOMPARE(percentOfE4(nullptr), winPercent(100)); }
};

PLYGLASS_TEST(ShownEvaluationTest);
#include "shown_evaluation_test.moc"

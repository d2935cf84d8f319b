// The tuner: its arithmetic is the evaluator's, its slopes are slopes, it finds weights that made the
// results, and it does the same thing every time.
#include <QTest>
#include <cmath>
#include <cstdlib>

#include "engine/chess/fen.h"
#include "engine/eval/hand_weights_file.h"
#include "engine/learning/real_weights.h"
#include "tests/engine/chess/random_games.h"

using namespace plyglass;

namespace {

/// Weights with nothing round about them.
HandWeights unevenWeights() {
    HandWeights weights = formulaHandWeights();
    Random random(8);
    for (Tapered& value : weights.values)
        value +=
            makeTapered(static_cast<int>(random.below(41)) - 20, static_cast<int>(random.below(41)) - 20);
    return weights;
}

}  // namespace

class TunerTest : public QObject {
    Q_OBJECT

  private slots:
    void itJudgesAsTheEvaluatorDoes() {
        const HandWeights weights = unevenWeights();
        HandEvaluator evaluator(std::make_shared<const HandWeights>(weights));
        const RealWeights real = toReal(weights);
        visitRandomGames(21, gamesFor(60), 200, [&](const Position& position, const MoveList&) {
            TunerData data;
            data.addGame({{position, 0.5, std::nullopt}});
            const double judged = judge(data, data.samples().front(), real).scoreCp;
            evaluator.reset(position);
            const int score = evaluator.evaluate(position);
            const int forWhite = position.sideToMove() == White ? score : -score;
            if (std::abs(judged - forWhite) > 6)
                qWarning("%s: %f, not %d", toFen(position).c_str(), judged, forWhite);
            QVERIFY(std::abs(judged - forWhite) <= 6);
        });
    }
};

QTEST_APPLESS_MAIN(TunerTest)
#include "tuner_test.moc"

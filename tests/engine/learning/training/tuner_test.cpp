// Tuner: agreement with the evaluator, gradients, recovery of known weights, and reproducibility.
#include <cmath>
#include <cstdlib>

#include "engine/chess/fen.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "engine/learning/training/real_weights.h"
#include "tests/engine/chess/random_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Weights without any regularity.
ClassicalWeights unevenWeights() {
    ClassicalWeights weights = formulaClassicalWeights();
    Random random(8);
    for (Tapered& value : weights.values)
        value +=
            makeTapered(static_cast<int>(random.below(41)) - 20, static_cast<int>(random.below(41)) - 20);
    return weights;
}

/// Positions of random games with results by the evaluator of `truth`: data with known weights.
TunerData worldOf(const ClassicalWeights& truth, int games) {
    TunerData data;
    ClassicalEvaluator evaluator(std::make_shared<const ClassicalWeights>(truth));
    std::vector<QuietPosition> positions;
    visitRandomGames(23, games, 120, [&](const Position& position, const MoveList&) {
        if (position == Position::start() && !positions.empty()) {
            data.addGame(positions);
            positions.clear();
        }
        evaluator.reset(position);
        const int score = evaluator.evaluate(position);
        const int forWhite = position.sideToMove() == White ? score : -score;
        positions.push_back({position, 0.5, forWhite});
    });
    data.addGame(positions);
    return data;
}

TunerOptions fewEpochs() {
    TunerOptions options;
    options.epochs = 12;
    options.batchSize = 512;
    options.resultShare = 0;
    options.l2Penalty = 0;
    return options;
}

}  // namespace

class TunerTest : public QObject {
    Q_OBJECT

  private slots:
    void traceMatchesTheEvaluator() {
        const ClassicalWeights weights = unevenWeights();
        ClassicalEvaluator evaluator(std::make_shared<const ClassicalWeights>(weights));
        const RealWeights real = dequantized(weights);
        visitRandomGames(21, gamesFor(60), 200, [&](const Position& position, const MoveList&) {
            TunerData data;
            data.addGame({{position, 0.5, std::nullopt}});
            const double judged = evaluate(data, data.samples().front(), real).cp;
            evaluator.reset(position);
            const int score = evaluator.evaluate(position);
            const int forWhite = position.sideToMove() == White ? score : -score;
            if (std::abs(judged - forWhite) > 6)
                qWarning("%s: %f, not %d", toFen(position).c_str(), judged, forWhite);
            QVERIFY(std::abs(judged - forWhite) <= 6);
        });
    }

    void tunerGradientsMatchFiniteDifferences() {
        RealWeights weights = dequantized(unevenWeights());
        Random random(9);
        int checked = 0;
        visitRandomGames(22, 6, 120, [&](const Position& position, const MoveList&) {
            TunerData data;
            data.addGame({{position, 0.5, std::nullopt}});
            const TunerSample& sample = data.samples().front();
            RealWeights gradient{};
            addGradient(data, sample, evaluate(data, sample, weights), 1, gradient);
            constexpr double kStep = 1e-4;
            for (int trial = 0; trial < 20; ++trial) {
                const bool inDanger = trial % 2 == 0;
                const int weight = inDanger ? weightIndex(ClassicalTerm::KingDanger) +
                                                  static_cast<int>(random.below(kDangerFeatures))
                                            : static_cast<int>(random.below(kClassicalWeightCount));
                const int half = static_cast<int>(random.below(2));
                const double before = weights[weight][half];
                weights[weight][half] = before + kStep;
                const double above = evaluate(data, sample, weights).cp;
                weights[weight][half] = before - kStep;
                const double below = evaluate(data, sample, weights).cp;
                weights[weight][half] = before;
                QVERIFY(std::abs((above - below) / (2 * kStep) - gradient[weight][half]) < 0.01);
                checked += gradient[weight][half] != 0;
            }
        });
        QVERIFY(checked > 100);
    }

    void normalizingKeepsTheEvaluation() {
        const RealWeights before = dequantized(unevenWeights());
        RealWeights after = before;
        const TunerData data = worldOf(formulaClassicalWeights(), 4);
        const double factor = normalize(after, data.counts());
        const int pawn = weightIndex(ClassicalTerm::Material, Pawn);
        QVERIFY(std::abs((after[pawn][0] + after[pawn][1]) / 2 - 100) < 1e-9);
        for (const TunerSample& sample : data.samples()) {
            const double score = evaluate(data, sample, before).cp;
            if (std::abs(score) > 3000) continue;  // the danger may be clipped at its maximum
            QVERIFY(std::abs(evaluate(data, sample, after).cp - factor * score) < 1e-6);
        }
    }

    void tuningApproachesTheTrueWeights() {
        ClassicalWeights truth = formulaClassicalWeights();
        truth.at(ClassicalTerm::Material, Knight) = makeTapered(250, 250);
        truth.at(ClassicalTerm::Tempo) = makeTapered(60, 60);
        const TunerData data = worldOf(truth, 44);
        const auto report = tuneClassicalWeights(data, formulaClassicalWeights(), fewEpochs(), {});
        QVERIFY(report);
        QVERIFY(report->lossAfter < report->lossBefore / 2);
        QVERIFY(report->heldOutAfter < report->heldOutBefore);
        QVERIFY(middlegameOf(report->weights.at(ClassicalTerm::Tempo)) >
                middlegameOf(formulaClassicalWeights().at(ClassicalTerm::Tempo)));
    }

    void tuningIsIndependentOfThreads() {
        const TunerData data = worldOf(unevenWeights(), 12);
        JobContext three;
        three.threads = 3;
        const auto one = tuneClassicalWeights(data, formulaClassicalWeights(), fewEpochs(), {});
        const auto other = tuneClassicalWeights(data, formulaClassicalWeights(), fewEpochs(), three);
        QVERIFY(one && other);
        QCOMPARE(one->weights, other->weights);
        QCOMPARE(one->heldOutAfter, other->heldOutAfter);
    }

    void tuningCanBeStopped() {
        const TunerData data = worldOf(unevenWeights(), 4);
        std::stop_source stop;
        stop.request_stop();
        JobContext context;
        context.stop = stop.get_token();
        int epochs = 0;
        context.onProgress = [&](const JobProgress&) { ++epochs; };
        QVERIFY(tuneClassicalWeights(data, formulaClassicalWeights(), fewEpochs(), context));
        QCOMPARE(epochs, 0);
    }

    void noPositionsIsAnError() {
        const auto report = tuneClassicalWeights(TunerData(), formulaClassicalWeights(), {}, {});
        QVERIFY(!report);
        QVERIFY(report.error().english.find("no quiet position") != std::string::npos);
    }
};

PLYGLASS_TEST(TunerTest);
#include "tuner_test.moc"

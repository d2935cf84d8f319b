// Network trainer: gradients against finite differences, learning, and identical resumption.

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/eval/material.h"
#include "engine/learning/training/network_training.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Positions of random games with score and result by material.
std::vector<TrainingPosition> materialPositions(int size, std::uint64_t seed) {
    Random random(seed);
    const auto material = makeEvaluator(EvaluatorKind::Material);
    std::vector<TrainingPosition> positions;
    Position position = Position::start();
    while (static_cast<int>(positions.size()) < size) {
        const MoveList moves = legalMoves(position);
        if (moves.empty() || position.halfmoveClock() > 40) {
            position = Position::start();
            continue;
        }
        (void)position.play(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]);
        material->reset(position);
        const int score = material->evaluate(position);
        positions.push_back(packed(position, score > 0 ? 1 : score < 0 ? 0 : 0.5));
    }
    return positions;
}

TrainerOptions smallTrainer() {
    TrainerOptions options;
    options.shape = {.hidden = 32, .buckets = 2, .isMirrored = true};
    options.seed = 5;
    return options;
}

TrainingData smallData() {
    TrainingData data;
    data.positions = materialPositions(3000, 1);
    data.heldOut = materialPositions(500, 2);
    return data;
}

TrainingOptions shortTraining() {
    TrainingOptions options;
    options.trainer = smallTrainer();
    options.samples = 20'000;
    options.batchSize = 256;
    options.reportEvery = 5'000;
    return options;
}

}  // namespace

class NetworkTrainerTest : public QObject {
    Q_OBJECT

  private slots:
    void gradientsMatchFiniteDifferences_data() {
        const TestRows<double> row;
        row("as the scores say", 1.0);
        row("steeper", 1.65);
    }

    void gradientsMatchFiniteDifferences() {
        TrainerOptions options = smallTrainer();
        const auto [steepness] = testRow<double>();
        options.steepness = steepness;
        NetworkTrainer trainer(options);
        // Neurons must be well inside 0 … 1, or epsilon steps would cross the clipping limits.
        for (int group = 0; group < trainer.parameters().groups(); ++group)
            for (int place = 0; place < trainer.parameters().width(); ++place)
                trainer.parameters().rows(group).biases[place] = 0.5f;
        const auto positions = materialPositions(20, 3);
        NetworkParameters gradients(trainer.options().shape);
        trainer.gradients(positions, gradients);
        Random random(4);
        AlignedVector<float>& values = trainer.parameters().values();
        int compared = 0;
        while (compared < 60) {
            const std::size_t at = random.below(values.size());
            const auto gradient =
                static_cast<double>(gradients.values()[at]) / static_cast<double>(positions.size());
            if (std::abs(gradient) < 1e-5) continue;
            ++compared;
            constexpr float kStep = 1e-2f;
            const float was = values[at];
            values[at] = was + kStep;
            const double above = trainer.error(positions);
            values[at] = was - kStep;
            const double below = trainer.error(positions);
            values[at] = was;
            const double difference = (above - below) / (2 * static_cast<double>(kStep));
            QVERIFY2(std::abs(difference - gradient) < 0.02 * std::abs(gradient) + 1e-6,
                     qPrintable(QString("%1 against %2").arg(gradient).arg(difference)));
        }
    }

    void learnsPieceValues() {
        TrainingOptions options = shortTraining();
        options.samples = 600'000;
        options.learningRate = 0.004;
        NetworkTrainer trainer(options.trainer);
        TrainingData data = smallData();
        data.positions = materialPositions(30'000, 6);
        const double before = trainer.error(data.heldOut);
        train(trainer, data, options, {}, [](const TrainingReport&) {});
        QVERIFY2(trainer.error(data.heldOut) < before / 4,
                 qPrintable(QString("%1 after %2").arg(trainer.error(data.heldOut)).arg(before)));
        const Network network = trainer.network();
        const auto score = [&](const char* fen) { return network.evaluate(Position::fromFen(fen).value()); };
        QVERIFY(score("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") > 200);
        QVERIFY(score("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1") < -200);
    }

    void quantizedEvalIsClose() {
        NetworkTrainer trainer(smallTrainer());
        const TrainingData data = smallData();
        train(trainer, data, shortTraining(), {}, [](const TrainingReport&) {});
        const QuantizationLoss error = quantizationLoss(trainer, data.heldOut);
        QVERIFY2(error.meanCp < 3, qPrintable(QString::number(error.meanCp)));
    }

    void factorScalesTheOutput() {
        NetworkTrainer trainer(smallTrainer());
        const TrainingData data = smallData();
        train(trainer, data, shortTraining(), {}, [](const TrainingReport&) {});
        const Network network = trainer.network(0.5);
        double difference = 0;
        for (const TrainingPosition& position : data.heldOut)
            difference +=
                std::abs(trainer.output(position) * kNetworkScaleCp / 2 - outputOf(network, position));
        difference /= static_cast<double>(data.heldOut.size());
        QVERIFY2(difference < 3, qPrintable(QString::number(difference)));
        QVERIFY(std::abs(quantizationLoss(trainer, data.heldOut, 0.5).meanCp - difference) < 1e-6);
        QVERIFY(!network.judgesLike(trainer.network()));
    }

    void continuesFromANetwork() {
        const TrainingData data = smallData();
        NetworkTrainer first(smallTrainer());
        train(first, data, shortTraining(), {}, [](const TrainingReport&) {});
        const Network network = first.network();
        TrainerOptions other = smallTrainer();
        other.seed = 6;
        NetworkTrainer second(other);
        second.startFrom(network);
        QVERIFY(second.network().judgesLike(network));

        other.shape.hidden = 64;
        NetworkTrainer wider(other);
        const double before = wider.error(data.heldOut);
        wider.startFrom(network);
        QVERIFY(std::abs(wider.error(data.heldOut) - first.error(data.heldOut)) <
                std::abs(before - first.error(data.heldOut)) / 10);
        const double begun = wider.error(data.heldOut);
        train(wider, data, shortTraining(), {}, [](const TrainingReport&) {});
        QVERIFY(wider.error(data.heldOut) < begun);
    }

    void l2SpStaysNearTheInitialNetwork() {
        const TrainingData data = smallData();
        NetworkTrainer first(smallTrainer());
        train(first, data, shortTraining(), {}, [](const TrainingReport&) {});
        const Network network = first.network();
        const auto distanceWith = [&](double l2SpDecay) {
            TrainingOptions options = shortTraining();
            options.trainer.l2SpDecay = l2SpDecay;
            NetworkTrainer trainer(options.trainer);
            trainer.startFrom(network);
            const AlignedVector<float> start = trainer.parameters().values();
            train(trainer, data, options, {}, [](const TrainingReport&) {});
            double sum = 0;
            for (std::size_t i = 0; i < start.size(); ++i)
                sum += std::abs(static_cast<double>(trainer.parameters().values()[i] - start[i]));
            return sum;
        };
        const double free = distanceWith(0);
        const double held = distanceWith(100);
        QVERIFY(held > 0);
        QVERIFY2(held < free / 2, qPrintable(QString("%1, free %2").arg(held).arg(free)));
    }

    void resumedTrainingIsBitIdentical() {
        const TrainingData data = smallData();
        NetworkTrainer atOnce(smallTrainer());
        train(atOnce, data, shortTraining(), {}, [](const TrainingReport&) {});

        NetworkTrainer first(smallTrainer());
        std::stop_source stop;
        JobContext context;
        context.stop = stop.get_token();
        train(first, data, shortTraining(), context, [&](const TrainingReport&) { stop.request_stop(); });
        QVERIFY(first.steps() > 0);
        QVERIFY(first.steps() < atOnce.steps());
        NetworkTrainer second(smallTrainer());
        QVERIFY(restoreCheckpoint(second, 7, toCheckpoint(first, 7), "state").has_value());
        train(second, data, shortTraining(), {}, [](const TrainingReport&) {});
        QVERIFY(second.state() == atOnce.state());
    }

    void invalidCheckpointsAreRefused() {
        NetworkTrainer trainer(smallTrainer());
        const std::string whole = toCheckpoint(trainer, 7);
        const NetworkTrainer::State before = trainer.state();
        TrainerOptions other = smallTrainer();
        other.shape.hidden = 64;
        NetworkTrainer larger(other);
        const auto mismatch = restoreCheckpoint(larger, 7, whole, "state");
        QVERIFY(!mismatch);
        QVERIFY(mismatch.error().english.find("another shape") != std::string::npos);
        std::string damaged = whole;
        damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 1);
        QVERIFY(!restoreCheckpoint(trainer, 7, damaged, "state"));
        QVERIFY(!restoreCheckpoint(trainer, 7, whole.substr(0, whole.size() - 9), "state"));
        QVERIFY(!restoreCheckpoint(trainer, 7, "", "state"));
        const auto foreign = restoreCheckpoint(trainer, 8, whole, "state");
        QVERIFY(!foreign);
        QVERIFY(foreign.error().english.find("state belongs to a training with other games") == 0);
        QVERIFY(trainer.state() == before);
    }

    void fingerprintCoversAllInputs() {
        const TrainingData data = smallData();
        const TrainingOptions options = shortTraining();
        const auto courseWith = [&](const TrainingOptions& with, const TrainingData& games) {
            return runFingerprint(NetworkTrainer(with.trainer), games, with);
        };
        const std::uint64_t fingerprint = courseWith(options, data);
        QCOMPARE(courseWith(options, data), fingerprint);
        TrainingOptions other = options;
        other.trainer.threads = 2;
        QCOMPARE(courseWith(other, data), fingerprint);
        other.trainer.seed = 2;
        QVERIFY(courseWith(other, data) != fingerprint);
        other = options;
        other.batchSize /= 2;
        QVERIFY(courseWith(other, data) != fingerprint);
        other = options;
        other.trainer.shape.isMirrored = !other.trainer.shape.isMirrored;
        QVERIFY(courseWith(other, data) != fingerprint);
        TrainingData fewer = data;
        fewer.positions.pop_back();
        QVERIFY(courseWith(options, fewer) != fingerprint);
    }
};

PLYGLASS_TEST(NetworkTrainerTest);
#include "network_trainer_test.moc"

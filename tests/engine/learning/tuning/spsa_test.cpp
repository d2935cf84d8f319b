// SPSA: gains, rounding and convergence.
#include "engine/learning/tuning/spsa.h"

#include <cmath>
#include <cstdlib>

#include "engine/base/random.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Strength with these values: best at 140, 7 and -300, in steps of each.
double spsaStrength(const std::vector<int>& values) {
    const double a = (values[0] - 140) / 10.0;
    const double b = values[1] - 7;
    const double c = (values[2] + 300) / 40.0;
    return -(a * a + b * b + c * c);
}

std::vector<TunableRow> threeParameters() {
    return {{"a", 80, 0, 300, 10}, {"b", 3, 0, 20, 1}, {"c", 0, -1000, 1000, 40}};
}

/// Plays the remaining iterations with very noisy results.
void playNoisily(Spsa& spsa, int iterations) {
    for (int i = 0; i < iterations && !spsa.isFinished(); ++i) {
        Random chance(scrambled(static_cast<std::uint64_t>(spsa.iteration()) + 77));
        const SpsaTrial trial = spsa.trial();
        const double noise = static_cast<double>(chance.below(21)) - 10;
        spsa.step(std::round(spsaStrength(trial.plus) - spsaStrength(trial.minus) + noise));
    }
}

}  // namespace

class SpsaTest : public QObject {
    Q_OBJECT

  private slots:
    void convergesInNoise() {
        for (const std::uint64_t seed : {1, 2, 3}) {
            Spsa spsa(threeParameters(), {.iterations = 4000, .endRate = 0.01, .seed = seed});
            playNoisily(spsa, 4000);
            QVERIFY(spsa.isFinished());
            QVERIFY2(std::abs(spsa.theta()[0] - 140) < 10, qPrintable(QString::number(spsa.theta()[0])));
            QVERIFY2(std::abs(spsa.theta()[1] - 7) < 1, qPrintable(QString::number(spsa.theta()[1])));
            QVERIFY2(std::abs(spsa.theta()[2] + 300) < 40, qPrintable(QString::number(spsa.theta()[2])));
        }
    }

    void lastIterationHasTheGivenGains() {
        Spsa spsa({{"a", 100, 0, 1000, 10}}, {.iterations = 1, .endRate = 0.02, .seed = 5});
        const SpsaTrial trial = spsa.trial();
        QCOMPARE(std::abs(trial.plus[0] - trial.minus[0]), 20);
        spsa.step(3);
        QCOMPARE(std::abs(spsa.theta()[0] - 100), 0.02 * 10 * 3);
        QCOMPARE(spsa.theta()[0] > 100, trial.plus[0] > trial.minus[0]);
    }

    void gainsFollowSpall() {
        constexpr int kIterations = 1000;
        Spsa spsa({{"a", 5000, 0, 10000, 100}}, {.iterations = kIterations, .endRate = 0.002, .seed = 5});
        const double c = 100 * std::pow(kIterations, 0.101);
        const SpsaTrial trial = spsa.trial();
        QVERIFY(std::abs(std::abs(trial.plus[0] - trial.minus[0]) - 2 * c) <= 1);
        spsa.step(1);
        const double a = 0.002 * 100 * 100 * std::pow(1100.0 / 101, 0.602);
        QCOMPARE(std::abs(spsa.theta()[0] - 5000), a / c);
    }

    void resumedSpsaIsIdentical() {
        const SpsaOptions options{.iterations = 200, .endRate = 0.01, .seed = 9};
        Spsa whole(threeParameters(), options);
        playNoisily(whole, 200);
        Spsa first(threeParameters(), options);
        playNoisily(first, 77);
        Spsa second(threeParameters(), options);
        second.resume(first.iteration(), first.theta());
        QCOMPARE(second.trial().plus, first.trial().plus);
        playNoisily(second, 200);
        QVERIFY(second.isFinished());
        QCOMPARE(second.theta(), whole.theta());
    }

    void valuesStayInRange() {
        Spsa spsa({{"a", 4, 3, 6, 2}, {"b", 0, -1, 1, 1}}, {.iterations = 500, .endRate = 0.5, .seed = 3});
        while (!spsa.isFinished()) {
            const SpsaTrial trial = spsa.trial();
            for (const auto& side : {trial.plus, trial.minus}) {
                QVERIFY(side[0] >= 3 && side[0] <= 6);
                QVERIFY(side[1] >= -1 && side[1] <= 1);
            }
            spsa.step(spsa.iteration() % 2 == 0 ? 16 : -16);
            QVERIFY(spsa.theta()[0] >= 3 && spsa.theta()[0] <= 6);
        }
    }

    void roundingIsUnbiased() {
        constexpr int kIterations = 5000;
        Spsa spsa({{"a", 10, 0, 100, 2}}, {.iterations = kIterations, .endRate = 0.002, .seed = 1});
        double sum = 0;
        for (int i = 0; i < kIterations; ++i) {
            spsa.resume(i, {10.25});
            const SpsaTrial trial = spsa.trial();
            sum += trial.plus[0] + trial.minus[0];
        }
        QVERIFY(std::abs(sum / (2 * kIterations) - 10.25) < 0.03);
    }

    void seedsGiveDifferentTrials() {
        const auto trials = [](std::uint64_t seed) {
            Spsa spsa(threeParameters(), {.iterations = 50, .endRate = 0.002, .seed = seed});
            std::vector<int> values;
            for (; !spsa.isFinished(); spsa.step(0)) values.push_back(spsa.trial().plus[0]);
            return values;
        };
        QCOMPARE(trials(1), trials(1));
        QVERIFY(trials(1) != trials(2));
    }
};

PLYGLASS_TEST(SpsaTest);
#include "spsa_test.moc"

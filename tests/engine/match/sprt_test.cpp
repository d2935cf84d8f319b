// SPRT against a slow maximum likelihood search, and against random results.
#include <array>
#include <cmath>

#include "engine/base/random.h"
#include "engine/match/sprt.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using Shares = std::array<double, 5>;

double valueOf(int category) { return category / 4.0; }

/// Deviation of a distribution from the hypothesis; increases when share moves from the fourth category to
/// the last.
double excess(const Shares& p, EloModel model, double elo) {
    double mean = 0;
    double squares = 0;
    for (int c = 0; c < 5; ++c) {
        mean += p[c] * valueOf(c);
        squares += p[c] * valueOf(c) * valueOf(c);
    }
    if (model == EloModel::Logistic) return mean - 1 / (1 + std::pow(10, -elo / 400));
    const double perGame = std::sqrt(2 * (squares - mean * mean));
    return (mean - 0.5) / perGame - elo * std::log(10.0) / 800;
}

/// Likelihood of the results if the first three shares are given and the last two satisfy the hypothesis;
/// −infinity if impossible.
double likelihood(const Shares& seen, std::array<double, 3> first, EloModel model, double elo) {
    Shares p{first[0], first[1], first[2], 0, 0};
    const double rest = 1 - first[0] - first[1] - first[2];
    if (rest <= 0 || first[0] <= 0 || first[1] <= 0 || first[2] <= 0) return -HUGE_VAL;
    double low = 0;
    double high = rest;
    for (int i = 0; i < 100; ++i) {
        p[4] = (low + high) / 2;
        p[3] = rest - p[4];
        (excess(p, model, elo) < 0 ? low : high) = p[4];
    }
    if (std::abs(excess(p, model, elo)) > 1e-9) return -HUGE_VAL;
    double sum = 0;
    for (int c = 0; c < 5; ++c) sum += seen[c] * std::log(p[c]);
    return sum;
}

/// Hill climbing from many starting points.
double greatestLikelihood(const Shares& seen, EloModel model, double elo) {
    std::array<double, 3> best{0.2, 0.2, 0.2};
    double value = likelihood(seen, best, model, elo);
    for (double step = 0.1; step > 1e-8;) {
        bool better = false;
        for (int direction = 0; direction < 27; ++direction) {
            std::array<double, 3> next = best;
            for (int i = 0, code = direction; i < 3; ++i, code /= 3) next[i] += step * (code % 3 - 1);
            const double there = likelihood(seen, next, model, elo);
            if (!(there > value)) continue;
            best = next;
            value = there;
            better = true;
        }
        if (!better) step /= 2;
    }
    return value;
}

double slowRatio(const SprtOptions& options, const PairCounts& pairs) {
    Shares seen;
    for (int c = 0; c < 5; ++c) seen[c] = std::max(static_cast<double>(pairs[c]), 1e-3);
    return greatestLikelihood(seen, options.model, options.elo1) -
           greatestLikelihood(seen, options.model, options.elo0);
}

/// Random result of a game pair in which the first player is slightly better.
int randomPair(Random& random, int winPercent, int lossPercent) {
    int points = 0;
    for (int game = 0; game < 2; ++game) {
        const auto roll = static_cast<int>(random.below(100));
        points += roll < winPercent ? 2 : roll < winPercent + lossPercent ? 0 : 1;
    }
    return points;
}

}  // namespace

class SprtTest : public QObject {
    Q_OBJECT

  private slots:
    void ratioMatchesReference_data() {
        const TestRows<PairCounts, double, double> row;
        const std::vector<PairCounts> results{{5, 20, 50, 20, 5}, {3, 17, 42, 31, 12},
                                              {30, 11, 13, 5, 1}, {0, 1, 0, 1, 0},
                                              {0, 0, 9, 0, 0},    {100, 900, 2000, 1010, 130}};
        int number = 0;
        for (const auto& pairs : results)
            for (const auto& [elo0, elo1] : {std::pair(0.0, 5.0), {-5.0, 0.0}, {0.0, 50.0}, {-30.0, 30.0}})
                row(QByteArray::number(++number), pairs, elo0, elo1);
    }
    void ratioMatchesReference() {
        const auto [counts, elo0, elo1] = testRow<PairCounts, double, double>();
        for (const EloModel model : {EloModel::Logistic, EloModel::Normalized}) {
            const SprtOptions options{elo0, elo1, 0.05, 0.05, model};
            const double fast = logLikelihoodRatio(options, counts);
            const double slow = slowRatio(options, counts);
            QVERIFY2(std::abs(fast - slow) < 1e-3 * (1 + std::abs(slow)),
                     qPrintable(QString("%1, slowly %2").arg(fast).arg(slow)));
        }
    }

    void boundsMatchWald() {
        const SprtState state = testSequentially({0, 5, 0.05, 0.1, EloModel::Logistic}, {});
        QCOMPARE(state.llr, 0.0);
        QCOMPARE(state.upper, std::log(0.9 / 0.05));
        QCOMPARE(state.lower, std::log(0.1 / 0.95));
        QCOMPARE(state.verdict, SprtVerdict::Undecided);
    }

    void clearResultsAreDecided() {
        const SprtOptions options{0, 10, 0.05, 0.05, EloModel::Normalized};
        QCOMPARE(testSequentially(options, {10, 100, 300, 250, 60}).verdict, SprtVerdict::AcceptH1);
        QCOMPARE(testSequentially(options, {60, 250, 300, 100, 10}).verdict, SprtVerdict::AcceptH0);
    }

    void errorRateIsRespected() {
        // Equal players: H0 is true, and H1 may be accepted in 5 % of the tests; with 200 tests 9 % is
        // significant.
        const SprtOptions options{0, 40, 0.05, 0.05, EloModel::Logistic};
        Random random(11);
        int wrong = 0;
        int undecided = 0;
        constexpr int kTests = 200;
        for (int test = 0; test < kTests; ++test) {
            PairCounts pairs{};
            SprtState state;
            for (int n = 0; n < 3'000 && state.verdict == SprtVerdict::Undecided; ++n) {
                ++pairs[randomPair(random, 30, 30)];
                if (n % 4 == 3) state = testSequentially(options, pairs);
            }
            wrong += state.verdict == SprtVerdict::AcceptH1;
            undecided += state.verdict == SprtVerdict::Undecided;
        }
        QCOMPARE(undecided, 0);
        QVERIFY2(wrong <= kTests * 9 / 100, qPrintable(QString::number(wrong)));
    }
};

PLYGLASS_TEST(SprtTest);
#include "sprt_test.moc"

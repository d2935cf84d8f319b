// Elo and its interval against a game-by-game reference.
#include <cmath>
#include <vector>

#include "engine/match/elo.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

bool isNear(double a, double b, double tolerance = 1e-6) { return std::abs(a - b) <= tolerance; }

/// Normal CDF by numeric integration.
double slowNormalCdf(double x) {
    constexpr double kStep = 1e-4;
    double sum = 0;
    for (double z = -10; z < x; z += kStep)
        sum += std::exp(-(z + kStep / 2) * (z + kStep / 2) / 2) * std::min(kStep, x - z);
    return sum / std::sqrt(2 * std::acos(-1.0));
}

/// Elo of a score by numeric search.
double slowElo(double score) {
    double low = -4000;
    double high = 4000;
    for (int i = 0; i < 200; ++i) (scoreOfElo((low + high) / 2) < score ? low : high) = (low + high) / 2;
    return low;
}

}  // namespace

class EloTest : public QObject {
    Q_OBJECT

  private slots:
    void scoreEloConversionIsKnown() {
        QVERIFY(isNear(scoreOfElo(0), 0.5));
        QVERIFY(isNear(scoreOfElo(400), 10.0 / 11));
        QVERIFY(isNear(scoreOfElo(-400), 1.0 / 11));
        QVERIFY(isNear(eloOfScore(0.75), 190.848501887865));
        QVERIFY(std::isinf(eloOfScore(1)) && eloOfScore(1) > 0);
        QVERIFY(std::isinf(eloOfScore(0)) && eloOfScore(0) < 0);
    }

    void intervalMatchesReference_data() {
        const TestRows<QList<int>> row;
        row("level", QList<int>{5, 20, 50, 20, 5});
        row("better", QList<int>{3, 17, 42, 31, 12});
        row("much worse", QList<int>{40, 11, 3, 0, 1});
        row("two pairs", QList<int>{0, 1, 0, 1, 0});
    }
    void intervalMatchesReference() {
        const auto [pairs] = testRow<QList<int>>();
        PairCounts counts{};
        std::vector<double> values;
        for (int i = 0; i < 5; ++i) {
            counts[i] = pairs[i];
            values.insert(values.end(), static_cast<std::size_t>(pairs[i]), i / 4.0);
        }
        double mean = 0;
        for (const double value : values) mean += value;
        mean /= static_cast<double>(values.size());
        double squares = 0;
        for (const double value : values) squares += (value - mean) * (value - mean);
        const double variance = squares / static_cast<double>(values.size());
        const double error = std::sqrt(variance / static_cast<double>(values.size()));

        const EloEstimate elo = estimateElo(counts);
        QVERIFY(elo.isKnown);
        QVERIFY(isNear(elo.elo, slowElo(mean)));
        const double low = mean - 1.959964 * error;
        const double high = mean + 1.959964 * error;
        QVERIFY(low <= 0 ? std::isinf(elo.low) : isNear(elo.low, slowElo(low), 1e-3));
        QVERIFY(high >= 1 ? std::isinf(elo.high) : isNear(elo.high, slowElo(high), 1e-3));
        QVERIFY(isNear(elo.los, slowNormalCdf((mean - 0.5) / error), 1e-4));
        const double perGame = std::sqrt(2 * variance);
        QVERIFY(isNear(elo.normalized, (mean - 0.5) / perGame * 800 / std::log(10.0)));
    }

    void gamesAndPairsGiveTheSameElo() {
        // 10 pairs: 4 of 2, 2 of 1½, 4 of 1 made of a win and a loss.
        const EloEstimate byGames = estimateElo(GameCounts{14, 2, 4});
        const EloEstimate byPairs = estimateElo(PairCounts{0, 0, 4, 2, 4});
        QVERIFY(isNear(byGames.elo, byPairs.elo));
        QVERIFY(byGames.high - byGames.low > byPairs.high - byPairs.low);
    }

    void noGamesGiveNoEstimate() {
        QVERIFY(!estimateElo(GameCounts{}).isKnown);
        QVERIFY(!estimateElo(PairCounts{}).isKnown);
    }

    void equalResultsNarrowWithMoreGames() {
        const EloEstimate few = estimateElo(PairCounts{0, 0, 0, 0, 3});
        const EloEstimate many = estimateElo(PairCounts{0, 0, 0, 0, 300});
        QVERIFY(std::isinf(few.elo) && std::isinf(few.high));
        QVERIFY(std::isfinite(few.low) && std::isfinite(many.low));
        QVERIFY(many.low > few.low && few.low > 0);
        QVERIFY(many.los > few.los && few.los > 0.9);
        const EloEstimate draws = estimateElo(PairCounts{0, 0, 50, 0, 0});
        QVERIFY(isNear(draws.elo, 0) && draws.low < 0 && draws.high > 0 && draws.high < 20);
        QVERIFY(isNear(draws.los, 0.5));
    }
};

PLYGLASS_TEST(EloTest);
#include "elo_test.moc"

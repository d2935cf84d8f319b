// Glicko-2 ratings: its author's example, and general properties.
#include <cmath>
#include <vector>

#include "app/services/library/played/glicko.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

bool isWithin(double a, double b, double by) { return std::abs(a - b) < by; }

}  // namespace

class GlickoTest : public QObject {
    Q_OBJECT

  private slots:
    void matchesGlickmansExample() {
        const std::vector<GlickoGame> games{{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};
        const GlickoRating rating = ratedAfter({1500, 200, 0.06}, games);
        QVERIFY(isWithin(rating.rating, 1464.06, 0.01));
        QVERIFY(isWithin(rating.deviation, 151.52, 0.01));
        QVERIFY(isWithin(rating.volatility, 0.05999, 0.00001));
    }

    void inactivityIncreasesDeviation() {
        const GlickoRating rating = ratedAfter({1700, 50, 0.06}, {});
        QCOMPARE(rating.rating, 1700.0);
        QVERIFY(isWithin(rating.deviation, std::sqrt(50.0 * 50 + 173.7178 * 0.06 * 173.7178 * 0.06), 0.001));
        QCOMPARE(ratedAfter({1500, 350, 0.06}, {}).deviation, 350.0);
    }

    void ratingFollowsResults() {
        for (const double opponent : {800.0, 1500.0, 2400.0}) {
            const GlickoGame won{opponent, 50, 1};
            const GlickoGame lost{opponent, 50, 0};
            QVERIFY(ratedAfter({}, {&won, 1}).rating > 1500);
            QVERIFY(ratedAfter({}, {&lost, 1}).rating < 1500);
        }
    }

    void manyGamesConverge() {
        // Three of four points against 1500 are a difference of 191.
        GlickoRating rating;
        for (int period = 0; period < 60; ++period) {
            const std::vector<GlickoGame> games{{1500, 0, 1}, {1500, 0, 1}, {1500, 0, 1}, {1500, 0, 0}};
            rating = ratedAfter(rating, games);
        }
        QVERIFY2(isWithin(rating.rating, 1691, 5), qPrintable(QString::number(rating.rating)));
        QVERIFY(rating.deviation < 60 && rating.deviation > 5);
    }

    void extremeStreakIsSafe() {
        const std::vector<GlickoGame> games(100, GlickoGame{2800, 10, 1});
        const GlickoRating rating = ratedAfter({1000, 30, 0.06}, games);
        QVERIFY(std::isfinite(rating.rating) && rating.rating > 1000 && rating.volatility > 0.06);
    }
};

PLYGLASS_TEST(GlickoTest);
#include "glicko_test.moc"

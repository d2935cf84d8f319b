// Steps are numbered and variables named as in Glickman's example.
#include "app/services/library/played/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace plyglass {

namespace {

/// Elo points per unit of the Glicko-2 scale: 400 / ln 10.
constexpr double kScale = 173.7178;
constexpr double kMiddle = 1500;
/// System constant: limits the change of volatility. Glickman recommends 0.3 to 1.2.
constexpr double kTau = 0.5;
constexpr double kVolatilityError = 1e-6;
constexpr double kWidestDeviation = 350;

double square(double x) { return x * x; }

/// g(φ): weight of a result against an opponent with deviation φ.
double weightOf(double phi) { return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi)); }

/// Sums over the games of a period.
struct Evidence {
    double precision = 0;  ///< 1 / v
    double surplus = 0;    ///< Σ g (s − E)
};

Evidence evidenceOf(double mu, std::span<const GlickoGame> games) {
    Evidence evidence;
    for (const GlickoGame& game : games) {
        const double g = weightOf(game.deviation / kScale);
        const double expected = 1 / (1 + std::exp(-g * (mu - (game.opponent - kMiddle) / kScale)));
        evidence.precision += g * g * expected * (1 - expected);
        evidence.surplus += g * (game.score - expected);
    }
    return evidence;
}

/// Step 5: the new volatility, by the Illinois algorithm.
double newVolatility(double sigma, double phi, double v, double delta) {
    const double a = std::log(sigma * sigma);
    const auto f = [=](double x) {
        const double e = std::exp(x);
        const double d = square(phi) + v + e;
        return e * (square(delta) - d) / (2 * square(d)) - (x - a) / square(kTau);
    };
    double low = a;
    double high = 0;
    if (square(delta) > square(phi) + v) {
        high = std::log(square(delta) - square(phi) - v);
    } else {
        int k = 1;
        while (f(a - k * kTau) < 0) ++k;
        high = a - k * kTau;
    }
    double fLow = f(low);
    double fHigh = f(high);
    while (std::abs(high - low) > kVolatilityError) {
        const double middle = low + (low - high) * fLow / (fHigh - fLow);
        const double fMiddle = f(middle);
        if (fMiddle * fHigh <= 0) {
            low = high;
            fLow = fHigh;
        } else {
            fLow /= 2;
        }
        high = middle;
        fHigh = fMiddle;
    }
    return std::exp(low / 2);
}

}  // namespace

GlickoRating ratedAfter(const GlickoRating& before, std::span<const GlickoGame> games) {
    // Step 2: convert to the Glicko-2 scale.
    const double mu = (before.rating - kMiddle) / kScale;
    const double phi = before.deviation / kScale;
    // Steps 3 and 4: estimated variance and improvement.
    const Evidence evidence = evidenceOf(mu, games);
    if (evidence.precision == 0) {
        const double wider = std::sqrt(square(phi) + square(before.volatility)) * kScale;
        return {before.rating, std::min(wider, kWidestDeviation), before.volatility};
    }
    const double v = 1 / evidence.precision;
    const double sigma = newVolatility(before.volatility, phi, v, v * evidence.surplus);
    // Steps 6 and 7: the deviation grows with the period and shrinks with the games.
    const double waited = square(phi) + square(sigma);
    const double newPhi = 1 / std::sqrt(1 / waited + evidence.precision);
    const double newMu = mu + square(newPhi) * evidence.surplus;
    return {kMiddle + kScale * newMu, kScale * newPhi, sigma};
}

}  // namespace plyglass

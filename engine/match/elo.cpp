#include "engine/match/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace plyglass {

namespace {

/// Half-width of the 95 % interval of a normal distribution, in standard deviations.
constexpr double kSigmas95 = 1.959963984540054;

/// Mean and variance of a result whose categories are spaced evenly from 0 to 1.
struct Moments {
    double count = 0;
    double mean = 0;
    double variance = 0;
};

Moments momentsOf(std::span<const std::int64_t> counts) {
    Moments moments;
    const double last = static_cast<double>(counts.size() - 1);
    for (const std::int64_t count : counts) moments.count += static_cast<double>(count);
    if (moments.count == 0) return moments;
    for (std::size_t i = 0; i < counts.size(); ++i)
        moments.mean += static_cast<double>(counts[i]) * static_cast<double>(i) / last / moments.count;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double distance = static_cast<double>(i) / last - moments.mean;
        moments.variance += static_cast<double>(counts[i]) * distance * distance / moments.count;
    }
    return moments;
}

double normalCdf(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

/// If all results are equal, estimates the variance as if there were one further result spread over all
/// categories: the interval is wide after few games and narrow after many.
Moments withKnownSpread(const Moments& moments, std::span<const std::int64_t> counts) {
    if (moments.variance > 0) return moments;
    Moments widened;
    const double categories = static_cast<double>(counts.size());
    widened.count = moments.count + 1;
    const auto shareOf = [&](std::size_t i) {
        return (static_cast<double>(counts[i]) + 1 / categories) / widened.count;
    };
    for (std::size_t i = 0; i < counts.size(); ++i)
        widened.mean += shareOf(i) * static_cast<double>(i) / (categories - 1);
    for (std::size_t i = 0; i < counts.size(); ++i)
        widened.variance +=
            shareOf(i) * std::pow(static_cast<double>(i) / (categories - 1) - widened.mean, 2);
    return widened;
}

/// `gamesPerUnit` is 2 for pairs, whose mean has half the variance of a game.
EloEstimate estimate(std::span<const std::int64_t> counts, double gamesPerUnit) {
    const Moments seen = momentsOf(counts);
    EloEstimate result;
    if (seen.count == 0) return result;
    const Moments moments = withKnownSpread(seen, counts);
    const double error = std::sqrt(moments.variance / moments.count);
    const double lead = moments.mean - 0.5;
    result.isKnown = true;
    result.elo = eloOfScore(seen.mean);
    result.low = eloOfScore(std::max(moments.mean - kSigmas95 * error, 0.0));
    result.high = std::max(result.elo, eloOfScore(std::min(moments.mean + kSigmas95 * error, 1.0)));
    result.low = std::min(result.low, result.elo);
    result.los = normalCdf(lead / error);
    result.normalized = lead / std::sqrt(moments.variance * gamesPerUnit) * kNormalizedEloPerSigma;
    return result;
}

}  // namespace

const double kNormalizedEloPerSigma = 800 / std::log(10.0);

EloEstimate estimateElo(const GameCounts& counts) {
    const std::array<std::int64_t, 3> byPoints{counts.losses, counts.draws, counts.wins};
    return estimate(byPoints, 1);
}

EloEstimate estimateElo(const PairCounts& pairs) { return estimate(pairs, 2); }

double scoreOfElo(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

double eloOfScore(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / score - 1);
}

}  // namespace plyglass

#include "engine/match/sprt.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace plyglass {

namespace {

constexpr int kCategories = 5;
constexpr double kUnseen = 1e-3;
constexpr int kBisections = 200;
constexpr int kMaxTangents = 100;
constexpr double kSettled = 1e-12;
/// Relative distance of the bisection interval from the poles.
constexpr double kPoleGap = 1e-12;

using Shares = std::array<double, kCategories>;

double valueOf(int category) { return category / static_cast<double>(kCategories - 1); }

/// Maximum likelihood distribution under Σ p_i b_i = 0, where `b` has both signs: p_i = p̂_i / (1 + θ b_i).
Shares mostLikely(const Shares& seen, const Shares& b) {
    const auto [least, greatest] = std::minmax_element(b.begin(), b.end());
    // All denominators are positive exactly between the two poles.
    double low = -1 / *greatest * (1 - kPoleGap);
    double high = -1 / *least * (1 - kPoleGap);
    for (int i = 0; i < kBisections; ++i) {
        const double middle = (low + high) / 2;
        double sum = 0;
        for (int c = 0; c < kCategories; ++c) sum += seen[c] * b[c] / (1 + middle * b[c]);
        (sum > 0 ? low : high) = middle;
    }
    Shares result;
    for (int c = 0; c < kCategories; ++c) result[c] = seen[c] / (1 + low * b[c]);
    return result;
}

Shares mostLikelyWithMean(const Shares& seen, double mean) {
    Shares b;
    for (int c = 0; c < kCategories; ++c) b[c] = valueOf(c) - mean;
    return mostLikely(seen, b);
}

/// `t`: distance of the mean from ½ in standard deviations of a pair.
Shares mostLikelyWithDistance(const Shares& seen, double t) {
    Shares current;
    current.fill(1.0 / kCategories);
    for (int i = 0; i < kMaxTangents; ++i) {
        double mean = 0;
        double variance = 0;
        for (int c = 0; c < kCategories; ++c) mean += current[c] * valueOf(c);
        for (int c = 0; c < kCategories; ++c) variance += current[c] * std::pow(valueOf(c) - mean, 2);
        const double sigma = std::sqrt(variance);
        Shares b;
        for (int c = 0; c < kCategories; ++c)
            b[c] = valueOf(c) - 0.5 - t * sigma * (1 + std::pow((mean - valueOf(c)) / sigma, 2)) / 2;
        const Shares next = mostLikely(seen, b);
        double change = 0;
        for (int c = 0; c < kCategories; ++c) change = std::max(change, std::abs(next[c] - current[c]));
        current = next;
        if (change < kSettled) break;
    }
    return current;
}

Shares mostLikelyUnder(const SprtOptions& options, double elo, const Shares& seen) {
    if (options.model == EloModel::Logistic) return mostLikelyWithMean(seen, scoreOfElo(elo));
    // The standard deviation of a pair's mean is 1/√2 of a game's.
    return mostLikelyWithDistance(seen, elo / kNormalizedEloPerSigma * std::sqrt(2.0));
}

}  // namespace

double logLikelihoodRatio(const SprtOptions& options, const PairCounts& pairs) {
    Shares seen;
    double count = 0;
    bool isEmpty = true;
    for (int c = 0; c < kCategories; ++c) {
        isEmpty &= pairs[c] == 0;
        seen[c] = std::max(static_cast<double>(pairs[c]), kUnseen);
        count += seen[c];
    }
    if (isEmpty) return 0;
    for (double& share : seen) share /= count;
    const Shares under0 = mostLikelyUnder(options, options.elo0, seen);
    const Shares under1 = mostLikelyUnder(options, options.elo1, seen);
    double sum = 0;
    for (int c = 0; c < kCategories; ++c) sum += seen[c] * std::log(under1[c] / under0[c]);
    return count * sum;
}

SprtState testSequentially(const SprtOptions& options, const PairCounts& pairs) {
    SprtState state;
    state.llr = logLikelihoodRatio(options, pairs);
    state.lower = std::log(options.beta / (1 - options.alpha));
    state.upper = std::log((1 - options.beta) / options.alpha);
    if (state.llr >= state.upper) state.verdict = SprtVerdict::AcceptH1;
    if (state.llr <= state.lower) state.verdict = SprtVerdict::AcceptH0;
    return state;
}

}  // namespace plyglass

#include "engine/lab/analysis/accuracy.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace plyglass {

namespace {

constexpr double kScale = 103.1668;
constexpr double kDecay = 0.04354;
constexpr double kOffset = 3.1669;

constexpr std::size_t kMinWindow = 2;
constexpr std::size_t kMaxWindow = 8;
constexpr std::size_t kMovesForEachOfWindow = 10;
constexpr double kMinWeight = 0.5;
constexpr double kMaxWeight = 12;
/// Lower limit of an accuracy in the harmonic mean, which would otherwise be that of the worst move alone.
constexpr double kMinHarmonic = 1;

double standardDeviation(std::span<const double> values) {
    double mean = 0;
    for (const double value : values) mean += value / static_cast<double>(values.size());
    double variance = 0;
    for (const double value : values)
        variance += (value - mean) * (value - mean) / static_cast<double>(values.size());
    return std::sqrt(variance);
}

/// Weight of the window that ends after the move; the first moves use the first window.
double weightOf(const std::vector<double>& winPercents, std::size_t move) {
    const std::size_t moves = winPercents.size() - 1;
    const std::size_t size =
        std::min(std::clamp(moves / kMovesForEachOfWindow, kMinWindow, kMaxWindow), winPercents.size());
    const std::size_t end = std::max(move + 2, size);
    const std::span<const double> window(winPercents.data() + (end - size), size);
    return std::clamp(standardDeviation(window), kMinWeight, kMaxWeight);
}

}  // namespace

double moveAccuracy(double lossPoints) {
    return std::clamp(kScale * std::exp(-kDecay * lossPoints) - kOffset, 0.0, 100.0);
}

std::optional<double> gameAccuracy(const std::vector<double>& winPercents,
                                   const std::vector<AccurateMove>& moves) {
    double weights = 0;
    double weighted = 0;
    double count = 0;
    double inverses = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!moves[i].isCounted) continue;
        const double weight = weightOf(winPercents, i);
        weights += weight;
        weighted += weight * moves[i].accuracy;
        count += 1;
        inverses += 1 / std::max(moves[i].accuracy, kMinHarmonic);
    }
    if (count == 0) return std::nullopt;
    return (weighted / weights + count / inverses) / 2;
}

}  // namespace plyglass

#include "app/viewmodels/learning/evolution_figures.h"

#include <QObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr int kBestSeries = 1;
constexpr int kMeanSeries = 3;
/// Minimum size for relative changes of a weight, in centipawns.
constexpr double kSmallWeight = 10;
/// Length of the shortest bar.
constexpr double kMinShare = 0.06;

/// Elo values beyond this are drawn here: a score of 0 has no finite Elo.
constexpr double kMaxDrawnElo = 1000;

double drawable(double elo) { return std::clamp(elo, -kMaxDrawnElo, kMaxDrawnElo); }

/// Elo of a score clamped inside 0 … 1.
double eloOf(const PairCounts& pairs) {
    double games = 0;
    double points = 0;
    for (std::size_t half = 0; half < pairs.size(); ++half) {
        games += 2 * double(pairs[half]);
        points += double(half) / 2 * double(pairs[half]);
    }
    if (games == 0) return kNone;
    return eloOfScore(std::clamp(points / games, 0.5 / games, 1 - 0.5 / games));
}

QString wholeText(int value) {
    return value < 0 ? QChar(0x2212) + QString::number(-value) : QString::number(value);
}

ChartLine lineOf(const QString& name, int series, const QList<double>& values) {
    return {.badge = name, .name = name, .series = series, .values = values};
}

}  // namespace

QList<ChartLine> strengthLines(const std::vector<EvolvedGeneration>& generations) {
    QList<qreal> best;
    QList<qreal> mean;
    QList<qreal> low;
    QList<qreal> high;
    for (const EvolvedGeneration& generation : generations) {
        const auto& strength = generation.strength;
        best += strength ? eloOf(strength->champion) : kNone;
        mean += strength ? eloOf(strength->all) : kNone;
        const EloEstimate estimate = strength ? estimateElo(strength->all) : EloEstimate{};
        low += strength ? drawable(std::min(estimate.low, mean.back())) : kNone;
        high += strength ? drawable(std::max(estimate.high, mean.back())) : kNone;
    }
    if (best.isEmpty()) return {};
    ChartLine all = lineOf(QObject::tr("mean"), kMeanSeries, mean);
    all.low = low;
    all.high = high;
    return {lineOf(QObject::tr("consensus"), kBestSeries, best), all};
}

QList<ChartLine> errorLines(const std::vector<EvolvedGeneration>& generations) {
    QList<qreal> best;
    QList<qreal> middle;
    for (const EvolvedGeneration& generation : generations) {
        const auto& individuals = generation.population->individuals;
        best += -individuals.front().fitness;
        middle += -individuals[individuals.size() / 2].fitness;
    }
    if (best.isEmpty()) return {};
    return {lineOf(QObject::tr("best"), kBestSeries, best),
            lineOf(QObject::tr("middle"), kMeanSeries, middle)};
}

QList<CandidateBar> populationBars(const Population& population, bool byFit, int elite) {
    const auto& individuals = population.individuals;
    const double best = individuals.front().fitness;
    const double least = individuals.back().fitness;
    QList<CandidateBar> rows;
    for (std::size_t i = 0; i < individuals.size(); ++i) {
        const double fitness = individuals[i].fitness;
        const double within = best > least ? (fitness - least) / (best - least) : 1;
        const double share = kMinShare + (1 - kMinShare) * within;
        const QString value = byFit ? QObject::tr("error %1").arg(decimalText(-fitness, 5))
                                    : QObject::tr("%1\u202F% expected points after %2 games")
                                          .arg(decimalText(fitness * 100, 1))
                                          .arg(individuals[i].games);
        rows.append({share, value, static_cast<int>(i) < elite, text(individuals[i].genome.name)});
    }
    return rows;
}

QList<CandidateBar> liveBars(const std::vector<LiveCandidate>& live, int gamesEach) {
    std::vector<LiveCandidate> ranking = live;
    std::stable_sort(ranking.begin(), ranking.end(),
                     [](const LiveCandidate& a, const LiveCandidate& b) { return a.points > b.points; });
    QList<CandidateBar> rows;
    for (const LiveCandidate& candidate : ranking)
        rows.append({candidate.points / std::max(1, gamesEach),
                     QObject::tr("%1 of %2 points").arg(candidate.points).arg(candidate.games), false,
                     text(candidate.name)});
    return rows;
}

QList<WeightBars> weightBars(const Genome& before, const Genome& now) {
    int most = 1;
    for (std::size_t i = 0; i < kFeatureCount; ++i)
        most = std::max({most, std::abs(before.genes[i]), std::abs(now.genes[i])});
    // A queen is worth a thousand times a step of mobility; square roots make both visible.
    const auto shareOf = [most](int gene) {
        return std::copysign(std::sqrt(std::abs(double(gene)) / most), gene);
    };
    QList<WeightBars> rows;
    for (int i = 0; i < kFeatureCount; ++i) {
        const int from = before.genes[static_cast<std::size_t>(i)];
        const int to = now.genes[static_cast<std::size_t>(i)];
        rows.append({translated(featureName(i)), shareOf(from), shareOf(to), wholeText(from), wholeText(to)});
    }
    return rows;
}

double diversityOf(const Population& population) {
    const double count = double(population.individuals.size());
    double sum = 0;
    for (std::size_t i = 0; i < kFeatureCount; ++i) {
        double mean = 0;
        double square = 0;
        for (const Individual& individual : population.individuals) {
            mean += individual.genome.genes[i] / count;
            square += double(individual.genome.genes[i]) * individual.genome.genes[i] / count;
        }
        sum += std::sqrt(std::max(0.0, square - mean * mean)) / std::max(std::abs(mean), kSmallWeight);
    }
    return sum / kFeatureCount;
}

double meanStepOf(const Population& population) {
    const double sum = std::accumulate(population.individuals.begin(), population.individuals.end(), 0.0,
                                       [](double so, const Individual& one) { return so + one.step; });
    return sum / double(population.individuals.size());
}

}  // namespace plyglass

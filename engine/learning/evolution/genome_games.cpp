#include "engine/learning/evolution/genome_games.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

#include "engine/base/parallel.h"
#include "engine/learning/selfplay/self_games.h"

namespace plyglass {

namespace {

using Pair = std::array<std::size_t, 2>;

/// Prior: every genome starts with this many drawn games, so that a few lucky games do not outweigh many.
/// This is the posterior mean for a normal distribution of strengths with a standard deviation of about 35
/// Elo.
constexpr double kEvenGames = 80;

EvaluatorChoice choiceOf(const Genome& genome) {
    EvaluatorChoice choice(EvaluatorKind::Genome);
    choice.genome = std::make_shared<const Genome>(genome);
    return choice;
}

/// Record of one individual in its generation.
struct Tally {
    double points = 0;
    int games = 0;
};

/// Pairings: neighbours in the current ranking. With an odd number, the lowest of those with the most games
/// has a bye.
std::vector<Pair> pairsOf(const std::vector<Tally>& tallies) {
    std::vector<std::size_t> ranking(tallies.size());
    std::iota(ranking.begin(), ranking.end(), std::size_t{0});
    std::stable_sort(ranking.begin(), ranking.end(),
                     [&](std::size_t a, std::size_t b) { return tallies[a].points > tallies[b].points; });
    if (ranking.size() % 2 != 0)
        ranking.erase(
            std::next(std::ranges::max_element(ranking.rbegin(), ranking.rend(), {}, [&](std::size_t i) {
                return tallies[i].games;
            })).base());
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i + 1 < ranking.size(); i += 2) pairs.push_back({ranking[i], ranking[i + 1]});
    return pairs;
}

/// Points of the first in two games, 0 … 2; invalid if stopped.
double playPair(const GenomeGamesOptions& options, std::uint64_t seed, const Genome& one, const Genome& other,
                const std::stop_token& stop) {
    SelfGamesOptions games;
    games.nodes = options.nodes;
    games.seed = seed;
    games.techniques = options.techniques;
    games.evaluators = {choiceOf(one), choiceOf(other)};
    games.names = {one.name.c_str(), other.name.c_str()};
    return playSelfPair(games, options.onGame, stop).value_or(0) / 2.0;
}

/// Plays one round of a generation, its pairs on all threads of the job.
void playRound(const GenomeGamesOptions& options, const Population& population, int round,
               std::vector<Tally>& tallies, const JobContext& job) {
    const std::vector<Pair> pairs = pairsOf(tallies);
    std::vector<double> scored(pairs.size());
    const std::uint64_t roundSeed =
        scrambled(options.seed + static_cast<std::uint64_t>(population.generation * options.rounds + round));
    forEachIndex(pairs.size(), job.threads, [&](std::size_t i) {
        if (job.stopRequested()) return;
        scored[i] = playPair(options, roundSeed + i, population.individuals[pairs[i][0]].genome,
                             population.individuals[pairs[i][1]].genome, job.stop);
    });
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        tallies[pairs[i][0]].points += scored[i];
        tallies[pairs[i][1]].points += 2 - scored[i];
        for (const std::size_t player : pairs[i]) tallies[player].games += 2;
    }
}

void record(Individual& individual, const Tally& tally) {
    individual.games += tally.games;
    individual.points += tally.points;
    individual.fitness = (individual.points + kEvenGames / 2) / (individual.games + kEvenGames);
}

}  // namespace

FitnessMeasure fitnessByGames(const GenomeGamesOptions& options) {
    return [options](Population& population, const JobContext& job) {
        std::vector<Tally> tallies(population.individuals.size());
        for (int round = 0; round < options.rounds && !job.stopRequested(); ++round) {
            playRound(options, population, round, tallies, job);
            job.report({static_cast<std::uint64_t>(round + 1),
                        static_cast<std::uint64_t>(options.rounds),
                        "rounds",
                        {}});
        }
        for (std::size_t i = 0; i < tallies.size(); ++i) record(population.individuals[i], tallies[i]);
    };
}

}  // namespace plyglass

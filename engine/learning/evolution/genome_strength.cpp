#include "engine/learning/evolution/genome_strength.h"

#include <memory>
#include <mutex>
#include <vector>

#include "engine/base/parallel.h"
#include "engine/learning/selfplay/self_games.h"

namespace plyglass {

namespace {

/// A pair of games to be played: opening and genome.
struct Encounter {
    const Genome* genome;
    std::uint64_t seed;
    bool isOfChampion;
};

std::vector<Encounter> encountersOf(const Population& population, const Genome& champion,
                                    const GenomeStrengthOptions& options) {
    const std::size_t ofEach =
        population.individuals.size() * static_cast<std::size_t>(options.eachGames / 2);
    std::vector<Encounter> encounters;
    encounters.reserve(static_cast<std::size_t>(options.championGames / 2) + ofEach);
    for (int pair = 0; pair < options.championGames / 2; ++pair)
        encounters.push_back({&champion, options.seed + static_cast<std::uint64_t>(pair), true});
    // Different openings for each: similar individuals would otherwise play identical games.
    std::uint64_t seed = options.seed;
    for (const Individual& individual : population.individuals)
        for (int pair = 0; pair < options.eachGames / 2; ++pair)
            encounters.push_back({&individual.genome, seed++, false});
    return encounters;
}

/// Half points of the genome in both games, 0 … 4; empty if stopped.
std::optional<int> playEncounter(const Genome& genome, std::uint64_t seed,
                                 const GenomeStrengthOptions& options, const JobContext& job) {
    SelfGamesOptions games;
    games.nodes = options.nodes;
    games.seed = seed;
    games.techniques = options.techniques;
    // The first player's evaluator selects the openings, so it must not be the genome.
    games.evaluators[0] = options.reference;
    games.evaluators[1] = EvaluatorKind::Genome;
    games.evaluators[1].genome = std::make_shared<const Genome>(genome);
    games.names = {kReferenceName, genome.name.c_str()};
    const std::optional<int> ofReference = playSelfPair(games, options.onGame, job.stop);
    if (!ofReference) return std::nullopt;
    return 4 - *ofReference;
}

}  // namespace

std::optional<GenomeStrength> measureStrength(const Population& population, const Genome& champion,
                                              const GenomeStrengthOptions& options, const JobContext& job) {
    const std::vector<Encounter> encounters = encountersOf(population, champion, options);
    GenomeStrength strength;
    strength.generation = population.generation;
    std::mutex mutex;
    std::uint64_t done = 0;
    forEachIndex(encounters.size(), job.threads, [&](std::size_t i) {
        if (job.stopRequested()) return;
        const Encounter& encounter = encounters[i];
        const std::optional<int> points = playEncounter(*encounter.genome, encounter.seed, options, job);
        if (!points) return;
        const std::scoped_lock lock(mutex);
        ++(encounter.isOfChampion ? strength.champion : strength.all)[static_cast<std::size_t>(*points)];
        job.report({2 * ++done, 2 * encounters.size(), "games", {}});
    });
    if (done < encounters.size()) return std::nullopt;
    return strength;
}

}  // namespace plyglass

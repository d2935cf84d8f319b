#include "engine/learning/evolution/genetic.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace plyglass {

namespace {

/// Minimum size of a gene for mutation, in centipawns; otherwise genes near zero would stay there.
constexpr double kSmallGene = 10;
/// Log-normal change of a mutation step from parent to child (Schwefel's rule for 25 genes, about 1/√(2·25)).
constexpr double kStepChange = 0.14;
constexpr double kMinStep = 0.01;
constexpr double kMaxStep = 1;

/// Uniform in [0, 1).
double uniform(Random& random) {
    constexpr double kSteps = 1ull << 53;
    return static_cast<double>(random.next() >> 11) / kSteps;
}

/// Standard normal random number (Box and Muller 1958).
double normal(Random& random) {
    const double radius = std::sqrt(-2 * std::log(1 - uniform(random)));
    return radius * std::cos(2 * std::numbers::pi * uniform(random));
}

int mutated(int gene, double step, Random& random) {
    const double size = std::max(std::abs(static_cast<double>(gene)), kSmallGene);
    const double moved = gene + normal(random) * step * size;
    return static_cast<int>(std::lround(std::clamp(moved, -double{kMaxGene}, double{kMaxGene})));
}

/// The king's value is never changed: both sides have one.
void keepKingValue(Genome& genome, const Genome& from) {
    constexpr std::size_t kKings = kPossession + static_cast<std::size_t>(King);
    genome.genes[kKings] = from.genes[kKings];
}

const Individual& chosenParent(const GeneticOptions& options, const Population& parents, Random& random) {
    // The fittest come first, so the lowest index drawn wins.
    std::size_t best = parents.individuals.size() - 1;
    for (int i = 0; i < options.tournament; ++i)
        best = std::min(best, static_cast<std::size_t>(random.below(parents.individuals.size())));
    return parents.individuals[best];
}

void mutate(Individual& child, int percent, Random& random) {
    child.step = std::clamp(child.step * std::exp(kStepChange * normal(random)), kMinStep, kMaxStep);
    for (int& gene : child.genome.genes)
        if (random.chance(percent)) gene = mutated(gene, child.step, random);
}

Individual childOf(const GeneticOptions& options, const Individual& one, const Individual& other,
                   Random& random) {
    Individual child;
    child.genome = one.genome;
    const bool blends = random.chance(options.blendPercent);
    for (std::size_t i = 0; i < kFeatureCount; ++i) {
        const int a = one.genome.genes[i];
        const int b = other.genome.genes[i];
        child.genome.genes[i] = blends ? static_cast<int>(std::lround(a + (b - a) * uniform(random)))
                                : random.chance(50) ? a
                                                    : b;
    }
    child.step = std::sqrt(one.step * other.step);
    child.genome.lineage.parents = {one.genome.name, other.genome.name};
    mutate(child, options.mutationPercent, random);
    keepKingValue(child.genome, one.genome);
    return child;
}

void assignName(Individual& individual, const GeneticOptions& options, int generation, std::size_t number) {
    individual.genome.name = fmt::format("g{}-{}", generation, number + 1);
    individual.genome.lineage.generation = generation;
    individual.genome.lineage.seed = options.seed;
    individual.genome.lineage.notes.clear();
}

Random randomOf(const GeneticOptions& options, int generation) {
    return Random(scrambled(options.seed) + static_cast<std::uint64_t>(generation));
}

}  // namespace

Result<GeneticOptions> checkedGenetics(GeneticOptions options) {
    if (options.population < kMinIndividuals || options.population > kMaxIndividuals)
        return fail(translatable("Engine", "A population has {} to {} individuals, not {}."), kMinIndividuals,
                    kMaxIndividuals, options.population);
    if (options.elite < 0 || options.elite >= options.population)
        return fail(
            translatable("Engine", "The elite size is {}; it must be within 0 … {} in a population of {}."),
            options.elite, options.population - 1, options.population);
    if (options.tournament < 1)
        return fail(translatable("Engine", "The tournament size must be at least 1."));
    return options;
}

Population firstPopulation(const GeneticOptions& options, const Genome& start) {
    Random random = randomOf(options, 0);
    Population population;
    population.individuals.assign(static_cast<std::size_t>(options.population), {start, options.firstStep});
    for (std::size_t i = 0; i < population.individuals.size(); ++i) {
        Individual& individual = population.individuals[i];
        if (i > 0)
            for (int& gene : individual.genome.genes) gene = mutated(gene, individual.step, random);
        keepKingValue(individual.genome, start);
        individual.genome.lineage.parents = {start.name};
        assignName(individual, options, 0, i);
    }
    return population;
}

bool measurePopulation(Population& population, const FitnessMeasure& measure, const JobContext& job) {
    measure(population, job);
    if (job.stopRequested()) return false;
    std::stable_sort(population.individuals.begin(), population.individuals.end(),
                     [](const Individual& a, const Individual& b) { return a.fitness > b.fitness; });
    return true;
}

Genome consensusOf(std::span<const Population> measured) {
    const Population& last = measured.back();
    std::array<double, kFeatureCount> sums{};
    std::size_t count = 0;
    for (const Population& population : measured) {
        const std::size_t half = (population.individuals.size() + 1) / 2;
        for (std::size_t i = 0; i < half; ++i)
            for (std::size_t gene = 0; gene < kFeatureCount; ++gene)
                sums[gene] += population.individuals[i].genome.genes[gene];
        count += half;
    }
    Genome genome = last.individuals.front().genome;
    genome.name = fmt::format("g{}", last.generation);
    genome.lineage.generation = last.generation;
    genome.lineage.parents.clear();
    genome.lineage.notes = fmt::format("The mean of the fitter half, {} in all, of generations {} to {}.",
                                       count, measured.front().generation, last.generation);
    for (std::size_t gene = 0; gene < kFeatureCount; ++gene)
        genome.genes[gene] = static_cast<int>(std::lround(sums[gene] / static_cast<double>(count)));
    return genome;
}

Population nextPopulation(const GeneticOptions& options, const Population& parents) {
    Population next;
    next.generation = parents.generation + 1;
    Random random = randomOf(options, next.generation);
    next.individuals.assign(parents.individuals.begin(), parents.individuals.begin() + options.elite);
    while (static_cast<int>(next.individuals.size()) < options.population) {
        const Individual& one = chosenParent(options, parents, random);
        const Individual& other = chosenParent(options, parents, random);
        next.individuals.push_back(childOf(options, one, other, random));
        assignName(next.individuals.back(), options, next.generation, next.individuals.size() - 1);
    }
    return next;
}

}  // namespace plyglass

// A genetic algorithm over scoring genomes: tournaments choose the parents, children take genes from both and
// mutate some, and the elite is kept. The size of the mutations is inherited as well.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/random.h"
#include "engine/base/result.h"
#include "engine/eval/genome.h"

namespace plyglass {

struct GeneticOptions {
    friend bool operator==(const GeneticOptions&, const GeneticOptions&) = default;
    int population = 24;       ///< at least 4
    int elite = 2;             ///< elite size: the best are kept unchanged; fewer than the population
    int tournament = 3;        ///< tournament size: the fittest of so many becomes a parent; at least 1
    int mutationPercent = 20;  ///< mutation rate of a gene
    int blendPercent = 50;     ///< of children whose genes lie between their parents', not with one of them
    double firstStep = 0.2;    ///< initial mutation step, as a share of a gene's size
    std::uint64_t seed = 1;
};
constexpr int kMinIndividuals = 4;
constexpr int kMaxIndividuals = 1000;

struct Individual {
    Genome genome;
    double step = 0;     ///< mutation step: the share of a gene's size that one changes by, as a rule
    double fitness = 0;  ///< the larger the better, comparable within its generation only
    int games = 0;       ///< played so far, in all its generations; 0 where none are played
    double points = 0;   ///< scored in them

    friend bool operator==(const Individual&, const Individual&) = default;
};

/// All individuals of a time, once they are measured the fittest first.
struct Population {
    int generation = 0;
    std::vector<Individual> individuals;

    friend bool operator==(const Population&, const Population&) = default;
};

/// The options, or what is wrong with them.
Result<GeneticOptions> checkedGenetics(GeneticOptions options);

/// Generation 0: `start` itself, and others with all genes changed at random.
Population firstPopulation(const GeneticOptions& options, const Genome& start);
/// Writes the fitness of all individuals. Returns early, with whatever it has, if the job is stopped.
using FitnessMeasure = std::function<void(Population&, const JobContext&)>;
/// Measures a population and puts the fittest first; of equals the one that stood first. False if it was
/// stopped.
bool measurePopulation(Population& population, const FitnessMeasure& measure, const JobContext& job);
/// Genes that are the means of the fitter halves': what successive generations have come to agree on, called
/// after the last of them. This averages out luck and random drift.
Genome consensusOf(std::span<const Population> measured);
/// The next generation of a measured one. Depends on the options, the population and nothing else.
Population nextPopulation(const GeneticOptions& options, const Population& parents);

}  // namespace plyglass

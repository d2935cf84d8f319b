// Genetic algorithm over scoring genomes: tournament selection, crossover and mutation, with elitism. The
// mutation step is inherited too (self-adaptation).
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
    int elite = 2;             ///< elite size: the best are kept unchanged; less than the population
    int tournament = 3;        ///< tournament size: the fittest of this many becomes a parent; at least 1
    int mutationPercent = 20;  ///< mutation rate per gene
    int blendPercent = 50;     ///< share of children by blend crossover, with genes between the parents'
    double firstStep = 0.2;    ///< initial mutation step, relative to the gene
    std::uint64_t seed = 1;
};
constexpr int kMinIndividuals = 4;
constexpr int kMaxIndividuals = 1000;

struct Individual {
    Genome genome;
    double step = 0;     ///< mutation step: typical relative change of a gene
    double fitness = 0;  ///< larger is better; comparable only within its generation
    int games = 0;       ///< played in all its generations; 0 if none are
    double points = 0;   ///< scored in these games

    friend bool operator==(const Individual&, const Individual&) = default;
};

/// A generation; once measured, sorted by descending fitness.
struct Population {
    int generation = 0;
    std::vector<Individual> individuals;

    friend bool operator==(const Population&, const Population&) = default;
};

/// The options if valid, otherwise the error.
Result<GeneticOptions> checkedGenetics(GeneticOptions options);

/// Generation 0: `start` itself, and others with all genes mutated.
Population firstPopulation(const GeneticOptions& options, const Genome& start);
/// Sets the fitness of all individuals. Returns early, with partial results, if the job is stopped.
using FitnessMeasure = std::function<void(Population&, const JobContext&)>;
/// Measures a population and sorts it by descending fitness (stable). False if it was stopped.
bool measurePopulation(Population& population, const FitnessMeasure& measure, const JobContext& job);
/// Consensus: the mean genes of the fitter halves of successive generations, named after the last one.
/// Averages out noise and genetic drift.
Genome consensusOf(std::span<const Population> measured);
/// The next generation. Depends only on the options and the population, which must be measured.
Population nextPopulation(const GeneticOptions& options, const Population& parents);

}  // namespace plyglass

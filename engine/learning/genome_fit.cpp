#include "engine/learning/genome_fit.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/parallel.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

GenomeSample sampleOf(const Position& position, double expected) {
    const Features own = featuresOf(position, position.sideToMove());
    const Features enemy = featuresOf(position, ~position.sideToMove());
    GenomeSample sample;
    for (std::size_t i = 0; i < kFeatureCount; ++i)
        sample.differences[i] = static_cast<std::int8_t>(std::clamp(own[i] - enemy[i], -127, 127));
    sample.expected = static_cast<float>(expected);
    return sample;
}

}  // namespace

Result<void> addSamples(std::vector<GenomeSample>& samples, const StoredGame& game,
                        const GenomeFitOptions& options) {
    std::vector<GenomeSample> added;
    const auto chosen = eachWanted(game, options.samples, [&](const Position& position, double target) {
        added.push_back(sampleOf(position, target));
    });
    if (!chosen) return tl::unexpected(chosen.error());
    const std::size_t room = options.mostSamples - std::min(options.mostSamples, samples.size());
    samples.insert(samples.end(), added.begin(),
                   added.begin() + static_cast<std::ptrdiff_t>(std::min(room, added.size())));
    return {};
}

double errorOf(const std::array<int, kFeatureCount>& genes, const std::vector<GenomeSample>& samples) {
    double sum = 0;
    for (const GenomeSample& sample : samples) {
        int cp = 0;
        for (std::size_t i = 0; i < kFeatureCount; ++i) cp += genes[i] * sample.differences[i];
        const double error = expectedScore(cp, kCentipawnScale) - static_cast<double>(sample.expected);
        sum += error * error;
    }
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

FitnessMeasure fitnessByFit(const std::vector<GenomeSample>& samples) {
    return [&samples](Population& population, const JobContext& job) {
        forEachIndex(population.individuals.size(), job.threads, [&](std::size_t i) {
            if (job.stopRequested()) return;
            population.individuals[i].fitness = -errorOf(population.individuals[i].genome.genes, samples);
        });
    };
}

}  // namespace plyglass

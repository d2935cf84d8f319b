#include "engine/learning/evolution/genome_fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/learning/evolution/choices_file.h"
#include "engine/learning/selfplay/shard.h"

namespace plyglass {

namespace {

GenomeSample sampleOf(const Position& position, double expected) {
    return {differencesOf(position, position.sideToMove()), static_cast<float>(expected)};
}

/// Data read from games: samples, or positions whose moves are not yet scored.
struct GamesToFitTo {
    std::vector<GenomeSample> samples;
    std::vector<Position> positions;
};

GamesToFitTo readGamesToFitTo(const std::vector<std::string>& files, const GenomeFitOptions& options,
                              const JobContext& job, const std::function<void(const std::string&)>& onError) {
    GamesToFitTo games;
    PositionDraw draw(options.choices.positions, options.choices.seed);
    std::uint64_t done = 0;
    for (const std::string& file : files) {
        job.report({done++, files.size(), "files", file});
        if (job.stopRequested()) break;
        readShard(
            file,
            [&](const ScoredGame& game) {
                return options.choices.positions > 0 ? draw.add(game)
                                                     : addSamples(games.samples, game, options);
            },
            onError);
    }
    games.positions = draw.drawn();
    return games;
}

}  // namespace

Result<void> addSamples(std::vector<GenomeSample>& samples, const ScoredGame& game,
                        const GenomeFitOptions& options) {
    std::vector<GenomeSample> added;
    const auto chosen = forEachSample(game, options.samples, [&](const Position& position, double target) {
        added.push_back(sampleOf(position, target));
    });
    if (!chosen) return tl::unexpected(chosen.error());
    const std::size_t room = options.maxSamples - std::min(options.maxSamples, samples.size());
    samples.insert(samples.end(), added.begin(),
                   added.begin() + static_cast<std::ptrdiff_t>(std::min(room, added.size())));
    return {};
}

double errorOf(const std::array<int, kFeatureCount>& genes, const std::vector<GenomeSample>& samples) {
    double sum = 0;
    for (const GenomeSample& sample : samples) {
        const int cp = scoreOf(genes, sample.differences);
        const double error = expectedScore(cp, kCentipawnScale) - static_cast<double>(sample.expected);
        sum += error * error;
    }
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

FitData gatherFitData(const std::vector<std::string>& files, const GenomeFitOptions& options,
                      const JobContext& job, const FitDataWatcher& watcher) {
    if (watcher.onStage) watcher.onStage(FitStage::ReadingGames, files.size());
    GamesToFitTo games = readGamesToFitTo(files, options, job, watcher.onError);
    if (job.stopRequested()) return {};
    if (!games.positions.empty() && watcher.onStage)
        watcher.onStage(FitStage::ScoringMoves, games.positions.size());
    return {std::move(games.samples),
            keptChoices(games.positions, options.choices, options.choicesFile, job)};
}

double choiceLoss(const std::array<int, kFeatureCount>& genes, const std::vector<MoveChoice>& choices,
                  int generation) {
    const std::size_t count = std::min(kChoicesAtOnce, choices.size());
    const std::size_t first = static_cast<std::size_t>(generation) * count;
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Misjudgement misjudged = misjudgementOf(genes, choices[(first + i) % choices.size()]);
        sum += misjudged.regret + kChoiceErrorWeight * misjudged.error;
    }
    return count == 0 ? 0 : sum / static_cast<double>(count);
}

FitnessMeasure fitnessByFit(const FitData& data) {
    return [&data](Population& population, const JobContext& job) {
        forEachIndex(population.individuals.size(), job.threads, [&](std::size_t i) {
            if (job.stopRequested()) return;
            Individual& individual = population.individuals[i];
            const auto& genes = individual.genome.genes;
            individual.fitness = data.choices.empty()
                                     ? -errorOf(genes, data.samples)
                                     : -choiceLoss(genes, data.choices, population.generation);
        });
    };
}

}  // namespace plyglass

// Fitness of a genome by fit: how well it predicts results and scores of stored games.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/eval/genome.h"
#include "engine/learning/genetic.h"
#include "engine/learning/stored_game.h"
#include "engine/learning/training_data.h"

namespace plyglass {

/// A position as 25 differences, own minus the enemy's, with what is to be predicted.
struct GenomeSample {
    std::array<std::int8_t, kFeatureCount> differences{};
    float expected = 0.5f;  ///< 0 … 1, for the side to move
};

struct GenomeFitOptions {
    /// A genome learns nothing from its own searches' scores that it does not say already.
    SampleOptions samples = {.filter = {}, .target = {.laterShare = 1, .traceDecay = 0.9}};
    std::size_t mostSamples = 400'000;  ///< the first so many
};

/// Adds the samples of a game, up to the most. Fails, having added nothing, if a move in it is illegal.
Result<void> addSamples(std::vector<GenomeSample>& samples, const StoredGame& game,
                        const GenomeFitOptions& options);

/// Mean squared error of the genome's predictions, 0 … 1; a score of kCentipawnScale is taken to win 73 games
/// of 100.
double errorOf(const std::array<int, kFeatureCount>& genes, const std::vector<GenomeSample>& samples);

/// Fitness is the error with its sign turned. Uses the job's threads.
FitnessMeasure fitnessByFit(const std::vector<GenomeSample>& samples);

}  // namespace plyglass

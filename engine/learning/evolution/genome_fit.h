// Fitness by fit: how well a genome predicts results and scores of stored games, or how well it ranks the
// moves available in them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/eval/genome.h"
#include "engine/learning/evolution/feature_differences.h"
#include "engine/learning/evolution/genetic.h"
#include "engine/learning/evolution/move_choices.h"
#include "engine/learning/selfplay/scored_game.h"
#include "engine/learning/training/training_data.h"

namespace plyglass {

/// A position as 25 feature differences, own minus enemy, with its target.
struct GenomeSample {
    FeatureDifferences differences{};
    float expected = 0.5f;  ///< target, 0 … 1, for the side to move
};

struct GenomeFitOptions {
    /// Results only: scores of a genome's own searches would teach it nothing new.
    SampleOptions samples = {.filter = {}, .target = {.tdWeight = 1, .lambda = 0.9}};
    std::size_t maxSamples = 400'000;  ///< upper limit; the first ones are used
    /// If positions are requested, move choices are fitted instead of samples.
    MoveChoiceOptions choices;
    /// Cache file of scored moves for resumed runs; "": none.
    std::string choicesFile;
};

/// Adds the samples of a game, up to the limit. Fails without changes if a move is illegal.
Result<void> addSamples(std::vector<GenomeSample>& samples, const ScoredGame& game,
                        const GenomeFitOptions& options);

/// Mean squared error of the genome's predictions, 0 … 1; a score of kCentipawnScale predicts 73 %.
double errorOf(const std::array<int, kFeatureCount>& genes, const std::vector<GenomeSample>& samples);

/// Data of a fitness by fit: samples or choices.
struct FitData {
    std::vector<GenomeSample> samples;
    std::vector<MoveChoice> choices;

    std::size_t size() const { return samples.size() + choices.size(); }
};

/// Stage of collecting the data: reading files, then, if requested, scoring moves by search.
enum class FitStage { ReadingGames, ScoringMoves };

/// Progress callbacks.
struct FitDataWatcher {
    /// Called for damaged or truncated files; their readable part is used.
    std::function<void(const std::string&)> onError;
    /// Called with the number of files or positions. May be empty.
    std::function<void(FitStage stage, std::size_t total)> onStage;
};

/// Collects the data of a fit from files of games, in their order. Empty if they contain none. When stopped,
/// returns a part soon.
FitData gatherFitData(const std::vector<std::string>& files, const GenomeFitOptions& options,
                      const JobContext& job, const FitDataWatcher& watcher);

/// Choices per generation; each generation gets different ones while they last, so that no genome survives by
/// luck on particular choices.
constexpr std::size_t kChoicesAtOnce = 4000;

/// Loss of a generation on its choices: mean regret plus kChoiceErrorWeight times the mean error. With regret
/// alone, genes that rarely decide a move would not be fitted; measured cost: 20 Elo.
double choiceLoss(const std::array<int, kFeatureCount>& genes, const std::vector<MoveChoice>& choices,
                  int generation);
constexpr double kChoiceErrorWeight = 4;

/// Fitness is the negative loss on the samples or choices. Uses the job's threads.
FitnessMeasure fitnessByFit(const FitData& data);

}  // namespace plyglass

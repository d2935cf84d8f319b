// Fitness of a genome by fit: how well it predicts results and scores of stored games, or how well it judges
// the moves that could have been played in them.
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
#include "engine/learning/selfplay/stored_game.h"
#include "engine/learning/training/training_data.h"

namespace plyglass {

/// A position as 25 differences, own minus the enemy's, with what is to be predicted.
struct GenomeSample {
    FeatureDifferences differences{};
    float expected = 0.5f;  ///< 0 … 1, for the side to move
};

struct GenomeFitOptions {
    /// A genome learns nothing from its own searches' scores that it does not say already.
    SampleOptions samples = {.filter = {}, .target = {.tdWeight = 1, .lambda = 0.9}};
    std::size_t maxSamples = 400'000;  ///< the first so many
    /// If there are to be any, they are fitted to instead of samples.
    MoveChoiceOptions choices;
    /// Their scored moves are kept here, so that a resumed run need not score them anew; "": nowhere.
    std::string choicesFile;
};

/// Adds the samples of a game, up to the most. Fails, having added nothing, if a move in it is illegal.
Result<void> addSamples(std::vector<GenomeSample>& samples, const StoredGame& game,
                        const GenomeFitOptions& options);

/// Mean squared error of the genome's predictions, 0 … 1; a score of kCentipawnScale is taken to win 73 games
/// of 100.
double errorOf(const std::array<int, kFeatureCount>& genes, const std::vector<GenomeSample>& samples);

/// What a fitness by fit is measured on: one of the two.
struct FitData {
    std::vector<GenomeSample> samples;
    std::vector<MoveChoice> choices;

    std::size_t size() const { return samples.size() + choices.size(); }
};

/// What is done to gather positions: files are read, then, if the options ask for it, moves scored by search.
enum class FitStage { ReadingGames, ScoringMoves };

/// Who hears how the gathering goes.
struct FitDataWatcher {
    /// Of files that are damaged or break off; what they have is used.
    std::function<void(const std::string&)> onTrouble;
    /// With the number of files or positions. May be empty.
    std::function<void(FitStage stage, std::size_t total)> onStage;
};

/// All that a fit is measured on, from files of games in their order. Empty if they have nothing; asked to
/// stop, it returns soon with a part.
FitData gatherFitData(const std::vector<std::string>& files, const GenomeFitOptions& options,
                      const JobContext& job, const FitDataWatcher& watcher);

/// Choices that a generation is measured on, each generation on other ones while there are any: no genome
/// survives by luck with those that it met.
constexpr std::size_t kChoicesAtOnce = 4000;

/// The loss that a generation minimizes on its choices: mean regret plus kChoiceErrorWeight times the mean
/// error. By regret alone genes that seldom decide stay where they started; measured, that costs 20 Elo.
double choiceLoss(const std::array<int, kFeatureCount>& genes, const std::vector<MoveChoice>& choices,
                  int generation);
constexpr double kChoiceErrorWeight = 4;

/// Fitness is the loss on the samples or on the choices, with its sign turned. Uses the job's
/// threads.
FitnessMeasure fitnessByFit(const FitData& data);

}  // namespace plyglass

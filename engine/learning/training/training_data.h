// Training positions of a network, selected from stored games.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/learning/selfplay/scored_game.h"
#include "engine/learning/selfplay/training_target.h"
#include "engine/learning/training/score_update.h"
#include "engine/learning/training/training_position.h"

namespace plyglass {

struct PositionFilter {
    int maxScore = 1500;      ///< positions with a larger score are excluded
    bool skipsChecks = true;  ///< excludes positions in check
    bool skipsCaptures =
        true;  ///< excludes positions whose next move is a capture or promotion: those are for the search
};

/// Selection of samples from games.
struct SampleOptions {
    PositionFilter filter;
    TrainingTarget target;
};

struct TrainingData {
    std::vector<TrainingPosition> positions;
    std::vector<TrainingPosition> heldOut;  ///< from whole games that are not trained on
    std::uint64_t games = 0;
    std::uint64_t leftOut = 0;  ///< positions excluded by the filter
};
/// Every kHeldOutEvery-th game of a run is held out, by its number: always the same ones, independent of
/// other games.
constexpr std::uint32_t kHeldOutEvery = 50;

/// Replays a game, calls `use` with each selected position and its target, and returns the number of excluded
/// ones. Fails at the first illegal move, after the calls before it.
Result<std::uint64_t> forEachSample(const ScoredGame& game, const SampleOptions& options,
                                    const std::function<void(const Position&, double target)>& use);

/// Adds a game's positions. Fails without changes if a move is illegal.
Result<void> addGame(TrainingData& data, const ScoredGame& game, const SampleOptions& options);

/// Shuffles the training positions.
void shufflePositions(TrainingData& data, std::uint64_t seed);

/// Reads files of games in order and shuffles the training positions by the seed. With `update`, updates
/// scores first. Reports to `onError`: damaged or truncated files, whose readable part is used, and files
/// whose network is unknown, whose scores are left unchanged.
Result<TrainingData> loadTrainingData(const std::vector<std::string>& files, const SampleOptions& options,
                                      std::uint64_t seed, const JobContext& context,
                                      const std::function<void(const std::string&)>& onError,
                                      const ScoreUpdate* update = nullptr);

}  // namespace plyglass

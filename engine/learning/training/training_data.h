// The positions that a network is trained on, chosen from stored games.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/learning/selfplay/stored_game.h"
#include "engine/learning/selfplay/training_target.h"
#include "engine/learning/training/score_update.h"
#include "engine/learning/training/training_position.h"

namespace plyglass {

struct PositionFilter {
    int maxScore = 1500;      ///< what is judged more one-sided teaches little
    bool skipsChecks = true;  ///< the side to move is in check
    bool skipsCaptures =
        true;  ///< the move played next takes or promotes: a search has to judge those, not a network
};

/// What is taken from games to learn from.
struct SampleOptions {
    PositionFilter filter;
    TrainingTarget target;
};

struct TrainingData {
    std::vector<TrainingPosition> positions;
    std::vector<TrainingPosition> heldOut;  ///< of whole games that are not trained on
    std::uint64_t games = 0;
    std::uint64_t leftOut = 0;  ///< positions that the filter took away
};
/// Every so many games of a run the last one is held out, by its number: the same games whenever, and beside
/// whatever other games, the run is read.
constexpr std::uint32_t kHeldOutEvery = 50;

/// Replays a game and gives the positions that the filter wants, each with its target, and how many it left
/// out. Fails at the first illegal move, what came before having been given.
Result<std::uint64_t> eachWanted(const StoredGame& game, const SampleOptions& options,
                                 const std::function<void(const Position&, double target)>& use);

/// Adds a game's positions. Fails, having added nothing, if a move in it is illegal.
Result<void> addGame(TrainingData& data, const StoredGame& game, const SampleOptions& options);

/// Puts what is to be trained on into a random order.
void shufflePositions(TrainingData& data, std::uint64_t seed);

/// Reads files of games in their order and shuffles what is to be trained on by the seed. With `update`,
/// scores are brought up to date first. `onTrouble` hears of files that are damaged or break off, what they
/// have being used, and of files of which it is not known which network gave the scores, which are left as
/// they are.
Result<TrainingData> loadTrainingData(const std::vector<std::string>& files, const SampleOptions& options,
                                      std::uint64_t seed, const JobContext& context,
                                      const std::function<void(const std::string&)>& onTrouble,
                                      const ScoreUpdate* update = nullptr);

}  // namespace plyglass

// Self-play that keeps its games as training data: files of games in a folder, added to from run to run.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/learning/selfplay/self_games.h"
#include "engine/learning/selfplay/shard.h"

namespace plyglass {

struct SelfPlayOptions {
    SelfGamesOptions games;     ///< both players are the same; numbers of games begin with 0
    std::string evaluatorName;  ///< as it is written into the files
    std::string program;        ///< version, likewise
    std::filesystem::path folder;
    /// Every game when it is on its way into the folder; may be empty. Called as of playSelfGames; it must be
    /// quick.
    std::function<void(const Game&)> onGame = {};
};

/// What the games look like.
struct SelfPlayReport {
    std::uint64_t games = 0;                 ///< played now
    std::uint64_t before = 0;                ///< of this run, found in the folder
    std::uint64_t positions = 0;             ///< with a score, of those played now
    std::array<std::uint64_t, 3> results{};  ///< Black won, drawn, White won
    double positionsPerSecond = 0;
};

/// Files of games in a folder, by name.
Result<std::vector<std::string>> shardsIn(const std::filesystem::path& folder);

/// Plays what is missing of the run and adds it to the folder, in a file of its own. Asked to stop, it
/// returns soon with all finished games kept.
Result<SelfPlayReport> playForData(const SelfPlayOptions& options, const JobContext& context);

}  // namespace plyglass

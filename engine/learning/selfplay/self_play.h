// Self-play for training data: files of games in a folder, extended from run to run.
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
    SelfGamesOptions games;     ///< both players are the same; games are numbered from 0
    std::string evaluatorName;  ///< as written to the files
    std::string program;        ///< version, as written to the files
    std::filesystem::path folder;
    /// Called with every game to be stored; may be empty. Thread rules as in playSelfGames; it must be quick.
    std::function<void(const Game&)> onGame = {};
};

/// Summary of a run.
struct SelfPlayReport {
    std::uint64_t games = 0;                 ///< played now
    std::uint64_t before = 0;                ///< games of this run already in the folder
    std::uint64_t positions = 0;             ///< with a score, in the games played now
    std::array<std::uint64_t, 3> results{};  ///< Black won, drawn, White won
    double positionsPerSecond = 0;
};

/// Game files in a folder, sorted by name.
Result<std::vector<std::string>> shardsIn(const std::filesystem::path& folder);

/// Plays the missing games of the run and writes them to a new file in the folder. When stopped, returns soon
/// with all finished games stored.
Result<SelfPlayReport> playForData(const SelfPlayOptions& options, const JobContext& context);

}  // namespace plyglass

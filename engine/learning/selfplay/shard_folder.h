// Folders of shards: played into from run to run, counted, merged, shuffled.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/learning/selfplay/self_games.h"
#include "engine/learning/selfplay/shard.h"

namespace plyglass {

struct DataRunOptions {
    SelfGamesOptions games;     ///< both players are the same; games are numbered from 0
    std::string evaluatorName;  ///< as written to the files
    std::string program;        ///< version, as written to the files
    std::filesystem::path folder;
    /// Called with every game to be stored; may be empty. Thread rules as in playSelfGames; it must be quick.
    std::function<void(const Game&)> onGame = {};
};

/// Summary of a run.
struct DataRunReport {
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
Result<DataRunReport> playForData(const DataRunOptions& options, const JobContext& context);

/// Statistics of one self-play run.
struct RunStatistics {
    ShardOrigin origin;
    std::uint64_t games = 0;            ///< without duplicates
    std::uint64_t positions = 0;        ///< positions with a score in these games
    std::uint64_t bytes = 0;            ///< size of its files
    std::uint64_t storedPositions = 0;  ///< as `positions`, including duplicates
};

/// Statistics of games, to judge their value for training.
struct DataStatistics {
    std::uint64_t files = 0;
    std::uint64_t games = 0;
    std::uint64_t repeatedGames = 0;           ///< duplicates by run and number
    std::uint64_t positions = 0;               ///< with a score
    std::uint64_t repeatedPositions = 0;       ///< duplicates within or across games
    std::array<std::uint64_t, 3> results{};    ///< games: Black won, drawn, White won
    std::array<std::uint64_t, 33> byPieces{};  ///< positions by piece count
    std::array<std::uint64_t, 4> byScore{};    ///< positions by expected score: up to 56, 73, 99 %, above
    std::vector<RunStatistics> runs;           ///< in order of discovery
    std::vector<std::string> troubles;         ///< damaged or truncated files
};

/// Reads all files. Compares positions by 64-bit keys. When stopped, returns partial results.
DataStatistics statisticsOf(const std::vector<std::string>& files, const JobContext& context);

/// Writes the games of all files into a folder, one new file per run, sorted by number and in the current
/// format; duplicates are written once. Returns problems, runs and game counts.
Result<DataStatistics> mergeGames(const std::vector<std::string>& files, const std::filesystem::path& folder,
                                  const JobContext& context);

struct ShuffledGames {
    DataStatistics statistics;  ///< as returned by `mergeGames`
    std::string file;           ///< the file written
};

/// Writes the games of all files, without duplicates, in random order into one file, as a run of its own with
/// seed `seed`: its first games are then a random sample.
Result<ShuffledGames> shuffleGames(const std::vector<std::string>& files, const std::filesystem::path& folder,
                                   std::uint64_t seed, const JobContext& context);

}  // namespace plyglass

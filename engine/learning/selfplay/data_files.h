// Folders of games as a whole: what is in them, and several of them made into one.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/learning/selfplay/shard.h"

namespace plyglass {

/// The games of one run of self-play.
struct RunStatistics {
    ShardOrigin origin;
    std::uint64_t games = 0;            ///< each number once
    std::uint64_t positions = 0;        ///< of these games, with a score
    std::uint64_t bytes = 0;            ///< of its files
    std::uint64_t storedPositions = 0;  ///< in these bytes: as `positions`, but with duplicates
};

/// What games look like, so that a person sees whether they are fit to train on.
struct DataStatistics {
    std::uint64_t files = 0;
    std::uint64_t games = 0;
    std::uint64_t repeatedGames = 0;           ///< of a run and number that were there already
    std::uint64_t positions = 0;               ///< with a score
    std::uint64_t repeatedPositions = 0;       ///< seen before, here or in another game
    std::array<std::uint64_t, 3> results{};    ///< games: Black won, drawn, White won
    std::array<std::uint64_t, 33> byPieces{};  ///< positions, by the number of pieces
    std::array<std::uint64_t, 4> byScore{};    ///< positions that promise up to 56, 73, 99 %, and more
    std::vector<RunStatistics> runs;           ///< in the order in which they were found
    std::vector<std::string> troubles;         ///< what was found damaged or cut off, file by file
};

/// Reads all files. Positions are told apart by 64 bits. Asked to stop, it returns what it has.
DataStatistics statisticsOf(const std::vector<std::string>& files, const JobContext& context);

/// Writes the games of all files into a folder, one new file for each run, in the order of their numbers and
/// in today's format, whatever theirs is; a game that occurs twice is written once. Returns the statistics'
/// troubles, runs and counts of games.
Result<DataStatistics> mergeGames(const std::vector<std::string>& files, const std::filesystem::path& folder,
                                  const JobContext& context);

struct ShuffledGames {
    DataStatistics statistics;  ///< as `mergeGames` returns them
    std::string file;           ///< the one that was written
};

/// Writes the games of all files, each once, in a random order into one file, as a run of its own with
/// `seed` for its seed: the first games of it are then a fair sample of all.
Result<ShuffledGames> shuffleGames(const std::vector<std::string>& files, const std::filesystem::path& folder,
                                   std::uint64_t seed, const JobContext& context);

}  // namespace plyglass

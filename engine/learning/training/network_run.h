// Trains a network from random weights: in each round the latest network plays itself, and a new one is
// trained on the games. All files of a run are in one folder, from which it resumes after any interruption
// without a difference.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/chess/game.h"
#include "engine/eval/network/network.h"
#include "engine/learning/training/network_training.h"
#include "engine/match/elo.h"

namespace plyglass {

struct NetworkRunOptions {
    NetworkShape shape = {.hidden = 32};
    int rounds = 4;                     ///< networks trained after the random one
    int games = 4000;                   ///< self-play games per round
    std::uint64_t nodes = 100;          ///< soft limit per self-play move; its iteration is finished
    int windowRounds = 1;               ///< training window: games of this many rounds
    std::uint64_t samples = 4'000'000;  ///< training positions per round, repeated as needed
    int batchSize = 4096;
    double learningRate = 0.002;  ///< initial value; cosine decay
    int strengthGames = 60;       ///< per network against material; 0 = none
    std::uint64_t strengthNodes = 300;
    std::uint64_t seed = 1;

    friend bool operator==(const NetworkRunOptions&, const NetworkRunOptions&) = default;
};
constexpr int kMaxRounds = 100;
/// At least one game is held out per round, so this many are needed.
constexpr int kMinRoundGames = 50;
/// Loss reports per round, evenly spaced.
constexpr int kLossReports = 40;

/// The options if valid, otherwise the error.
Result<NetworkRunOptions> checkedNetworkRun(NetworkRunOptions options);

/// Training target of round 1, 2 …: first only results, since scores of an untrained network are worthless,
/// then increasingly search scores.
TrainingTarget targetOf(int round);

/// Mean squared prediction error after a number of positions, for expected results 0 … 1.
struct LossPoint {
    std::uint64_t samples = 0;
    double error = 0;
    double heldOut = 0;  ///< on held-out games

    friend bool operator==(const LossPoint&, const LossPoint&) = default;
};

/// A network and its statistics.
struct NetworkGeneration {
    int number = 0;
    std::uint64_t games = 0;                 ///< self-play games by the previous generation
    std::array<std::uint64_t, 3> results{};  ///< of these games: Black won, drawn, White won
    std::uint64_t positions = 0;             ///< trained on
    std::uint64_t heldOut = 0;
    std::uint64_t leftOut = 0;  ///< positions in check, captures, decided games
    std::vector<LossPoint> losses = {};
    double quantizationLossCp = 0;  ///< mean quantization loss
    bool isMade = false;            ///< its file is written
    GameCounts counts = {};         ///< against material, its wins first
    PairCounts pairs{};
    bool isMeasured = false;
    /// Time for self-play, training and measuring.
    std::array<double, 3> seconds{};

    EloEstimate strength() const { return estimateElo(pairs); }
    friend bool operator==(const NetworkGeneration&, const NetworkGeneration&) = default;
};

struct NetworkRun {
    NetworkRunOptions options;
    std::vector<NetworkGeneration> generations;  ///< the last one may be incomplete

    /// Number of finished networks.
    int made() const;
    bool isFinished() const;
    friend bool operator==(const NetworkRun&, const NetworkRun&) = default;
};

enum class NetworkRunStage { Playing, Training, Measuring };

/// Progress of a run.
struct NetworkRunStep {
    int generation = 0;  ///< being made or measured
    NetworkRunStage stage = NetworkRunStage::Playing;
    std::uint64_t done = 0;  ///< games, or positions while training
    std::uint64_t total = 0;
    double perSecond = 0;        ///< the same, since the stage was started or resumed
    double secondsLeft = -1;     ///< for the whole run; negative if unknown
    std::uint64_t allGames = 0;  ///< self-play games of the whole run
};

/// Callbacks, which may be empty and must be quick. `onChange` is called after the run's state is written,
/// the others from any of the job's threads, but never concurrently.
struct NetworkRunWatcher {
    std::function<void(const NetworkRun&)> onChange = {};
    std::function<void(const NetworkRunStep&)> onStep = {};
    /// Called with a finished self-play game for the training of `generation`.
    std::function<void(int generation, const Game&)> onGame = {};
};

/// Runs with valid options until all rounds are trained and measured, or the job is stopped, which is no
/// error. Resuming gives the same networks as an uninterrupted run with the same number of threads.
Result<void> makeNetworks(NetworkRun& run, const std::filesystem::path& folder, const JobContext& context,
                          const NetworkRunWatcher& watcher);

/// Loads the state of a run from its folder; fails if missing or damaged.
Result<NetworkRun> loadNetworkRun(const std::filesystem::path& folder);
/// Network file of a generation.
std::filesystem::path networkFileOf(const std::filesystem::path& folder, int generation);
/// Folder of the games that a generation was trained on.
std::filesystem::path gamesFolderOf(const std::filesystem::path& folder, int generation);

}  // namespace plyglass

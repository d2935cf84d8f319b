// From random weights to a trained network: a network with random weights plays itself, a new one learns from
// the games, that one plays, and so on, round by round. Everything a run makes lies in one folder, from which
// it resumes after every interruption as if there had been none.
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
    int rounds = 4;             ///< networks made besides the random one
    int games = 4000;           ///< of self-play in each round
    std::uint64_t nodes = 100;  ///< of a move in self-play; the iteration that passes them is finished
    int windowRounds = 1;       ///< the games of so many rounds are learnt from
    std::uint64_t samples = 4'000'000;  ///< positions shown in each round, each as often as it takes
    int batchSize = 4096;
    double learningRate = 0.002;  ///< at first; falls along a cosine
    int strengthGames = 60;       ///< of each network against material; 0 = none
    std::uint64_t strengthNodes = 300;
    std::uint64_t seed = 1;

    friend bool operator==(const NetworkRunOptions&, const NetworkRunOptions&) = default;
};
constexpr int kMaxRounds = 100;
/// One game of so many is held out, and a round needs one.
constexpr int kMinRoundGames = 50;
/// Reports of the error, evenly spread over a round's training.
constexpr int kLossReports = 40;

/// The options, or what is wrong with them.
Result<NetworkRunOptions> checkedNetworkRun(NetworkRunOptions options);

/// What round 1, 2 … learns to predict: at first results alone, as scores are worth nothing while the network
/// knows nothing, then more and more what searches say.
TrainingTarget targetOf(int round);

/// How far off the predictions were after so many positions: mean squared, of an expected result 0 … 1.
struct LossPoint {
    std::uint64_t samples = 0;
    double error = 0;
    double heldOut = 0;  ///< on games that are not trained on

    friend bool operator==(const LossPoint&, const LossPoint&) = default;
};

/// A network and how it came about.
struct NetworkGeneration {
    int number = 0;
    std::uint64_t games = 0;                 ///< of self-play, by the generation before
    std::array<std::uint64_t, 3> results{};  ///< of those: Black won, drawn, White won
    std::uint64_t positions = 0;             ///< trained on
    std::uint64_t heldOut = 0;
    std::uint64_t leftOut = 0;  ///< positions in check, captures, decided games
    std::vector<LossPoint> losses = {};
    double quantizationLossCp = 0;  ///< what quantization costs on average
    bool isMade = false;            ///< its file is written
    GameCounts counts = {};         ///< against material, its wins first
    PairCounts pairs{};
    bool isMeasured = false;
    /// What it took: playing, training, measuring.
    std::array<double, 3> seconds{};

    EloEstimate strength() const { return estimateElo(pairs); }
    friend bool operator==(const NetworkGeneration&, const NetworkGeneration&) = default;
};

struct NetworkRun {
    NetworkRunOptions options;
    std::vector<NetworkGeneration> generations;  ///< the last one may be in the making

    /// Networks that are written.
    int made() const;
    bool isFinished() const;
    friend bool operator==(const NetworkRun&, const NetworkRun&) = default;
};

enum class NetworkRunStage { Playing, Training, Measuring };

/// Where a run stands.
struct NetworkRunStep {
    int generation = 0;  ///< in the making, or being measured
    NetworkRunStage stage = NetworkRunStage::Playing;
    std::uint64_t done = 0;  ///< games, or positions when training
    std::uint64_t total = 0;
    double perSecond = 0;        ///< the same, since the stage was started or resumed
    double secondsLeft = -1;     ///< of the whole run; negative while it cannot be told
    std::uint64_t allGames = 0;  ///< of self-play in the whole run
};

/// Each may be empty and must be quick. `onChange` is called when the run's state has been written, the
/// others from any of the job's threads, never from two at once.
struct NetworkRunWatcher {
    std::function<void(const NetworkRun&)> onChange = {};
    std::function<void(const NetworkRunStep&)> onStep = {};
    /// A game of self-play is over, of which that generation is to learn.
    std::function<void(int generation, const Game&)> onGame = {};
};

/// The options are checked ones. Continues until all rounds are made and measured or the job is asked to
/// stop, which is no failure. Called again with what the folder holds, the networks are those of a run that
/// was never stopped, as long as the job has the same number of threads.
Result<void> makeNetworks(NetworkRun& run, const std::filesystem::path& folder, const JobContext& context,
                          const NetworkRunWatcher& watcher);

/// The run's state in a folder; fails if there is none, or if it is damaged.
Result<NetworkRun> loadNetworkRun(const std::filesystem::path& folder);
/// The file of a generation.
std::filesystem::path networkFileOf(const std::filesystem::path& folder, int generation);
/// Files of the games that taught a generation.
std::filesystem::path gamesFolderOf(const std::filesystem::path& folder, int generation);

}  // namespace plyglass

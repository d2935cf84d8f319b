#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/match_report.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/out_file.h"
#include "engine/base/file_text.h"
#include "engine/eval/network/network_file.h"
#include "engine/learning/selfplay/self_games.h"
#include "engine/learning/training/network_presets.h"
#include "engine/learning/training/network_run.h"
#include "engine/learning/training/network_run_file.h"

namespace plyglass {

namespace {

struct LearnArguments {
    std::string preset = "standard";
    std::string folder;
    std::string out;
    int threads = 1;
    std::optional<int> hidden, rounds, games, windowRounds, strengthGames;
    std::optional<std::uint64_t> nodes, samples, seed;
};

template <class T>
void takeOver(const std::optional<T>& given, T& to) {
    if (given) to = *given;
}

NetworkRunOptions runOptions(const LearnArguments& options) {
    NetworkRunOptions run = valueOf("--preset", networkPresetFromId(options.preset)).options;
    takeOver(options.hidden, run.shape.hidden);
    takeOver(options.rounds, run.rounds);
    takeOver(options.games, run.games);
    takeOver(options.windowRounds, run.windowRounds);
    takeOver(options.strengthGames, run.strengthGames);
    takeOver(options.nodes, run.nodes);
    takeOver(options.samples, run.samples);
    takeOver(options.seed, run.seed);
    return valueOf(checkedNetworkRun(run));
}

/// Resumes an interrupted run if there is one, else starts a new one.
NetworkRun startedRun(const LearnArguments& options) {
    const NetworkRunOptions wanted = runOptions(options);
    if (!std::filesystem::exists(std::filesystem::path(options.folder) / kNetworkRunFile))
        return {wanted, {}};
    NetworkRun run = valueOf(loadNetworkRun(options.folder));
    if (!(run.options == wanted))
        failCommand(
            fmt::format("The run in {} has other options. Name another --folder, or use the same options.",
                        options.folder),
            kExitUsage);
    return run;
}

/// Prints each generation after its training and after its measurement.
class GenerationReport {
  public:
    GenerationReport(ConsoleJob& job, const NetworkRun& started) : m_job(job) { (void)news(started); }

    void show(const NetworkRun& run) {
        const std::string text = news(run);
        if (text.empty()) return;
        m_job.endLine();
        printOut("{}\n", text);
        std::fflush(stdout);
    }

  private:
    std::string news(const NetworkRun& run) {
        if (run.generations.empty()) return {};
        const NetworkGeneration& last = run.generations.back();
        const State now{last.number, last.isMade, last.isMeasured};
        if (now == m_shown) return {};
        m_shown = now;
        if (last.isMeasured && last.counts.games() > 0) {
            return fmt::format(
                "Generation {} against material, {} nodes per move, after {} random plies: {} won, {} drawn, "
                "{} "
                "lost, Elo {}.",
                last.number, run.options.strengthNodes, kOpeningPlies, last.counts.wins, last.counts.draws,
                last.counts.losses, eloText(last.strength(), 0));
        }
        if (!last.isMade || last.losses.empty()) return {};
        return fmt::format(
            "Generation {}: {} games (White won {}, drawn {}, Black won {}), {} positions; loss {:.4f}, "
            "held out {:.4f}; quantization loss {:.1f} cp; {:.0f} s of play, {:.0f} s of training.",
            last.number, last.games, last.results[2], last.results[1], last.results[0], last.positions,
            last.losses.back().error, last.losses.back().heldOut, last.quantizationLossCp, last.seconds[0],
            last.seconds[1]);
    }

    struct State {
        int number = -1;
        bool isMade = false;
        bool isMeasured = false;
        friend bool operator==(const State&, const State&) = default;
    };
    ConsoleJob& m_job;
    State m_shown;
};

void runLearning(const LearnArguments& options) {
    NetworkRun run = startedRun(options);
    valueOf(makeFolder(options.folder), kExitFailure);
    checkOutFile(options.out);
    ConsoleJob job(options.threads);
    GenerationReport generations(job, run);
    NetworkRunWatcher watcher;
    watcher.onChange = [&](const NetworkRun& now) { generations.show(now); };
    valueOf(makeNetworks(run, options.folder, job.context(), watcher), kExitFailure);
    if (!run.isFinished()) job.failIfInterrupted("Run the same command again to resume.");
    job.endLine();
    const std::string newest = networkFileOf(options.folder, run.options.rounds).string();
    const Network network = valueOf(loadNetwork(newest), kExitFailure);
    if (!options.out.empty()) valueOf(writeOutput(options.out, toFileBytes(network)), kExitFailure);
    printOut("Written: {}\n", options.out.empty() ? newest : options.out);
}

}  // namespace

void addLearnCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "learn", "Train a network from random weights, by rounds of self-play and training");
    const auto options = std::make_shared<LearnArguments>();
    std::string presets;
    for (const NetworkPreset& preset : allNetworkPresets())
        presets += fmt::format("\n  {:<12}about {} minutes on two threads", preset.id, preset.minutes);
    const std::string byPreset = " (default: set by --preset)";
    command->add_option("--folder", options->folder, "Folder of the run; if it has one, that run is resumed")
        ->required();
    command->add_option("--preset", options->preset, "Size of the run:" + presets);
    command->add_option("--out", options->out, "Copy the last network to this file");
    command->add_option("--rounds", options->rounds, "Rounds of self-play and training" + byPreset);
    command->add_option("--games", options->games, "Games of self-play in each round" + byPreset);
    addNodesOption(*command, options->nodes, "Nodes per move of self-play" + byPreset);
    command->add_option("--window", options->windowRounds,
                        "Train on the games of this many rounds, the latest ones" + byPreset);
    command->add_option("--samples", options->samples, "Training positions shown in each round" + byPreset);
    command->add_option("--hidden", options->hidden, "Neurons, a multiple of 32" + byPreset);
    command->add_option("--strength-games", options->strengthGames,
                        "Games of each network against material, 0 for none" + byPreset);
    command->add_option("--seed", options->seed, "Random seed of the run" + byPreset);
    addThreadsOption(*command, options->threads);
    command->callback([options] { runLearning(*options); });
}

}  // namespace plyglass

#include "app/commands/learn_command.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/console_job.h"
#include "app/commands/match_report.h"
#include "app/commands/out_file.h"
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
    NetworkRunOptions run = valueOf(networkPresetFromId(options.preset)).options;
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

/// The one that an earlier, interrupted call has left, or a new one.
NetworkRun begunRun(const LearnArguments& options) {
    const NetworkRunOptions wanted = runOptions(options);
    if (!std::filesystem::exists(std::filesystem::path(options.folder) / kNetworkRunFile))
        return {wanted, {}};
    NetworkRun run = valueOf(loadNetworkRun(options.folder));
    if (!(run.options == wanted))
        failCommand(fmt::format("The run in {} was begun with other options; name another folder, or the "
                                "same options.",
                                options.folder),
                    kExitUsage);
    return run;
}

/// Each thing once, when it has happened.
class Teller {
  public:
    explicit Teller(const NetworkRun& begun) { (void)told(begun); }

    void tell(const NetworkRun& run) {
        const std::string news = told(run);
        if (news.empty()) return;
        printOut("{}\n", news);
        std::fflush(stdout);
    }

  private:
    std::string told(const NetworkRun& run) {
        if (run.generations.empty()) return {};
        const NetworkGeneration& last = run.generations.back();
        const State now{last.number, last.isMade, last.isMeasured};
        if (now == m_told) return {};
        m_told = now;
        if (last.isMeasured && last.counts.games() > 0) {
            return fmt::format(
                "Generation {} against material, {} nodes a move, from {} random plies: {} won, {} drawn, {} "
                "lost, Elo {}.",
                last.number, run.options.strengthNodes, kOpeningPlies, last.counts.wins, last.counts.draws,
                last.counts.losses, eloText(last.strength(), 0));
        }
        if (!last.isMade || last.losses.empty()) return {};
        return fmt::format(
            "Generation {}: {} games (White won {}, drawn {}, Black won {}), {} positions; error "
            "{:.4f}, held out {:.4f}; whole numbers cost {:.1f} cp; {:.0f} s of play, {:.0f} s of "
            "training.",
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
    State m_told;
};

void runLearning(const LearnArguments& options) {
    NetworkRun run = begunRun(options);
    valueOf(makeFolder(options.folder), kExitFailure);
    checkOutFile(options.out);
    Teller teller(run);
    const ConsoleJob job(options.threads);
    NetworkRunWatcher watcher;
    watcher.onChange = [&](const NetworkRun& now) { teller.tell(now); };
    valueOf(makeNetworks(run, options.folder, job.context(), watcher), kExitFailure);
    if (!run.isFinished()) failCommand("Stopped. Run the same again to go on.", kExitFailure);
    const std::string newest = networkFileOf(options.folder, run.options.rounds).string();
    const Network network = valueOf(loadNetwork(newest), kExitFailure);
    if (!options.out.empty()) valueOf(writeOutput(options.out, toFileBytes(network)), kExitFailure);
    printOut("{} is written.\n", options.out.empty() ? newest : options.out);
}

}  // namespace

void addLearnCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "learn",
        "From nothing to a network: rounds of self-play and training, begun with weights drawn by lot");
    const auto options = std::make_shared<LearnArguments>();
    std::string presets;
    for (const NetworkPreset& preset : allNetworkPresets())
        presets +=
            fmt::format("{}{} (about {} minutes)", presets.empty() ? "" : ", ", preset.id, preset.minutes);
    command->add_option("--folder", options->folder, "Where everything is kept, and gone on with")
        ->required();
    command->add_option("--preset", options->preset,
                        "How much, with the time it takes on two threads: " + presets);
    command->add_option("--out", options->out, "Copy the last network to this file");
    command->add_option("--rounds", options->rounds, "Networks made one after another");
    command->add_option("--games", options->games, "Of self-play in each round");
    command->add_option("--nodes", options->nodes, "For each move of self-play");
    command->add_option("--window", options->windowRounds, "Rounds whose games are learnt from");
    command->add_option("--samples", options->samples, "Positions shown in each round");
    command->add_option("--hidden", options->hidden, "Neurons: a multiple of 32");
    command->add_option("--strength-games", options->strengthGames,
                        "Of each network against material; 0 for none");
    command->add_option("--seed", options->seed, "Of the whole run");
    command->add_option("--threads", options->threads, "How many; 1 if nothing is said")
        ->check(CLI::Range(1, 256));
    command->callback([options] { runLearning(*options); });
}

}  // namespace plyglass

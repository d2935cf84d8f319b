#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/game_options.h"
#include "app/commands/shared/out_file.h"
#include "app/commands/spsa_report.h"
#include "app/services/process_transport.h"
#include "engine/base/random.h"
#include "engine/learning/tuning/spsa_run.h"
#include "engine/protocol/tunables_text.h"

namespace plyglass {

namespace {

constexpr int kMaxIterations = 1'000'000;
constexpr int kMaxPairs = 10'000;

struct SpsaArguments {
    std::string engine;
    std::string state;
    std::string parameters = "*";
    int pairs = SpsaState{}.pairs;
    SpsaOptions spsa;
    std::uint64_t nodes = 20'000;
    int hashMib = 16;
    int threads = 1;
    std::int64_t stallTimeoutMs = 60'000;
    OpeningArguments openings;
    AdjudicationArguments adjudication;
    bool show = false;
};

SpsaState loadState(const std::string& path) {
    return valueOf(spsaStateFromJson(valueOf(readFileText(path, kMaxSettingsBytes)), path));
}

/// Initial state of the run that the command line describes.
SpsaState stateFrom(const SpsaArguments& line) {
    auto table = valueOf("--engine", askForTunables(line.engine, ProcessTransport::start));
    const auto chosen = valueOf("--parameters", chosenTunables(table, line.parameters));
    SpsaState state = newSpsaState(std::move(table), chosen);
    state.options = line.spsa;
    state.pairs = line.pairs;
    state.settings = {{"nodes", fmt::format("{}", line.nodes)}, {"hash", fmt::format("{}", line.hashMib)}};
    const MatchSettings games = gameSettings(line.openings, line.adjudication);
    state.settings.insert(state.settings.end(), games.begin(), games.end());
    return state;
}

/// Reads the run from its file, or writes a new one.
SpsaState openState(const SpsaArguments& line) {
    const SpsaState wanted = stateFrom(line);
    std::error_code error;
    if (!std::filesystem::exists(line.state, error)) {
        valueOf(writeFileText(line.state, toJsonText(wanted)));
        return wanted;
    }
    SpsaState stored = loadState(line.state);
    valueOf(checkSameRun(stored, wanted, line.state));
    printNote("Resuming {}: {} of {} iterations are done.\n", line.state, stored.iteration,
              stored.options.iterations);
    return stored;
}

/// Each iteration uses the openings of a file from where the previous one ended, or random ones of its own.
std::function<std::shared_ptr<OpeningSource>(int)> openingsOf(const SpsaArguments& line) {
    if (!line.openings.file.empty())
        return [pairs = line.pairs, source = openingSource(line.openings)](int iteration) {
            const auto first = static_cast<std::size_t>(iteration) * static_cast<std::size_t>(pairs);
            return std::make_shared<OpeningsFrom>(source, first);
        };
    return [openings = line.openings](int iteration) {
        OpeningArguments own = openings;
        own.seed = scrambled(openings.seed) + static_cast<std::uint64_t>(iteration);
        return openingSource(own);
    };
}

SpsaRunOptions runOptions(const SpsaArguments& line) {
    SpsaRunOptions options;
    options.engine.command.program = line.engine;
    options.engine.hashMib = line.hashMib;
    options.startProgram = ProcessTransport::start;
    options.limits.nodes = line.nodes;
    options.rules.adjudication = adjudicationFrom(line.adjudication);
    options.rules.stallTimeout = std::chrono::milliseconds(line.stallTimeoutMs);
    options.openings = openingsOf(line);
    options.keep = [path = line.state](const SpsaState& state) {
        return writeFileText(path, toJsonText(state));
    };
    return options;
}

void runSpsaCommand(const SpsaArguments& line) {
    if (line.show) {
        printOut("{}", spsaReportText(loadState(line.state)));
        return;
    }
    if (line.engine.empty())
        failCommand("--engine is missing: give the path of a plyglass-uci that was built for tuning.",
                    kExitUsage);
    ConsoleJob job(line.threads);
    const PathLock lock = ownOutFile(line.state);
    const SpsaRunOptions options = runOptions(line);
    SpsaState state = openState(line);
    const auto played = runSpsa(state, options, job.context());
    job.endLine();
    valueOf(played, kExitFailure);
    printOut("{}", spsaReportText(state));
    if (state.iteration < state.options.iterations)
        job.failIfInterrupted("Run the same command again to resume.");
}

void addTuningOptions(CLI::App& command, SpsaArguments& line) {
    command.add_option("--engine", line.engine,
                       "A plyglass-uci that was built for tuning: cmake --preset tuning");
    command
        .add_option("--state", line.state,
                    "JSON file of the run, written after every iteration; with it a run can be resumed by "
                    "the same command")
        ->required();
    command.add_flag("--show", line.show, "Print the table of the state file and play nothing");
    command.add_option("--parameters", line.parameters,
                       "Tunables, by name, separated by commas; nullMove* is all whose name begins so");
    command
        .add_option("--pairs", line.pairs, "Pairs of games in each iteration: one opening, colours reversed")
        ->check(CLI::Range(1, kMaxPairs));
    command.add_option("--iterations", line.spsa.iterations, "Number of iterations of the whole run")
        ->check(CLI::Range(1, kMaxIterations));
    command
        .add_option("--rate", line.spsa.endRate,
                    "Learning rate in the last iteration: steps that a number moves by for each game won "
                    "more")
        ->check(CLI::Range(0.0, 1.0));
    command.add_option("--seed", line.spsa.seed, "Random seed of the perturbations and of the rounding");
}

}  // namespace

void addSpsaCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "spsa", "Tune numbers of the search by games, by simultaneous perturbation (SPSA)");
    const auto line = std::make_shared<SpsaArguments>();
    addTuningOptions(*command, *line);
    addNodesOption(*command, line->nodes, "Nodes per move");
    command->add_option("--hash", line->hashMib, "Hash size of each engine, in MiB")
        ->check(CLI::Range(1, kMaxHashMib));
    addThreadsOption(*command, line->threads, "Games played at the same time");
    addStallTimeoutOption(*command, line->stallTimeoutMs);
    addOpeningOptions(*command, line->openings);
    addAdjudicationOptions(*command, line->adjudication);
    command->callback([line] { runSpsaCommand(*line); });
}

}  // namespace plyglass

#include "app/commands/selfplay_command.h"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/console_job.h"
#include "app/commands/data_folder.h"
#include "app/commands/evaluator_option.h"
#include "app/commands/technique_option.h"
#include "engine/eval/network/network.h"
#include "engine/lab/experiments/experiment.h"
#include "engine/learning/selfplay/endgame_share.h"
#include "engine/learning/selfplay/self_play.h"

namespace plyglass {

namespace {

struct SelfplayArguments {
    int games = 1000;
    std::uint64_t nodes = 1000;
    std::uint64_t endgameNodes = 0;
    std::uint64_t seed = 1;
    int randomPlies = 8;
    int threads = 1;
    std::vector<std::string> off;
    bool playsOut = false;
    std::string evaluator = standardEvaluatorName();
    std::string data;
};

Result<SelfPlayOptions> selfPlayFrom(const SelfplayArguments& options) {
    const auto evaluator = ofOption("--evaluator", evaluatorChoiceFrom(options.evaluator));
    if (!evaluator) return tl::unexpected(evaluator.error());
    SelfPlayOptions play;
    if (const auto set = setTechniques(play.games.techniques, options.off, false); !set)
        return fail("--off: " + set.error().message);
    play.games.games = options.games;
    play.games.nodes = options.nodes;
    play.games.endgameNodes = options.endgameNodes;
    play.games.nodesAreSoft = true;
    play.games.seed = options.seed;
    play.games.randomPlies = options.randomPlies;
    play.games.adjudicates = !options.playsOut;
    play.games.evaluators = {*evaluator, *evaluator};
    play.evaluatorName = evaluator->network && !evaluator->network->name.empty() ? evaluator->network->name
                                                                                 : options.evaluator;
    play.program = provenanceHere(options.seed).version;
    play.folder = dataFolder(options.data);
    return play;
}

void runSelfPlay(const SelfplayArguments& options) {
    const SelfPlayOptions play = valueOf(selfPlayFrom(options));
    const ConsoleJob job(options.threads);
    const JobContext& context = job.context();
    const SelfPlayReport report = valueOf(playForData(play, context), kExitFailure);
    if (report.before > 0) printOut("{} games were there already.\n", report.before);
    printOut("{} games, {} positions, {:.0f} positions a second: White won {}, drawn {}, Black won {}.\n",
             report.games, report.positions, report.positionsPerSecond, report.results[2], report.results[1],
             report.results[0]);
    printOut("They are in {}.\n", play.folder.string());
    if (report.before + report.games < static_cast<std::uint64_t>(options.games))
        failCommand("Stopped. Run the same again to play the rest.", kExitFailure);
}

}  // namespace

void addSelfPlayCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("selfplay", "Let the engine play itself and keep the games to train networks on");
    const auto options = std::make_shared<SelfplayArguments>();
    command->add_option("--games", options->games, "How many the run has in all")
        ->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--nodes", options->nodes, "No iteration is begun after so many nodes of a move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40));
    command
        ->add_option(
            "--endgame-nodes", options->endgameNodes,
            fmt::format("The same with {} pieces on the board or fewer, less so up to {}; 0: as --nodes",
                        kEndgamePieces, kMiddlegamePieces))
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40));
    command->add_option("--seed", options->seed, "Seed of the run; other seeds are other games");
    command
        ->add_option("--random-plies", options->randomPlies, "Moves drawn by lot at the start of each game")
        ->check(CLI::Range(0, 100));
    command->add_option("--threads", options->threads, "Games played at once")->check(CLI::Range(1, 256));
    command->add_option("--off", options->off, "Techniques to play without, by id, separated by commas")
        ->delimiter(',');
    command->add_flag("--play-out", options->playsOut, "Play decided games to their end as well");
    command->add_option("--evaluator", options->evaluator, evaluatorHelp());
    command->add_option("--data", options->data, kDataFolderHelp);
    command->callback([options] { runSelfPlay(*options); });
}

}  // namespace plyglass

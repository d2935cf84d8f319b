#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/fen_option.h"
#include "engine/chess/pgn.h"
#include "engine/lab/reproductions/published_figures.h"
#include "engine/lab/reproductions/versus_random.h"

namespace plyglass {

namespace {

constexpr int kPositions = static_cast<int>(kMateTests.size());

struct VersusRandomArguments {
    int position = 1;
    std::optional<std::string> fen;
    std::optional<int> depth;
    std::uint64_t seed = VersusRandomOptions{}.seed;
    ReportFormatFlags format;
    bool pgn = false;
};

VersusRandomOptions gameFrom(const VersusRandomArguments& options) {
    const auto& test = kMateTests[options.position - 1];
    VersusRandomOptions game;
    game.name = options.fen ? "The position" : fmt::format("Test position {}", options.position);
    game.position = positionOf("--fen", options.fen ? *options.fen : test.fen);
    if (!options.fen) game.depth = 2 * test.moves - 1;
    if (options.depth) game.depth = *options.depth;
    game.seed = options.seed;
    return game;
}

void runVersusRandom(const VersusRandomArguments& options) {
    const VersusRandomOptions game = gameFrom(options);
    ConsoleJob job;
    const VersusRandom played = playVersusRandom(game, job.context());
    job.endLine();
    printOut("{}", options.pgn ? writePgn(played.game) : report(played.experiment, options.format.format()));
    job.failIfInterrupted("The game is unfinished.");
}

}  // namespace

void addVersusRandomCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "versus-random",
        "Play a position to the end against the random player, with the score of every move");
    const auto options = std::make_shared<VersusRandomArguments>();
    CLI::Option* position =
        command->add_option("--position", options->position, "Number of a test position of Chua 2016")
            ->check(CLI::Range(1, kPositions));
    command
        ->add_option("--fen", options->fen,
                     "A position of your own, in FEN; the engine plays the side to move")
        ->excludes(position);
    addDepthOption(
        *command, options->depth,
        fmt::format("Search depth, in plies (default: the depth of the mate in a test position, {} "
                    "with --fen)",
                    VersusRandomOptions{}.depth));
    command->add_option("--seed", options->seed, "Random seed of the random player");
    const ReportFormatOptions format = addReportFormat(*command, options->format);
    command->add_flag("--pgn", options->pgn, "Print the game as PGN")
        ->excludes(format.json)
        ->excludes(format.markdown);
    command->callback([options] { runVersusRandom(*options); });
}

}  // namespace plyglass

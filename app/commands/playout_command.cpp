#include "app/commands/playout_command.h"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/progress_bar.h"
#include "engine/chess/pgn.h"
#include "engine/lab/reproductions/published_figures.h"
#include "engine/lab/reproductions/versus_random.h"

namespace plyglass {

namespace {

constexpr int kPositions = static_cast<int>(kMateTests.size());

/// The command line as it was typed.
struct PlayoutArguments {
    int position = 1;
    std::optional<std::string> fen;
    std::optional<int> depth;
    std::uint64_t seed = VersusRandomOptions{}.seed;
    bool json = false;
    bool markdown = false;
    bool pgn = false;
};

Result<VersusRandomOptions> playoutOptions(const PlayoutArguments& options) {
    const auto position = ofOption(
        "--fen", Position::fromFen(options.fen ? *options.fen : kMateTests[options.position - 1].fen));
    if (!position) return tl::unexpected(position.error());
    VersusRandomOptions playout;
    playout.name = options.fen ? "The position" : fmt::format("Test position {}", options.position);
    playout.position = *position;
    if (!options.fen) playout.depth = 2 * kMateTests[options.position - 1].moves - 1;
    if (options.depth) playout.depth = *options.depth;
    playout.seed = options.seed;
    return playout;
}

void runPlayout(const PlayoutArguments& options) {
    const auto playoutOf = playoutOptions(options);
    if (!playoutOf) {
        printNote("{}\n", playoutOf.error().message);
        throw CLI::RuntimeError(2);
    }
    JobContext job;
    ProgressBar bar;
    job.onProgress = [&bar](const JobProgress& progress) { bar.show(progress); };
    const VersusRandom playout = playVersusRandom(*playoutOf, job);
    const ReportFormat format = options.json       ? ReportFormat::Json
                                : options.markdown ? ReportFormat::Markdown
                                                   : ReportFormat::Text;
    printOut("{}", options.pgn ? writePgn(playout.game) : report(playout.experiment, format));
}

}  // namespace

void addPlayoutCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "playout", "Play a position out against the random player, with every move's utility");
    const auto options = std::make_shared<PlayoutArguments>();
    auto* position =
        command
            ->add_option("--position", options->position,
                         fmt::format("Number of a test position of Chua 2016, 1 to {}", kPositions))
            ->check(CLI::Range(1, kPositions))
            ->capture_default_str();
    command->add_option("--fen", options->fen, "Another position; the engine plays the side to move")
        ->excludes(position);
    command
        ->add_option("--depth", options->depth,
                     fmt::format("The engine's depth in plies; if left out, as far off as the mate of a "
                                 "test position is, else {}",
                                 VersusRandomOptions{}.depth))
        ->check(CLI::Range(1, kMaxPly - 1));
    command->add_option("--seed", options->seed, "Seed of the random player")->capture_default_str();
    auto* json = command->add_flag("--json", options->json, "Print one line of JSON");
    auto* markdown = command->add_flag("--markdown", options->markdown, "Print Markdown")->excludes(json);
    command->add_flag("--pgn", options->pgn, "Print the game as PGN")->excludes(json)->excludes(markdown);
    command->callback([options] { runPlayout(*options); });
}

}  // namespace plyglass

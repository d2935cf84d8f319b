#include "app/commands/selfgames_command.h"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <string>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/console_job.h"
#include "app/commands/evaluator_option.h"
#include "engine/base/file_append.h"
#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"
#include "engine/learning/selfplay/self_games.h"

namespace plyglass {

namespace {

struct SelfgamesArguments {
    int games = 1000;
    std::uint64_t nodes = 5000;
    std::uint64_t seed = 1;
    int threads = 1;
    std::string preset = "full";
    std::array<std::string, 2> evaluators = {standardEvaluatorName(), ""};
    std::string out;
};

/// Wins, draws and losses of the first player.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    void note(int number, GameResult result) {
        const bool firstIsWhite = number % 2 == 0;
        if (result == GameResult::Draw)
            ++draws;
        else
            ++((result == GameResult::WhiteWins) == firstIsWhite ? wins : losses);
    }
};

/// The file that the games go to, each as soon as it is played.
class GamesFile {
  public:
    explicit GamesFile(const std::string& path) : m_path(path), m_isStream(isStream(path)) {
        valueOf(writeOutput(path, ""));
    }
    /// Ends the command when the game cannot be kept; those before it are.
    void add(const std::string& game) const {
        if (m_isStream)
            valueOf(writeOutput(m_path, game), kExitFailure);
        else
            valueOf(appendFileText(m_path, game), kExitFailure);
    }

  private:
    std::string m_path;
    bool m_isStream;
};

Result<SelfGamesOptions> selfGamesFrom(const SelfgamesArguments& options) {
    SelfGamesOptions games;
    games.games = options.games;
    games.nodes = options.nodes;
    games.seed = options.seed;
    const auto techniques = ofOption("--preset", presetFromId(options.preset));
    if (!techniques) return tl::unexpected(techniques.error());
    games.techniques = *techniques;
    for (int player : {0, 1}) {
        const bool isSame = options.evaluators[player].empty();
        const auto choice = ofOption(isSame || player == 0 ? "--evaluator" : "--against",
                                     evaluatorChoiceFrom(options.evaluators[isSame ? 0 : player]));
        if (!choice) return tl::unexpected(choice.error());
        games.evaluators[player] = *choice;
    }
    return games;
}

void runSelfGames(const SelfgamesArguments& options) {
    const auto games = selfGamesFrom(options);
    if (!games) failCommand(games.error().message, kExitUsage);
    GamesFile out(options.out);
    Tally tally;
    const ConsoleJob job(options.threads);
    const JobContext& context = job.context();
    playSelfGames(
        *games,
        [&](int number, const Game& game) {
            out.add(writePgn(game));
            tally.note(number, game.outcomeAt(game.mainLineEnd()).result);
        },
        context);
    printOut("first player +{} ={} -{}\n", tally.wins, tally.draws, tally.losses);
}

}  // namespace

void addSelfGamesCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "selfgames", "Let the engine play itself at a fixed number of nodes and write the games");
    const auto options = std::make_shared<SelfgamesArguments>();
    command->add_option("--games", options->games, "How many")->check(CLI::Range(1, 10'000'000));
    command->add_option("--nodes", options->nodes, "Nodes for each move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40));
    command->add_option("--seed", options->seed, "Seed of the openings");
    command->add_option("--threads", options->threads, "Games played at once")->check(CLI::Range(1, 256));
    command->add_option("--preset", options->preset, "The techniques of both players");
    command->add_option("--evaluator", options->evaluators[0], evaluatorHelp());
    command->add_option("--against", options->evaluators[1], "The other player's; the same if left out");
    command->add_option("--out", options->out, "The PGN file to write")->required();
    command->callback([options] { runSelfGames(*options); });
}

}  // namespace plyglass

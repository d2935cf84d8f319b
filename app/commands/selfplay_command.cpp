#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/data_folder.h"
#include "app/commands/shared/technique_option.h"
#include "engine/base/file_append.h"
#include "engine/base/file_text.h"
#include "engine/base/output_file.h"
#include "engine/chess/pgn.h"
#include "engine/eval/network/network.h"
#include "engine/lab/experiments/experiment.h"
#include "engine/learning/selfplay/shard_folder.h"
#include "engine/learning/selfplay/training_target.h"

namespace plyglass {

namespace {

struct SelfplayArguments {
    int games = 1000;
    std::uint64_t nodes = 1000;
    std::uint64_t endgameNodes = 0;
    std::uint64_t seed = 1;
    int randomPlies = kOpeningPlies;
    int threads = 1;
    std::string preset = "full";
    std::vector<std::string> off;
    bool playsOut = false;
    std::string evaluator = standardEvaluatorName();
    std::string against;  ///< empty: same as `evaluator`
    std::string data;
    std::string pgn;
};

SelfGamesOptions gamesFrom(const SelfplayArguments& options) {
    SelfGamesOptions games;
    games.techniques = valueOf("--preset", presetFromId(options.preset));
    valueOf("--off", setTechniques(games.techniques, options.off, false));
    games.games = options.games;
    games.nodes = options.nodes;
    games.endgameNodes = options.endgameNodes;
    games.nodesAreSoft = options.pgn.empty();
    games.seed = options.seed;
    games.randomPlies = options.randomPlies;
    games.adjudicates = !options.playsOut;
    games.evaluators[0] = valueOf("--evaluator", evaluatorChoiceFrom(options.evaluator));
    games.evaluators[1] = options.against.empty()
                              ? games.evaluators[0]
                              : valueOf("--against", evaluatorChoiceFrom(options.against));
    return games;
}

/// Wins, draws and losses of the first player, who has White in games 0, 2, 4 …
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

/// File to which each game is appended when it ends.
class GamesFile {
  public:
    explicit GamesFile(const std::string& path) : m_path(path) {
        if (isStream(path))
            m_stream.emplace(valueOf("--pgn", OutputFile::open(path)));
        else
            valueOf("--pgn", appendFileText(path, ""));
    }
    /// Appends a game; ends the command on an error, with the earlier games saved.
    void add(const std::string& game) {
        valueOf(m_stream ? m_stream->write(game) : appendFileText(m_path, game), kExitFailure);
    }

  private:
    std::string m_path;
    std::optional<OutputFile> m_stream;
};

void playToPgn(const SelfplayArguments& options) {
    const SelfGamesOptions games = gamesFrom(options);
    GamesFile out(options.pgn);
    Tally tally;
    ConsoleJob job(options.threads);
    playSelfGames(
        games,
        [&](int number, const Game& game) {
            out.add(writePgn(game));
            tally.note(number, game.outcomeAt(game.mainLineEnd()).result);
        },
        job.context());
    job.endLine();
    printOut("First player: {} won, {} drawn, {} lost.\n", tally.wins, tally.draws, tally.losses);
    job.failIfInterrupted("The games that were finished are in " + options.pgn + ".");
}

DataRunOptions dataRunFrom(const SelfplayArguments& options) {
    DataRunOptions play;
    play.games = gamesFrom(options);
    const EvaluatorChoice& evaluator = play.games.evaluators[0];
    play.evaluatorName =
        evaluator.network && !evaluator.network->name.empty() ? evaluator.network->name : options.evaluator;
    play.program = provenanceHere(options.seed).version;
    play.folder = dataFolder(options.data);
    return play;
}

void playForTraining(const SelfplayArguments& options) {
    const DataRunOptions play = dataRunFrom(options);
    ConsoleJob job(options.threads);
    const DataRunReport report = valueOf(playForData(play, job.context()), kExitFailure);
    job.endLine();
    if (report.before > 0) printOut("{} games were already in the folder.\n", report.before);
    printOut("{} games, {} positions, {:.0f} positions per second: White won {}, drawn {}, Black won {}.\n",
             report.games, report.positions, report.positionsPerSecond, report.results[2], report.results[1],
             report.results[0]);
    printOut("Written to {}.\n", play.folder.string());
    if (report.before + report.games < static_cast<std::uint64_t>(options.games))
        job.failIfInterrupted("Run the same command again to play the rest.");
}

void addGameOptions(CLI::App& command, SelfplayArguments& options) {
    command.add_option("--games", options.games, "Number of games; those already in the data folder count")
        ->check(CLI::Range(1, 1'000'000'000));
    addNodesOption(command, options.nodes,
                   "Nodes per move: no iteration is started after them; with --pgn the search stops there");
    command
        .add_option(
            "--endgame-nodes", options.endgameNodes,
            fmt::format("Nodes per move with {} pieces or fewer on the board, growing from --nodes as the "
                        "pieces fall from {}; 0: always --nodes",
                        kEndgamePieces, kMiddlegamePieces))
        ->check(CLI::Range(std::uint64_t{0}, kMaxNodes));
    command.add_option("--seed", options.seed, "Random seed of the games");
    command.add_option("--random-plies", options.randomPlies, "Random plies at the start of each game")
        ->check(CLI::Range(0, 100));
    command.add_flag("--play-out", options.playsOut, "Play every game to its end, without adjudication");
}

void addPlayerOptions(CLI::App& command, SelfplayArguments& options) {
    command.add_option("--preset", options.preset, presetHelp());
    command.add_option("--off", options.off, "Techniques to switch off, by id, separated by commas")
        ->delimiter(',');
    addEvaluatorOption(command, options.evaluator);
}

}  // namespace

void addSelfPlayCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "selfplay", "Let the engine play itself, and keep the games as training data or as PGN");
    const auto options = std::make_shared<SelfplayArguments>();
    addGameOptions(*command, *options);
    addPlayerOptions(*command, *options);
    addThreadsOption(*command, options->threads, "Games played at the same time");
    CLI::Option* data = command->add_option("--data", options->data, kDataFolderHelp);
    CLI::Option* pgn =
        command->add_option("--pgn", options->pgn, "Add the games to this PGN file instead")->excludes(data);
    command
        ->add_option("--against", options->against,
                     "With --pgn: the evaluator of the second player (default: as --evaluator)")
        ->needs(pgn);
    command->callback([options] {
        if (options->pgn.empty())
            playForTraining(*options);
        else
            playToPgn(*options);
    });
}

}  // namespace plyglass

#include <fmt/format.h>

#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/report_text.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/out_file.h"
#include "app/services/analysis/annotated_game.h"
#include "app/services/analysis/engine_page.h"
#include "app/services/analysis/html_export.h"
#include "engine/chess/pgn.h"
#include "engine/lab/analysis/game_report_file.h"
#include "engine/lab/analysis/game_report_run.h"

namespace plyglass {

namespace {

struct ReportArguments {
    std::string file;
    int game = 1;
    std::uint64_t nodes = kReportNodes;
    int threads = 1;
    std::string evaluator = standardEvaluatorName();
    bool json = false;
    std::string out;
    std::string pgn;
    std::string html;
    bool playable = false;
};

Game readGame(const ReportArguments& options) {
    const std::string text = valueOf(readFileText(options.file, kMaxGamesBytes));
    const std::vector<PgnEntry> games = indexPgn(text);
    const auto count = static_cast<int>(games.size());
    if (count == 0) failCommand(fmt::format("There is no chess game in {}.", options.file), kExitUsage);
    if (options.game > count)
        failCommand(fmt::format("--game is {}; {} has games 1 to {}.", options.game, options.file, count),
                    kExitUsage);
    const PgnEntry& entry = games[static_cast<std::size_t>(options.game) - 1];
    SalvagedGame read =
        valueOf(salvagePgn(std::string_view(text).substr(entry.offset, entry.length), entry.line));
    if (read.problem) printNote("{}: {} The report ends there.\n", options.file, read.problem->message);
    return std::move(read.game);
}

void runReport(const ReportArguments& options) {
    for (const std::string& file : {options.out, options.pgn, options.html}) checkOutFile(file);
    ConsoleJob job(options.threads);
    Game game = readGame(options);
    ReportSettings settings;
    settings.nodes = options.nodes;
    settings.evaluator = valueOf("--evaluator", evaluatorChoiceFrom(options.evaluator));
    GameReport report = newReport(mainLineOf(game), settings);
    valueOf(continueReport(report, settings, job.context()), kExitFailure);
    job.endLine();
    const std::string text = options.json ? gameReportToJson(report) : gameReportText(game, report);
    if (options.out.empty())
        printOut("{}", text);
    else
        writeOutFile(options.out, text);
    if (!options.html.empty()) {
        const std::string enginePage =
            options.playable ? valueOf(readEnginePage(), kExitFailure) : std::string();
        writeOutFile(options.html, gameHtml(game, report, enginePage));
    }
    if (!options.pgn.empty()) {
        GameEdits edits;
        valueOf(edits.annotate(game, annotationsOf(game, report)), kExitFailure);
        writeOutFile(options.pgn, writePgn(game));
    }
    job.failIfInterrupted("The report holds what was found by then.");
}

}  // namespace

void addReportCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "report", "Report on a game: what each move cost, what was better, and why it was missed");
    const auto options = std::make_shared<ReportArguments>();
    command->add_option("file", options->file, "PGN file with the game")->required();
    command->add_option("--game", options->game, "Number of the game in the file")
        ->check(CLI::Range(1, 100'000'000));
    addNodesOption(*command, options->nodes, "Nodes for each position; bad moves get several times as many");
    addThreadsOption(*command, options->threads, "Positions searched at the same time");
    addEvaluatorOption(*command, options->evaluator);
    command->add_flag("--json", options->json, "Print the report as JSON");
    command->add_option("--out", options->out, "Write the report to this file instead of printing it");
    command->add_option("--pgn", options->pgn,
                        "PGN file to write the game to, with evaluations, marks, notes and better lines");
    command->add_option("--html", options->html,
                        "HTML file to write the game and its report to, as one page for any browser");
    command->add_flag("--playable", options->playable,
                      "Put the engine into the page, so that each position can be played on in the browser");
    command->callback([options] { runReport(*options); });
}

}  // namespace plyglass

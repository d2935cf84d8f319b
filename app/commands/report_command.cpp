#include <fmt/format.h>

#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/report_text.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/game_file.h"
#include "app/commands/shared/out_file.h"
#include "app/services/analysis/annotated_game.h"
#include "app/services/analysis/engine_page.h"
#include "app/services/analysis/html_export.h"
#include "app/services/handout/game_handout.h"
#include "app/services/handout/html_writer.h"
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
    std::string print;
    bool playable = false;
};

void runReport(const ReportArguments& options) {
    for (const std::string& file : {options.out, options.pgn, options.html, options.print})
        checkOutFile(file, {options.file});
    ConsoleJob job(options.threads);
    Game game = gameFromFile(options.file, options.game, "The report ends there.");
    ReportSettings settings;
    settings.nodes = options.nodes;
    settings.engine.evaluator = valueOf("--evaluator", evaluatorChoiceFrom(options.evaluator));
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
    if (!options.print.empty()) writeOutFile(options.print, handoutHtml(gameHandout(game)));
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
    command->add_option("--print", options->print,
                        "HTML file to write the game to as a page for the printer, with its diagrams");
    command->add_flag("--playable", options->playable,
                      "Put the engine into the page, so that each position can be played on in the browser");
    command->callback([options] { runReport(*options); });
}

}  // namespace plyglass

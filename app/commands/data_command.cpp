#include <fmt/format.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/data_folder.h"
#include "engine/lab/experiments/table.h"
#include "engine/learning/selfplay/shard_folder.h"

namespace plyglass {

namespace {

struct DataArguments {
    std::vector<std::string> data;
    std::string into;
    std::uint64_t seed = 1;
};

double percent(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

void showGames(const DataStatistics& statistics) {
    for (const std::string& trouble : statistics.troubles) printNote("{}\n", trouble);
    printOut("{} files, {} games ({} duplicates left out)\n", statistics.files, statistics.games,
             statistics.repeatedGames);
    const auto& [black, drawn, white] = statistics.results;
    printOut("White won {:.1f} %, drawn {:.1f} %, Black won {:.1f} %\n", percent(white, statistics.games),
             percent(drawn, statistics.games), percent(black, statistics.games));
}

/// The text, or a dash if it is empty.
std::string orDash(const std::string& text) { return text.empty() ? "–" : text; }
std::string orDash(std::uint64_t number) { return number == 0 ? "–" : std::to_string(number); }

/// Prints a line for each run of self-play: origin, number and size of its games.
void showRuns(const DataStatistics& statistics) {
    Table table;
    table.title = "Runs of self-play";
    table.columns = {{"evaluator"},
                     {"checksum"},
                     {"nodes", Align::Right},
                     {"endgame nodes", Align::Right},
                     {"techniques off"},
                     {"seed", Align::Right},
                     {"games", Align::Right},
                     {"positions", Align::Right},
                     {"bytes per position", Align::Right}};
    for (const RunStatistics& run : statistics.runs) {
        const ShardOrigin& origin = run.origin;
        const double bytes = static_cast<double>(run.bytes) / static_cast<double>(run.storedPositions);
        table.addRow({orDash(origin.evaluator), orDash(origin.checksum), orDash(origin.nodes),
                      orDash(origin.endgameNodes), orDash(origin.off), std::to_string(origin.seed),
                      std::to_string(run.games), std::to_string(run.positions),
                      run.storedPositions == 0 ? "–" : fmt::format("{:.2f}", bytes)});
    }
    printOut("\n{}\n", toText(table));
}

void showPositions(const DataStatistics& statistics) {
    printOut("{} positions, {:.1f} % of them duplicates\n", statistics.positions,
             percent(statistics.repeatedPositions, statistics.positions));
    constexpr std::array<const char*, 4> kNames = {"up to 56 %", "up to 73 %", "up to 99 %", "above 99 %"};
    printOut("Expected score of the side that is ahead:\n");
    for (std::size_t i = 0; i < kNames.size(); ++i)
        printOut("  {:<10} {:>5.1f} %\n", kNames[i], percent(statistics.byScore[i], statistics.positions));
    for (std::size_t pieces = 2; pieces < statistics.byPieces.size(); ++pieces)
        printOut("  {:>2} pieces {:>5.1f} %\n", pieces,
                 percent(statistics.byPieces[pieces], statistics.positions));
}

void runStatistics(const DataArguments& options) {
    ConsoleJob job;
    const DataStatistics statistics = statisticsOf(valueOf(gameFiles(options.data)), job.context());
    job.endLine();
    showGames(statistics);
    showRuns(statistics);
    showPositions(statistics);
}

void runMerge(const DataArguments& options) {
    ConsoleJob job;
    const DataStatistics merged =
        valueOf(mergeGames(valueOf(gameFiles(options.data)), options.into, job.context()), kExitFailure);
    job.endLine();
    showGames(merged);
}

void runShuffle(const DataArguments& options) {
    ConsoleJob job;
    const auto shuffled =
        valueOf(shuffleGames(valueOf(gameFiles(options.data)), options.into, options.seed, job.context()),
                kExitFailure);
    job.endLine();
    showGames(shuffled.statistics);
    printOut("Written to {}.\n", shuffled.file);
}

}  // namespace

void addDataCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("data", "Show what is in folders of self-play games, merge them or shuffle them");
    command->require_subcommand(1);
    const auto options = std::make_shared<DataArguments>();
    CLI::App* statistics = command->add_subcommand(
        "stats",
        "Show which networks, nodes and seeds the games come from, results, duplicates, scores "
        "and piece counts");
    CLI::App* merge = command->add_subcommand(
        "merge", "Write the games of several folders into one folder, without duplicates");
    CLI::App* shuffle = command->add_subcommand(
        "shuffle", "Write the games of several folders into one file, in random order");
    for (CLI::App* part : {statistics, merge, shuffle})
        part->add_option("--data", options->data, std::string(kDataFolderHelp) + "; may be repeated")
            ->take_all();
    for (CLI::App* part : {merge, shuffle})
        part->add_option("--into", options->into, "Folder to write to")->required();
    shuffle->add_option("--seed", options->seed, "Random seed of the order");
    statistics->callback([options] { runStatistics(*options); });
    merge->callback([options] { runMerge(*options); });
    shuffle->callback([options] { runShuffle(*options); });
}

}  // namespace plyglass

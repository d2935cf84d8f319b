// `plyglass-lab games`: the uses of the library, one function each.
#include <fmt/format.h>

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/games_arguments.h"
#include "app/commands/games_statistics.h"
#include "app/commands/games_tree.h"
#include "app/commands/shared/console_job.h"
#include "app/services/library/find/opening_tree.h"
#include "app/services/library/find/pattern_search.h"
#include "app/services/library/played/own_sides.h"
#include "app/services/library/store/game_date.h"
#include "app/services/library/transfer/game_export.h"
#include "app/services/library/transfer/pgn_import.h"
#include "app/services/library/transfer/rescue.h"
#include "engine/lab/experiments/table.h"

namespace plyglass {

namespace {

std::string gamesText(std::uint64_t count) {
    return fmt::format("{} {}", count, count == 1 ? "game" : "games");
}

/// Shows its progress; ends the command if it is interrupted.
std::vector<std::int64_t> findBy(LibraryConnection& library, const GameFilter& filter, ConsoleJob& job,
                                 const GameSorting& sorting = {}) {
    auto ids = valueOf(findGames(library, filter, sorting, job.context()), kExitFailure);
    job.failIfInterrupted("The search did not come to its end.");
    return ids;
}

std::vector<std::int64_t> find(LibraryConnection& library, const GamesArguments& options, ConsoleJob& job) {
    return findBy(library, filterOf(options), job, sortingOf(options));
}

void runImport(const GamesArguments& options) {
    ConsoleJob job;
    const auto library = libraryToFill(options);
    bool isAllIn = true;
    for (const std::string& file : options.files) {
        const auto imported = importPgnFile(*library, QString::fromStdString(file), job.context());
        job.endLine();
        if (!imported) {
            job.failIfInterrupted("What was taken in stays; the same command goes on from there.");
            printNote("{}\n", imported.error().english);
            isAllIn = false;
            continue;
        }
        const ImportSummary& summary = *imported;
        if (summary.skipped + summary.cutShort > 0) isAllIn = false;
        for (const FaultyGame& game : summary.faultyGames)
            printNote("{}: {}{}\n", file, game.reason.english,
                      game.fate == FaultyGame::Fate::CutShort ? " The game is taken in up to there." : "");
        if (summary.wasThere)
            printOut("{}: all its games are in the library already\n", file);
        else
            printOut("{}: {} taken in, {} of them corrected, {} up to an error, {} skipped\n", file,
                     gamesText(summary.games), summary.corrected, summary.cutShort, summary.skipped);
        job.failIfInterrupted("What was taken in stays; the same command goes on from there.");
    }
    if (!isAllIn) failCommand("Not every game could be taken in as a whole: see above.", kExitFailure);
}

void runRescue(const GamesArguments& options) {
    ConsoleJob job;
    const auto library = libraryToFill(options);
    std::uint64_t lost = 0;
    for (const std::string& file : options.files) {
        const RescueSummary rescued =
            valueOf(rescueGames(QString::fromStdString(file), *library, job.context()), kExitFailure);
        job.endLine();
        printOut("{}: {} taken in, {} there already, {} cannot be read\n", file, gamesText(rescued.games),
                 rescued.known, rescued.lost);
        job.failIfInterrupted("What was taken in stays.");
        lost += rescued.lost;
    }
    if (lost > 0) failCommand("Not every game could be rescued: see above.", kExitFailure);
}

void runExport(const GamesArguments& options) {
    ConsoleJob job(patternThreads());
    const auto library = openLibrary(options);
    const auto ids = find(*library, options, job);
    const ExportSummary done =
        valueOf(exportGames(*library, ids, QString::fromStdString(options.out), job.context()), kExitFailure);
    job.endLine();
    job.failIfInterrupted("Nothing was written.");
    for (const Error& game : done.lost) printNote("{}\n", game.english);
    printNote("{} written to {}.\n", gamesText(done.games), options.out);
    if (!done.lost.empty()) failCommand("Not every game could be written: see above.", kExitFailure);
}

std::string dateText(int date) {
    if (date == 0) return "";
    std::string known = std::to_string(yearOf(date));
    for (const int part : {date / 100 % 100, date % 100})
        if (part > 0) known += fmt::format(".{:02}", part);
    return known;
}

void runFind(const GamesArguments& options) {
    ConsoleJob job(patternThreads());
    const auto library = openLibrary(options);
    const auto ids = find(*library, options, job);
    job.endLine();
    const auto shown = std::span(ids).first(std::min(options.limit, ids.size()));
    Table table;
    table.title = gamesText(ids.size());
    table.columns = {
        {"White"}, {"Black"}, {"result"}, {"date"}, {"event"}, {"opening"}, {"moves", Align::Right}};
    for (const GameRow& row : valueOf(gameRows(*library, shown), kExitFailure))
        table.addRow({row.white.toStdString(), row.black.toStdString(), std::string(toPgn(row.result)),
                      dateText(row.date), row.event.toStdString(),
                      (row.eco + ' ' + row.opening).trimmed().toStdString(),
                      std::to_string((row.plies + 1) / 2)});
    printOut("{}\n", toText(table));
}

void runTree(const GamesArguments& options) {
    ConsoleJob job(patternThreads());
    const auto library = openLibrary(options);
    GameFilter filter = filterOf(options);
    const Position position = filter.position.value_or(Position::start());
    filter.position.reset();
    std::optional<GameSet> selection;
    if (!filter.isEmpty()) {
        selection.emplace(findBy(*library, filter, job));
        job.endLine();
    }
    OwnSides own;
    valueOf(own.read(*library, ownNamesOf(options)), kExitFailure);
    const OpeningTree tree = valueOf(
        openingTreeAt(*library, position, {selection ? &*selection : nullptr, &own.sides()}), kExitFailure);
    printOut("{}\n", toText(treeTable(tree, position)));
}

void runStatistics(const GamesArguments& options) {
    const auto library = openLibrary(options);
    const OwnResults results = valueOf(readOwnResults(*library, ownNamesOf(options)), kExitFailure);
    printOut("{}", statisticsText(statisticsOf(results)));
    if (results.damaged > 0) failCommand("Not every game could be counted: see above.", kExitFailure);
}

}  // namespace

void addGamesCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("games", "Take games into the library, find them there, write them out");
    command->require_subcommand(1);
    const auto options = std::make_shared<GamesArguments>();
    CLI::App* importing = command->add_subcommand("import", "Take in the games of PGN files");
    importing->add_option("files", options->files, "PGN files")->required();
    CLI::App* rescuing = command->add_subcommand(
        "rescue", "Take in what can still be read of a damaged library, which stays as it is");
    rescuing->add_option("files", options->files, "Damaged libraries")->required();
    CLI::App* exporting = command->add_subcommand("export", "Write games to a PGN file");
    exporting->add_option("--out", options->out, "The file, which is replaced")->required();
    CLI::App* finding = command->add_subcommand("find", "List games");
    finding->add_option("--limit", options->limit, "Games that are listed");
    CLI::App* tree =
        command->add_subcommand("tree", "Show what was played in a position, and what came of it");
    CLI::App* statistics =
        command->add_subcommand("statistics", "Show your own games in figures: rating, results, accuracy");
    for (CLI::App* part : {importing, rescuing, exporting, finding, tree, statistics})
        part->add_option("--library", options->library, "File of the library; without it, the window's own");
    for (CLI::App* part : {tree, statistics})
        part->add_option("--name", options->names,
                         "Your name elsewhere, or several: games under it are yours, as those against the "
                         "computer are; without it and --library, the names in the window's settings");
    for (CLI::App* part : {exporting, finding, tree}) addFilterOptions(*part, *options);
    for (CLI::App* part : {exporting, finding}) addOrderOptions(*part, *options);
    importing->callback([options] { runImport(*options); });
    rescuing->callback([options] { runRescue(*options); });
    exporting->callback([options] { runExport(*options); });
    finding->callback([options] { runFind(*options); });
    tree->callback([options] { runTree(*options); });
    statistics->callback([options] { runStatistics(*options); });
}

}  // namespace plyglass

#include <fmt/format.h>

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/games_statistics.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/fen_option.h"
#include "app/services/library/game_date.h"
#include "app/services/library/game_export.h"
#include "app/services/library/game_pattern_text.h"
#include "app/services/library/game_search.h"
#include "app/services/library/opening_tree.h"
#include "app/services/library/pattern_search.h"
#include "app/services/library/pgn_import.h"
#include "app/services/library/rescue.h"
#include "app/services/settings.h"
#include "engine/base/file_text.h"
#include "engine/base/text.h"
#include "engine/chess/pgn_result.h"
#include "engine/chess/san.h"
#include "engine/lab/experiments/table.h"

namespace plyglass {

namespace {

/// What the ways to use the library have been told.
struct GamesArguments {
    std::string library;
    std::vector<std::string> files;
    std::vector<std::string> names;  ///< the person's own
    std::string out;
    std::string player, white, black, event, opening, comment, result, from, until, fen, material, pawns,
        squares;
    std::string sort = "added";
    int minRating = 0, minWhiteRating = 0, minBlackRating = 0;
    int minMoves = 0;
    int maxMoves = 0;
    int plies = 1;
    bool asWritten = false;
    std::size_t limit = 20;
    bool descending = false;
};

constexpr std::pair<const char*, GameOrder> kOrders[] = {
    {"added", GameOrder::Added},     {"date", GameOrder::Date},     {"white", GameOrder::White},
    {"black", GameOrder::Black},     {"event", GameOrder::Event},   {"result", GameOrder::Result},
    {"opening", GameOrder::Opening}, {"length", GameOrder::Length}, {"rating", GameOrder::Rating}};

/// Qt's database needs an application; a command line has none otherwise.
void startQt() {
    if (QCoreApplication::instance()) return;
    static int s_count = 1;
    static char s_name[] = "plyglass-lab";
    static char* s_arguments[] = {s_name, nullptr};
    static const QCoreApplication s_application(s_count, s_arguments);
}

QString textOf(const std::string& utf8) { return QString::fromStdString(utf8); }

QString fileOf(const GamesArguments& options) {
    if (!options.library.empty()) return textOf(options.library);
    return libraryFile(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/plyglass");
}

/// Those of the window's settings belong to the window's library.
OwnNames ownNamesOf(const GamesArguments& options) {
    if (options.names.empty() && options.library.empty())
        return OwnNames::fromText(Settings(Settings::userFile()).readOwnNames());
    QStringList names;
    for (const std::string& name : options.names) names << textOf(name);
    return OwnNames(names);
}

/// One that is there; none is made.
std::unique_ptr<LibraryConnection> openLibrary(const GamesArguments& options) {
    startQt();
    const QString file = fileOf(options);
    if (!QFileInfo::exists(file))
        failCommand(fmt::format("There is no library {}; `games import` makes one.", file.toStdString()),
                    kExitFailure);
    return valueOf(LibraryConnection::open(file), kExitFailure);
}

/// Games come into it: its folder is made if there is none.
std::unique_ptr<LibraryConnection> libraryToFill(const GamesArguments& options) {
    startQt();
    const QString file = fileOf(options);
    valueOf(makeFolder(QFileInfo(file).path().toStdString()), kExitFailure);
    return valueOf(LibraryConnection::open(file), kExitFailure);
}

int dateOf(const char* option, const std::string& text, bool isLast) {
    if (text.empty()) return 0;
    const int date = dateNumber(text);
    if (date == 0)
        failCommand(
            fmt::format("{}: {} is no date; write it like 1997, 1997.05 or 1997.05.11.", option, text),
            kExitUsage);
    return isLast ? lastDayOf(date) : date;
}

std::optional<GameResult> resultOf(const std::string& text) {
    if (text.empty()) return std::nullopt;
    const auto result = resultFromPgn(text);
    if (!result) failCommand("--result is 1-0, 0-1, 1/2-1/2 or *.", kExitUsage);
    return result;
}

std::optional<GamePattern> patternOf(const GamesArguments& options) {
    const bool hasPieces = !options.material.empty() || !options.pawns.empty();
    if (options.asWritten && !hasPieces) failCommand("--as-written needs --material or --pawns.", kExitUsage);
    if (!hasPieces && options.squares.empty()) {
        if (options.plies > 1) failCommand("--plies needs --material, --pawns or --squares.", kExitUsage);
        return std::nullopt;
    }
    GamePattern pattern;
    pattern.plies = options.plies;
    pattern.eitherColor = !options.asWritten;
    if (!options.material.empty()) pattern.material = valueOf(readMaterial(options.material), kExitUsage);
    if (!options.pawns.empty()) pattern.pawns = valueOf(readPawns(options.pawns), kExitUsage);
    if (!options.squares.empty()) pattern.squares = valueOf(readSquares(options.squares), kExitUsage);
    return pattern;
}

std::string gamesText(std::uint64_t count) {
    return fmt::format("{} {}", count, count == 1 ? "game" : "games");
}

GameFilter filterOf(const GamesArguments& options) {
    GameFilter filter;
    filter.player = textOf(options.player);
    filter.white = textOf(options.white);
    filter.black = textOf(options.black);
    filter.event = textOf(options.event);
    filter.opening = textOf(options.opening);
    filter.comment = textOf(options.comment);
    filter.result = resultOf(options.result);
    filter.fromDate = dateOf("--from", options.from, false);
    filter.untilDate = dateOf("--until", options.until, true);
    filter.minRating = options.minRating;
    filter.minWhiteRating = options.minWhiteRating;
    filter.minBlackRating = options.minBlackRating;
    filter.minPlies = options.minMoves > 0 ? options.minMoves * 2 - 1 : 0;
    filter.maxPlies = options.maxMoves * 2;
    if (!options.fen.empty()) filter.position = positionOf("--fen", options.fen);
    filter.pattern = patternOf(options);
    return filter;
}

/// Shows how far it is, and ends the command if it is interrupted.
std::vector<std::int64_t> findBy(LibraryConnection& library, const GameFilter& filter, ConsoleJob& job,
                                 const GameSorting& sorting = {}) {
    auto ids = valueOf(findGames(library, filter, sorting, job.context()), kExitFailure);
    job.failIfInterrupted("The search did not come to its end.");
    return ids;
}

std::vector<std::int64_t> find(LibraryConnection& library, const GamesArguments& options, ConsoleJob& job) {
    GameOrder order = GameOrder::Added;
    for (const auto& [name, value] : kOrders)
        if (name == options.sort) order = value;
    return findBy(library, filterOf(options), job,
                  {order, options.descending ? Qt::DescendingOrder : Qt::AscendingOrder});
}

void runImport(const GamesArguments& options) {
    ConsoleJob job;
    const auto library = libraryToFill(options);
    int unread = 0;
    for (const std::string& file : options.files) {
        const auto imported = importPgnFile(*library, textOf(file), job.context());
        job.endLine();
        if (!imported) {
            job.failIfInterrupted("What was taken in stays; the same command goes on from there.");
            printNote("{}\n", imported.error().english);
            ++unread;
            continue;
        }
        const ImportSummary& summary = *imported;
        for (const FaultyGame& game : summary.faultyGames)
            printNote("{}: {}{}\n", file, game.reason.english,
                      game.isSkipped ? "" : " The game is taken in up to there.");
        if (summary.wasThere)
            printOut("{}: all its games are in the library already\n", file);
        else
            printOut("{}: {} taken in, {} of them up to an error, {} skipped\n", file,
                     gamesText(summary.games), summary.cutShort, summary.skipped);
        job.failIfInterrupted("What was taken in stays; the same command goes on from there.");
    }
    if (unread > 0) failCommand("Not every file could be taken in: see above.", kExitFailure);
}

void runRescue(const GamesArguments& options) {
    ConsoleJob job;
    const auto library = libraryToFill(options);
    for (const std::string& file : options.files) {
        const RescueSummary rescued =
            valueOf(rescueGames(textOf(file), *library, job.context()), kExitFailure);
        job.endLine();
        printOut("{}: {} taken in, {} there already, {} cannot be read\n", file, gamesText(rescued.games),
                 rescued.known, rescued.lost);
        job.failIfInterrupted("What was taken in stays.");
    }
}

void runExport(const GamesArguments& options) {
    ConsoleJob job(patternThreads());
    const auto library = openLibrary(options);
    const auto ids = find(*library, options, job);
    const ExportSummary done =
        valueOf(exportGames(*library, ids, textOf(options.out), job.context()), kExitFailure);
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

std::string shareText(std::uint64_t part, std::uint64_t whole) {
    return whole == 0
               ? ""
               : fmt::format("{:.1f} %", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

std::string numberOr(std::optional<int> number) { return number ? std::to_string(*number) : ""; }

std::string yearsText(const TreeTally& tally) {
    const int first = tally.firstYear();
    return first == 0 ? "" : fmt::format("{}–{}", first, tally.lastYear());
}

/// "3½/5".
std::string ownText(const TreeTally& tally) {
    if (tally.ownGames == 0) return "";
    const std::uint64_t whole = tally.ownHalfPoints / 2;
    const bool isOdd = tally.ownHalfPoints % 2 != 0;
    return fmt::format("{}{}/{}", isOdd && whole == 0 ? "" : std::to_string(whole), isOdd ? "½" : "",
                       tally.ownGames);
}

/// "12 30 41": in per cent, from the first years to the last.
std::string trendText(const TreeTally& move, const TreeTally& all) {
    constexpr int kSpans = 5;
    std::vector<std::string> shares;
    for (const double share : trendOf(move, all, kSpans))
        shares.push_back(share < 0 ? "-" : fmt::format("{:.0f}", 100 * share));
    return fmt::format("{}", fmt::join(shares, " "));
}

std::vector<Cell> treeCells(const std::string& name, const TreeTally& tally, const TreeTally& all) {
    return {name,
            std::to_string(tally.games),
            shareText(tally.games, all.games),
            shareText(tally.whiteWins, tally.games),
            shareText(tally.draws, tally.games),
            shareText(tally.blackWins, tally.games),
            numberOr(tally.averageRating()),
            numberOr(tally.performance()),
            ownText(tally),
            yearsText(tally),
            &tally == &all ? "" : trendText(tally, all)};
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
    const OpeningTree tree =
        valueOf(openingTreeAt(*library, position, {selection ? &*selection : nullptr, &own}), kExitFailure);
    Table table;
    table.title = "Opening tree";
    table.columns = {{"move"},
                     {"games", Align::Right},
                     {"share", Align::Right},
                     {"White won", Align::Right},
                     {"drawn", Align::Right},
                     {"Black won", Align::Right},
                     {"average rating", Align::Right},
                     {"performance", Align::Right},
                     {"own score", Align::Right},
                     {"years"},
                     {"share by years", Align::Right}};
    for (const TreeMove& move : tree.moves)
        table.addRow(treeCells(toSan(position, move.move), move, tree.all));
    table.addRow(treeCells("all", tree.all, tree.all));
    printOut("{}\n", toText(table));
}

void runStatistics(const GamesArguments& options) {
    const auto library = openLibrary(options);
    const OwnResults results = valueOf(readOwnResults(*library, ownNamesOf(options)), kExitFailure);
    printOut("{}", statisticsText(statisticsOf(results)));
}

void addFilterOptions(CLI::App& command, GamesArguments& options) {
    command.add_option("--player", options.player, "Part of the name of either player");
    command.add_option("--white", options.white, "Part of White's name");
    command.add_option("--black", options.black, "Part of Black's name");
    command.add_option("--event", options.event, "Part of the name of the event or the site");
    command.add_option("--opening", options.opening,
                       "ECO code or its beginning, or part of the opening's name");
    command.add_option("--comment", options.comment, "Words that stand in the comments");
    command.add_option("--result", options.result, "1-0, 0-1, 1/2-1/2 or *");
    command.add_option("--from", options.from, "First date, as 1997, 1997.05 or 1997.05.11");
    command.add_option("--until", options.until, "Last date");
    command.add_option("--min-rating", options.minRating, "Rating that both players have at least")
        ->check(CLI::Range(0, 4000));
    command.add_option("--min-white-rating", options.minWhiteRating, "Rating that White has at least")
        ->check(CLI::Range(0, 4000));
    command.add_option("--min-black-rating", options.minBlackRating, "Rating that Black has at least")
        ->check(CLI::Range(0, 4000));
    command.add_option("--min-moves", options.minMoves, "Moves that a game has at least")
        ->check(CLI::Range(0, 6000));
    command.add_option("--max-moves", options.maxMoves, "Moves that a game has at most; 0: any")
        ->check(CLI::Range(0, 6000));
    addFenOption(command, options.fen);
    command.add_option("--material", options.material,
                       "Pieces that are left, as KRPvKR; + after a piece: or more, *: any number; then "
                       "at-least, opposite-bishops or same-bishops");
    command.add_option("--pawns", options.pawns,
                       "How the pawns stand: Pd4 a white one there, pe6 a black one, !Pc no white one on "
                       "the c-file; doubled, isolated, passed; or one of " +
                           listOf(pawnStructures(), &PawnStructure::id));
    command.add_option("--plies", options.plies, "In so many positions in a row")->check(CLI::Range(1, 1000));
    command.add_option("--squares", options.squares,
                       "What stands on single squares, as in the first field of a FEN: 8/8/8/3N4/8/8/8/8. "
                       "A number is for squares that do not matter, - for an empty square, A for any white "
                       "piece, a for any black one, * for either");
    command.add_flag("--as-written", options.asWritten, "Not with the colours swapped as well");
}

void addOrderOptions(CLI::App& command, GamesArguments& options) {
    std::vector<std::string> names;
    for (const auto& [name, order] : kOrders) names.emplace_back(name);
    command.add_option("--sort", options.sort, "Order of the games")->check(CLI::IsMember(names));
    command.add_flag("--descending", options.descending, "The other way round");
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

#include <fmt/format.h>

#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/fen_option.h"
#include "app/commands/shared/out_file.h"
#include "engine/base/file_text.h"
#include "engine/base/text.h"
#include "engine/chess/fen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/san.h"
#include "engine/knowledge/book_builder.h"
#include "engine/knowledge/book_walk.h"
#include "engine/lab/analysis/book_check.h"

namespace plyglass {

namespace {

struct BookArguments {
    std::string book;
    std::string fen;
    std::string out;
    std::vector<std::string> games;
    std::vector<std::string> texts;
    BookRules rules;
    BookCheckOptions check;
    int threads = 1;
    int maxPlies = 24;
    int drawnGames = 1000;
    std::uint64_t seed = 1;
};

OpeningBook bookOf(const BookArguments& options) {
    if (options.book.empty()) return *OpeningBook::builtIn();
    return valueOf(OpeningBook::parse(valueOf(readFileText(options.book)), options.book));
}

/// Calls onGame for every readable game of these files and reports the others.
template <class OnGame>
void forEachGame(const std::vector<std::string>& files, const OnGame& onGame) {
    for (const std::string& file : files) {
        const std::string text = valueOf(readFileText(file, kMaxGamesBytes));
        const auto entries = indexPgn(text);
        if (entries.empty()) failCommand(fmt::format("{}: there is no game in it.", file), kExitUsage);
        for (const PgnEntry& entry : entries) {
            const auto game = readPgn(std::string_view(text).substr(entry.offset, entry.length), entry.line);
            if (game)
                onGame(*game);
            else
                printNote("{}: {}\n", file, game.error().english);
        }
    }
}

void write(const OpeningBook& book, const std::string& out) {
    valueOf(writeOutput(out, book.toBytes()), kExitFailure);
    printNote("{} moves in {} positions written to {}.\n", book.moveCount(), book.positionCount(), out);
}

void showMove(const Position& position, const BookMove& move) {
    const std::string games =
        move.games == 0 ? ""
                        : fmt::format("{}{} games, {:.1f} %", move.games,
                                      move.games < kMaxBookGames ? "" : "+", move.scorePermille / 10.0);
    const std::string score = move.evaluationCp ? fmt::format("{:+.2f}", *move.evaluationCp / 100.0) : "";
    printOut("{:<8} weight {:>5}  {:>6}  {}\n", toSan(position, move.move), move.weight, score, games);
}

void runShow(const BookArguments& options) {
    const OpeningBook book = bookOf(options);
    const Position position = options.fen.empty() ? Position::start() : positionOf("--fen", options.fen);
    if (const OpeningName* name = OpeningNames::builtIn().find(position))
        printOut("{} {}\n", name->code, name->name);
    const auto moves = book.movesAt(position);
    if (moves.empty()) printOut("The book does not know this position.\n");
    for (const BookMove& move : moves) showMove(position, move);
    printOut("{} moves in {} positions\n", book.moveCount(), book.positionCount());
}

void runNames() {
    for (const OpeningName& opening : OpeningNames::builtIn().all()) {
        Position position = Position::start();
        for (const Move move : opening.moves) (void)position.play(move);
        if (isPlayable(position)) printOut("{}\n", toFen(position));
    }
}

/// Transpositions can lead back into the book without end.
constexpr int kMeasuredPlies = 40;

void runMeasure(const BookArguments& options) {
    const OpeningBook book = bookOf(options);
    const auto walk = walkBook(book, kMeasuredPlies);
    printOut("{} moves in {} positions\n", book.moveCount(), book.positionCount());
    printOut(
        "Plies from the book, when both sides play by its weights: {} in half of the games, {} in 10 %, {} "
        "in 90 %, at most\n",
        bookPliesAt(walk, 0.5), bookPliesAt(walk, 0.1), bookPliesAt(walk, 0.9));
    printOut("{:>5} {:>10} {:>8} {:>10}\n", "plies", "in the book", "choices", "positions");
    for (std::size_t plies = 0; plies < walk.size(); ++plies)
        printOut("{:>5} {:>9.1f} % {:>8.1f} {:>10.0f}\n", plies, 100 * walk[plies].inBook,
                 walk[plies].choices, walk[plies].positions);
}

void runEnds(const BookArguments& options) {
    const OpeningBook book = bookOf(options);
    Random random(options.seed);
    std::unordered_set<std::uint64_t> printed;
    for (int game = 0; game < options.drawnGames; ++game) {
        const Position end = drawBookLine(book, random).end();
        if (isPlayable(end) && printed.insert(end.key()).second) printOut("{}\n", toFen(end));
    }
}

void runMake(const BookArguments& options) {
    ConsoleJob job(options.threads);
    checkOutFile(options.out, options.games);
    PlayedMoves games;
    forEachGame(options.games, [&](const Game& game) { (void)games.add(game, options.rules.maxPlies); });
    auto positions = collectBook(OpeningNames::builtIn(), games, options.rules);
    printNote("{} positions from {} openings and {} games\n", positions.size(),
              OpeningNames::builtIn().all().size(), games.gameCount());
    checkBook(positions, options.check, job.context());
    job.endLine();
    job.failIfInterrupted("Nothing was written.");
    write(reachablePart(toBook(positions), OpeningNames::builtIn()), options.out);
}

void runAdd(const BookArguments& options) {
    if (options.texts.empty() && options.games.empty())
        failCommand("There is nothing to add: name files with --games or --text.", kExitUsage);
    checkOutFile(options.out, options.games);
    checkOutFile(options.out, options.texts);
    OpeningBook book = bookOf(options);
    for (const std::string& file : options.texts) {
        const std::string text = valueOf(readFileText(file));
        if (trimmed(text).empty()) failCommand(fmt::format("{}: the file is empty.", file), kExitUsage);
        const auto added = addText(book, text);
        if (!added) failCommand(fmt::format("{}: {}", file, added.error().english), kExitUsage);
    }
    int games = 0;
    AddedMoves added;
    forEachGame(options.games, [&](const Game& game) {
        const AddedMoves more = addGame(book, game, options.maxPlies);
        added.mainLine += more.mainLine;
        added.variations += more.variations;
        ++games;
    });
    if (games > 0)
        printNote("New moves from {} {}: {} from main lines, {} from variations.\n", games,
                  games == 1 ? "game" : "games", added.mainLine, added.variations);
    write(book, options.out);
}

void addOutOption(CLI::App& command, BookArguments& options) {
    command.add_option("--out", options.out, "File to write the book to, in Polyglot's format")->required();
}

void addBookOption(CLI::App& command, BookArguments& options) {
    command.add_option("--book", options.book, "A book in Polyglot's format; without it, the built-in one");
}

void addMakeOptions(CLI::App& command, BookArguments& options) {
    command.add_option("--games", options.games, "PGN files whose games give results and further moves")
        ->take_all();
    command
        .add_option("--min-games", options.rules.minGames,
                    "Games that a move without a name must have been played in")
        ->check(CLI::Range(1, 1000));
    command.add_option("--max-plies", options.rules.maxPlies, "Plies of a game that the book may know")
        ->check(CLI::Range(1, 200));
    addNodesOption(command, options.check.nodes, "Nodes of the search of each position");
    command
        .add_option("--max-loss", options.check.maxLossCp,
                    "Centipawns that a move may score below the best one")
        ->check(CLI::Range(0, 1000));
    addThreadsOption(command, options.threads);
    addOutOption(command, options);
}

}  // namespace

void addBookCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("book", "Look into an opening book, extend it, or make one");
    command->require_subcommand(1);
    const auto options = std::make_shared<BookArguments>();
    CLI::App* show = command->add_subcommand("show", "Show the moves that a book knows for a position");
    addBookOption(*show, *options);
    addFenOption(*show, options->fen);
    show->callback([options] { runShow(*options); });
    CLI::App* add = command->add_subcommand("add", "Add games and lines to a book");
    addBookOption(*add, *options);
    add->add_option("--games", options->games, "PGN files whose games are added, with their variations")
        ->take_all();
    add->add_option("--text", options->texts, "Files with a line of moves in algebraic notation on each line")
        ->take_all();
    add->add_option("--max-plies", options->maxPlies, "Plies of a game that are added")
        ->check(CLI::Range(1, 200));
    addOutOption(*add, *options);
    add->callback([options] { runAdd(*options); });
    CLI::App* make = command->add_subcommand(
        "make", "Make a book of the named openings and of games, each move checked by a search");
    addMakeOptions(*make, *options);
    make->callback([options] { runMake(*options); });
    CLI::App* measure = command->add_subcommand(
        "measure", "Print how far a book carries a game, and to how many different ones");
    addBookOption(*measure, *options);
    measure->callback([options] { runMeasure(*options); });
    CLI::App* ends = command->add_subcommand(
        "ends", "Print as FEN where games that are played from a book leave it, to play on from there");
    addBookOption(*ends, *options);
    ends->add_option("--games", options->drawnGames, "Games that are drawn; each end is printed once")
        ->check(CLI::Range(1, 10'000'000));
    ends->add_option("--seed", options->seed, "Random seed of the moves drawn");
    ends->callback([options] { runEnds(*options); });
    command->add_subcommand("names", "Print the position of each named opening as FEN, to play games from")
        ->callback([] { runNames(); });
}

}  // namespace plyglass

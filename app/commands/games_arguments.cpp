#include "app/commands/games_arguments.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>
#include <optional>
#include <utility>

#include "app/commands/shared/common_options.h"
#include "app/commands/shared/fen_option.h"
#include "app/services/library/find/game_pattern_text.h"
#include "app/services/library/store/game_date.h"
#include "app/services/settings.h"
#include "engine/base/file_text.h"
#include "engine/base/text.h"
#include "engine/chess/pgn_result.h"

namespace plyglass {

namespace {

constexpr std::pair<const char*, GameOrder> kOrders[] = {
    {"added", GameOrder::Added},     {"date", GameOrder::Date},     {"white", GameOrder::White},
    {"black", GameOrder::Black},     {"event", GameOrder::Event},   {"result", GameOrder::Result},
    {"opening", GameOrder::Opening}, {"length", GameOrder::Length}, {"rating", GameOrder::Rating}};

/// Qt's database needs an application object, which a command line lacks. It is never destroyed: the
/// database, gone before it at the end of the program, would still be told.
void startQt() {
    if (QCoreApplication::instance()) return;
    static int s_count = 1;
    static char s_name[] = "plyglass-lab";
    static char* s_arguments[] = {s_name, nullptr};
    static const auto* const s_application = new QCoreApplication(s_count, s_arguments);
    (void)s_application;
}

QString textOf(const std::string& utf8) { return QString::fromStdString(utf8); }

QString fileOf(const GamesArguments& options) {
    if (!options.library.empty()) return textOf(options.library);
    return libraryFile(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/plyglass");
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

}  // namespace

OwnNames ownNamesOf(const GamesArguments& options) {
    if (options.names.empty() && options.library.empty())
        return OwnNames::fromText(Settings(Settings::userFile()).readOwnNames());
    QStringList names;
    for (const std::string& name : options.names) names << textOf(name);
    return OwnNames(names);
}

std::unique_ptr<LibraryConnection> openLibrary(const GamesArguments& options) {
    startQt();
    const QString file = fileOf(options);
    if (!QFileInfo::exists(file))
        failCommand(fmt::format("There is no library {}; `games import` makes one.", file.toStdString()),
                    kExitFailure);
    return valueOf(LibraryConnection::open(file), kExitFailure);
}

std::unique_ptr<LibraryConnection> libraryToFill(const GamesArguments& options) {
    startQt();
    const QString file = fileOf(options);
    valueOf(makeFolder(QFileInfo(file).path().toStdString()), kExitFailure);
    return valueOf(LibraryConnection::open(file), kExitFailure);
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

GameSorting sortingOf(const GamesArguments& options) {
    GameOrder order = GameOrder::Added;
    for (const auto& [name, value] : kOrders)
        if (name == options.sort) order = value;
    return {order, options.descending ? Qt::DescendingOrder : Qt::AscendingOrder};
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

}  // namespace plyglass

#include "app/commands/match_options.h"

#include <fmt/format.h>

#include <chrono>
#include <ctime>
#include <memory>

#include "app/commands/shared/command_failure.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/engine_description.h"
#include "app/commands/shared/key_values.h"
#include "app/services/process_transport.h"
#include "engine/base/file_text.h"

namespace plyglass {

namespace {

constexpr int kMaxGames = 10'000'000;
constexpr int kMaxConcurrency = 256;
constexpr int kDefaultOpeningPlies = 8;
/// Nodes of the search that judges whether a generated opening is balanced.
constexpr std::uint64_t kOpeningNodes = 2'000;
constexpr int kMaxMoves = 1'000;
constexpr int kMaxCp = 30'000;
/// Claims about Elo further apart than this need no sequential test.
constexpr double kMaxElo = 100;
constexpr double kMinError = 1e-6;
constexpr double kMaxError = 0.49;

MoveLimits matchLimits(const MatchCommandLine& line) {
    MoveLimits limits;
    if (line.timeControl) {
        const TimeControl control = valueOf("--tc", timeControlFromText(*line.timeControl));
        if (control.isTimed()) limits.clock = control;
    }
    limits.moveTimeMs = line.moveTimeMs;
    limits.nodes = line.nodes;
    limits.depth = line.depth;
    return limits;
}

std::shared_ptr<OpeningSource> listedOpenings(const MatchCommandLine& line) {
    const std::string text = valueOf("--openings", readFileText(line.openings, kMaxGamesBytes));
    auto openings = valueOf("--openings", readOpenings(text, line.openings, line.openingPlies));
    const auto order = line.openingsOrder == "random" ? OpeningOrder::Shuffled : OpeningOrder::AsWritten;
    return std::make_shared<ListedOpenings>(std::move(openings), order, line.openingsSeed);
}

std::shared_ptr<OpeningSource> generatedOpenings(const MatchCommandLine& line) {
    GeneratedOpeningsOptions options;
    options.seed = line.openingsSeed;
    options.plies = line.openingPlies.value_or(kDefaultOpeningPlies);
    options.maxScoreCp = line.openingMaxCp;
    options.judge = [searcher = std::make_shared<Searcher>(),
                     evaluator = valueOf("--opening-evaluator", evaluatorChoiceFrom(line.openingEvaluator))](
                        const Position& position) {
        SearchRequest request;
        request.position = position;
        request.evaluator = evaluator;
        request.limits.nodes = kOpeningNodes;
        request.hashMib = 1;
        searcher->clear();
        return searcher->search(request).info.score;
    };
    return std::make_shared<GeneratedOpenings>(std::move(options));
}

AdjudicationRules adjudicationFrom(const MatchCommandLine& line) {
    AdjudicationRules rules;
    if (line.resign) {
        ResignRule& rule = rules.resign.emplace();
        const auto takeSides = [&rule](std::string_view value) {
            rule.bothSides = value == "both";
            return value == "both" || value == "one";
        };
        valueOf(readKeyValues("--resign", *line.resign,
                              {{"moves", takeInt(rule.moves, 1, kMaxMoves), "a number of moves"},
                               {"score", takeInt(rule.scoreCp, 1, kMaxCp), "a number of centipawns"},
                               {"sides", takeSides, "both or one"}}));
    }
    if (line.draw) {
        DrawByScoreRule& rule = rules.draw.emplace();
        valueOf(readKeyValues("--draw", *line.draw,
                              {{"from", takeInt(rule.fromMove, 1, kMaxMoves), "a move number"},
                               {"moves", takeInt(rule.moves, 1, kMaxMoves), "a number of moves"},
                               {"score", takeInt(rule.scoreCp, 0, kMaxCp), "a number of centipawns"}}));
    }
    return rules;
}

SprtOptions sprtFrom(const std::string& text) {
    SprtOptions sprt;
    const auto takeModel = [&sprt](std::string_view value) {
        sprt.model = value == "normalized" ? EloModel::Normalized : EloModel::Logistic;
        return value == "normalized" || value == "logistic";
    };
    valueOf(readKeyValues(
        "--sprt", text,
        {{"elo0", takeReal(sprt.elo0, -kMaxElo, kMaxElo), "a number from −100 to 100"},
         {"elo1", takeReal(sprt.elo1, -kMaxElo, kMaxElo), "a number from −100 to 100"},
         {"alpha", takeReal(sprt.alpha, kMinError, kMaxError), "a probability below ½, such as 0.05"},
         {"beta", takeReal(sprt.beta, kMinError, kMaxError), "a probability below ½, such as 0.05"},
         {"model", takeModel, "logistic or normalized"}}));
    if (sprt.elo0 >= sprt.elo1) failCommand("--sprt: elo0 must be less than elo1.", kExitUsage);
    return sprt;
}

std::string today() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm local{};
#ifdef _WIN32
    localtime_s(&local, &now);
#else
    localtime_r(&now, &local);
#endif
    return fmt::format("{:04}.{:02}.{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

/// A weak level thinks no longer than its recipe says.
bool hasOwnLimit(const EngineDescription& engine) {
    const auto& level = engine.engine.request.level;
    return level && !level->isFull();
}

Contestant contestantFrom(const std::string& text, const MoveLimits& limits) {
    const EngineDescription engine = valueOf(parseEngineDescription(text));
    Contestant contestant;
    contestant.name = engine.name;
    contestant.limits = engine.limits.isEmpty() ? limits : engine.limits;
    contestant.make = playerFactory(engine, ProcessTransport::start);
    if (contestant.limits.isEmpty() && !engine.isRandom && !hasOwnLimit(engine))
        failCommand("Nothing limits the players' thinking. Give --tc, --movetime, --nodes or --depth.",
                    kExitUsage);
    return contestant;
}

void addPlayers(const MatchCommandLine& line, MatchOptions& match) {
    if (line.engines.size() != 2)
        failCommand(
            fmt::format("A match needs two players, not {}. Give --engine twice.", line.engines.size()),
            kExitUsage);
    const MoveLimits limits = matchLimits(line);
    for (const int player : {0, 1}) match.players[player] = contestantFrom(line.engines[player], limits);
    if (match.players[0].name == match.players[1].name)
        failCommand(
            fmt::format("Both players are called \"{}\". Give each its own name=.", match.players[0].name),
            kExitUsage);
}

/// Where the games begin: an Elo means something only with it.
std::string openingsText(const MatchCommandLine& line) {
    if (line.openings.empty())
        return fmt::format("{} random plies, seed {}, within ±{} centipawns by {}",
                           line.openingPlies.value_or(kDefaultOpeningPlies), line.openingsSeed,
                           line.openingMaxCp, line.openingEvaluator);
    const std::string most =
        line.openingPlies ? fmt::format(", at most {} plies of each", *line.openingPlies) : "";
    return line.openingsOrder == "random"
               ? fmt::format("{} in random order, seed {}{}", line.openings, line.openingsSeed, most)
               : fmt::format("{} in its own order{}", line.openings, most);
}

/// Everything that a game depends on; how many games there are and how many at once may change.
MatchSettings settingsOf(const MatchCommandLine& line) {
    const auto text = [](const auto& optional) {
        return optional ? fmt::format("{}", *optional) : std::string();
    };
    return {{"first engine", line.engines[0]},
            {"second engine", line.engines[1]},
            {"tc", text(line.timeControl)},
            {"movetime", text(line.moveTimeMs)},
            {"nodes", text(line.nodes)},
            {"depth", text(line.depth)},
            {"timemargin", fmt::format("{}", line.timeMarginMs)},
            {"seed", fmt::format("{}", line.seed)},
            {"openings", line.openings},
            {"openings-order", line.openingsOrder},
            {"openings-seed", fmt::format("{}", line.openingsSeed)},
            {"opening-plies", text(line.openingPlies)},
            {"opening-max-cp", fmt::format("{}", line.openingMaxCp)},
            {"opening-evaluator", line.openingEvaluator},
            {"resign", text(line.resign)},
            {"draw", text(line.draw)}};
}

void addPlayerOptions(CLI::App& command, MatchCommandLine& line) {
    command
        .add_option(
            "--engine", line.engines,
            "A player, as words key=value in quotes; give it twice. The keys:\n" + engineDescriptionHelp())
        ->required()
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command.add_option(
        "--tc", line.timeControl,
        "Time control: 5+0.05 is 5 s and 0.05 s for each move, 40/60+0.6 is 60 s for every 40 moves");
    addMoveTimeOption(command, line.moveTimeMs, "Milliseconds per move");
    addNodesOption(command, line.nodes, "Nodes per move");
    addDepthOption(command, line.depth, "Search depth, in plies");
    command.add_option("--timemargin", line.timeMarginMs, "Milliseconds a player may exceed its clock by")
        ->check(CLI::Range(std::int64_t{0}, kMaxMs));
    command
        .add_option("--stall-timeout", line.stallTimeoutMs,
                    "Milliseconds without an answer after which a player without a clock forfeits the game")
        ->check(CLI::Range(std::int64_t{1}, kMaxMs));
}

void addScheduleOptions(CLI::App& command, MatchCommandLine& line) {
    command
        .add_option("--games", line.games,
                    "Number of games, in pairs with colours reversed; with --sprt the most that are played")
        ->check(CLI::Range(1, kMaxGames));
    command.add_option("--concurrency", line.concurrency, "Games played at the same time")
        ->check(CLI::Range(1, kMaxConcurrency));
    command.add_option("--seed", line.seed, "Random seed of the players");
}

void addOpeningOptions(CLI::App& command, MatchCommandLine& line) {
    command.add_option("--openings", line.openings,
                       "Openings file: PGN, EPD or FEN (default: random openings)");
    command
        .add_option("--openings-order", line.openingsOrder,
                    "Order of the file's openings: random or sequential")
        ->check(CLI::IsMember({"random", "sequential"}));
    command.add_option("--openings-seed", line.openingsSeed,
                       "Random seed of that order, or of the random openings");
    command
        .add_option(
            "--opening-plies", line.openingPlies,
            fmt::format("Plies of a random opening (default: {}), or the most taken from a game of a PGN "
                        "file (default: all)",
                        kDefaultOpeningPlies))
        ->check(CLI::Range(0, 100));
    command
        .add_option("--opening-max-cp", line.openingMaxCp,
                    "Random openings: the largest advantage of either side, in centipawns")
        ->check(CLI::Range(0, 100'000));
    command.add_option("--opening-evaluator", line.openingEvaluator,
                       "Random openings: the evaluator that judges the advantage");
}

/// The parts of each stand in its help with their defaults.
void addDecisionOptions(CLI::App& command, MatchCommandLine& line) {
    const ResignRule resign;
    command.add_option(
        "--resign", line.resign,
        fmt::format("Adjudicate wins: moves={0},score={1},sides={2} ends a game after {0} moves in a row at "
                    "a score of "
                    "{1} centipawns or more, by the scores of both players (sides=one: of the losing one)",
                    resign.moves, resign.scoreCp, resign.bothSides ? "both" : "one"));
    const DrawByScoreRule draw;
    command.add_option(
        "--draw", line.draw,
        fmt::format("Adjudicate draws: from={0},moves={1},score={2} ends a game from move {0} on after "
                    "{1} moves in a row within ±{2} centipawns",
                    draw.fromMove, draw.moves, draw.scoreCp));
    const SprtOptions sprt;
    command.add_option("--sprt", line.sprt,
                       fmt::format("Stop when a sequential test is decided: elo0={},elo1={},alpha={},beta={},"
                                   "model=logistic (or normalized)",
                                   sprt.elo0, sprt.elo1, sprt.alpha, sprt.beta));
}

}  // namespace

void addMatchOptions(CLI::App& command, MatchCommandLine& line) {
    addPlayerOptions(command, line);
    addScheduleOptions(command, line);
    addOpeningOptions(command, line);
    addDecisionOptions(command, line);
    command.add_option(
        "--pgn", line.pgn,
        "PGN file of the games; with it an interrupted match can be resumed by the same command");
    command.add_option("--json", line.json, "JSON file of the results");
}

PreparedMatch prepareMatch(const MatchCommandLine& line) {
    PreparedMatch prepared;
    MatchOptions& match = prepared.match;
    addPlayers(line, match);
    match.openings = line.openings.empty() ? generatedOpenings(line) : listedOpenings(line);
    if (line.sprt) prepared.sprt = sprtFrom(*line.sprt);
    match.games = line.games;
    match.seed = line.seed;
    match.rules.adjudication = adjudicationFrom(line);
    match.rules.timeMargin = std::chrono::milliseconds(line.timeMarginMs);
    match.rules.stallTimeout = std::chrono::milliseconds(line.stallTimeoutMs);
    match.tags = {{"Event", "Engine match"}, {"Date", today()}};
    prepared.settings = settingsOf(line);
    prepared.openings = openingsText(line);
    return prepared;
}

}  // namespace plyglass

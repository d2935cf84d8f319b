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
/// Elo hypotheses further apart than this need no sequential test.
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

/// Whether the level has a time limit of its own.
bool hasOwnLimit(const EngineDescription& engine) {
    const auto& level = engine.engine.level;
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

/// Settings that the games depend on; the numbers of games and of parallel ones may change.
MatchSettings settingsOf(const MatchCommandLine& line) {
    const auto text = [](const auto& optional) {
        return optional ? fmt::format("{}", *optional) : std::string();
    };
    MatchSettings settings = {{"first engine", line.engines[0]},
                              {"second engine", line.engines[1]},
                              {"tc", text(line.timeControl)},
                              {"movetime", text(line.moveTimeMs)},
                              {"nodes", text(line.nodes)},
                              {"depth", text(line.depth)},
                              {"timemargin", fmt::format("{}", line.timeMarginMs)},
                              {"seed", fmt::format("{}", line.seed)}};
    const MatchSettings games = gameSettings(line.openings, line.adjudication);
    settings.insert(settings.end(), games.begin(), games.end());
    return settings;
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
    addStallTimeoutOption(command, line.stallTimeoutMs);
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

void addSprtOption(CLI::App& command, MatchCommandLine& line) {
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
    addOpeningOptions(command, line.openings);
    addAdjudicationOptions(command, line.adjudication);
    addSprtOption(command, line);
    command.add_option(
        "--pgn", line.pgn,
        "PGN file of the games; with it an interrupted match can be resumed by the same command");
    command.add_option("--json", line.json, "JSON file of the results");
}

PreparedMatch prepareMatch(const MatchCommandLine& line) {
    PreparedMatch prepared;
    MatchOptions& match = prepared.match;
    addPlayers(line, match);
    match.openings = openingSource(line.openings);
    if (line.sprt) prepared.sprt = sprtFrom(*line.sprt);
    match.games = line.games;
    match.seed = line.seed;
    match.rules.adjudication = adjudicationFrom(line.adjudication);
    match.rules.timeMargin = std::chrono::milliseconds(line.timeMarginMs);
    match.rules.stallTimeout = std::chrono::milliseconds(line.stallTimeoutMs);
    match.tags = {{"Event", "Engine match"}, {"Date", today()}};
    prepared.settings = settingsOf(line);
    prepared.openings = openingsText(line.openings);
    return prepared;
}

}  // namespace plyglass

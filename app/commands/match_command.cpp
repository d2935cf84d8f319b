#include "app/commands/match_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/engine_description.h"
#include "app/commands/interrupt_watch.h"
#include "app/commands/match_report.h"
#include "app/commands/progress_bar.h"
#include "app/services/process_transport.h"
#include "engine/chess/pgn.h"
#include "engine/match/match.h"

namespace plyglass {

namespace {

constexpr int kMaxGames = 10'000'000;
constexpr int kMaxConcurrency = 256;
constexpr std::int64_t kMaxMs = 1000LL * 60 * 60 * 24;
/// Nodes of the search that judges whether a generated opening is balanced.
constexpr std::uint64_t kOpeningNodes = 2'000;

/// The command line as it was typed.
struct Options {
    std::vector<std::string> engines;
    std::optional<std::string> timeControl;
    std::optional<std::int64_t> moveTimeMs;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    int games = 100;
    int concurrency = 1;
    std::string openings;
    std::string openingsOrder = "random";
    std::uint64_t openingsSeed = 1;
    std::optional<int> openingPlies;
    int openingMaxCp = 100;
    std::string openingEvaluator = "material";
    std::uint64_t seed = 1;
    std::int64_t timeMarginMs = 0;
    std::int64_t patienceMs = 60'000;
    std::string pgn;
    std::string json;
};

constexpr int kDefaultOpeningPlies = 8;

Result<PlayerLimits> matchLimits(const Options& options) {
    PlayerLimits limits;
    if (options.timeControl) {
        const auto control = parseTimeControl(*options.timeControl);
        if (!control) return fail("--tc: " + control.error().message);
        limits.timeControl = *control;
    }
    limits.moveTimeMs = options.moveTimeMs;
    limits.nodes = options.nodes;
    limits.depth = options.depth;
    return limits;
}

Result<std::string> readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return fail(fmt::format("The file {} cannot be read.", path));
    return std::string(std::istreambuf_iterator<char>(file), {});
}

Result<std::shared_ptr<OpeningSource>> openingsFrom(const Options& options) {
    if (!options.openings.empty()) {
        const auto text = readFile(options.openings);
        if (!text) return tl::unexpected(text.error());
        auto openings = readOpenings(*text, options.openings, options.openingPlies);
        if (!openings) return tl::unexpected(openings.error());
        const auto order =
            options.openingsOrder == "random" ? OpeningOrder::Shuffled : OpeningOrder::AsWritten;
        return std::make_shared<ListedOpenings>(std::move(*openings), order, options.openingsSeed);
    }
    const auto evaluator = evaluatorFromId(options.openingEvaluator);
    if (!evaluator) return tl::unexpected(evaluator.error());
    GeneratedOpeningsOptions generated;
    generated.seed = options.openingsSeed;
    generated.plies = options.openingPlies.value_or(kDefaultOpeningPlies);
    generated.maxScoreCp = options.openingMaxCp;
    generated.judge = [searcher = std::make_shared<Searcher>(),
                       evaluator = *evaluator](const Position& position) {
        SearchRequest request;
        request.position = position;
        request.evaluator = evaluator;
        request.limits.nodes = kOpeningNodes;
        request.hashMib = 1;
        searcher->clear();
        return searcher->search(request).info.score;
    };
    return std::make_shared<GeneratedOpenings>(std::move(generated));
}

Result<MatchOptions> matchFrom(const Options& options) {
    MatchOptions match;
    const auto limits = matchLimits(options);
    if (!limits) return tl::unexpected(limits.error());
    for (const int player : {0, 1}) {
        const auto engine = parseEngineDescription(options.engines[player]);
        if (!engine) return tl::unexpected(engine.error());
        Contestant& contestant = match.players[player];
        contestant.name = engine->name;
        contestant.limits = engine->limits.isEmpty() ? *limits : engine->limits;
        contestant.make = playerFactory(*engine, ProcessTransport::start);
        if (contestant.limits.isEmpty() && !engine->isRandom)
            return fail("Say how long the players may think: --tc, --movetime, --nodes or --depth.");
    }
    if (match.players[0].name == match.players[1].name)
        return fail(
            fmt::format("Both players are called \"{}\"; give each its name=.", match.players[0].name));
    const auto openings = openingsFrom(options);
    if (!openings) return tl::unexpected(openings.error());
    match.openings = *openings;
    match.games = options.games;
    match.seed = options.seed;
    match.rules.timeMargin = std::chrono::milliseconds(options.timeMarginMs);
    match.rules.patience = std::chrono::milliseconds(options.patienceMs);
    match.tags = {{"Event", "Engine match"}};
    return match;
}

Result<void> runMatch(const Options& options) {
    InterruptWatch interrupt;
    auto match = matchFrom(options);
    if (!match) return tl::unexpected(match.error());
    std::ofstream pgn;
    if (!options.pgn.empty()) {
        pgn.open(options.pgn, std::ios::binary | std::ios::app);
        if (!pgn) return fail(fmt::format("The file {} cannot be written.", options.pgn));
        match->onGame = [&pgn](const GameRecord&, const Game& game) -> Result<void> {
            pgn << writePgn(game) << std::flush;
            if (!pgn) return fail("The PGN file cannot be written any more.");
            return {};
        };
    }
    Result<MatchScore> score = MatchScore();
    {
        ProgressBar bar;
        JobContext context;
        context.stop = interrupt.token();
        context.onProgress = [&bar](const JobProgress& progress) { bar.show(progress); };
        context.threads = options.concurrency;
        score = playMatch(*match, context);
    }
    if (!score) return tl::unexpected(score.error());
    const MatchReport report{{match->players[0].name, match->players[1].name}, *score, options.games};
    fmt::print("{}", matchReportText(report));
    if (!options.json.empty()) {
        std::ofstream json(options.json, std::ios::binary);
        json << matchReportJson(report) << std::flush;
        if (!json) return fail(fmt::format("The file {} cannot be written.", options.json));
    }
    return {};
}

void addEngineOptions(CLI::App& command, Options& options) {
    command
        .add_option("--engine", options.engines,
                    "A player: words key=value. Give it twice.\n" + engineDescriptionHelp())
        ->required()
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command.add_option(
        "--tc", options.timeControl,
        "Clock of both: 5+0.05 (seconds and seconds for each move), 40/60+0.6 (for each 40 moves)");
    command.add_option("--movetime", options.moveTimeMs, "Milliseconds for each move")
        ->check(CLI::Range(std::int64_t{1}, kMaxMs));
    command.add_option("--nodes", options.nodes, "Nodes for each move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 60));
    command.add_option("--depth", options.depth, "Plies for each move")->check(CLI::Range(1, kMaxPly - 1));
    command.add_option("--timemargin", options.timeMarginMs, "Milliseconds forgiven beyond the clock")
        ->check(CLI::Range(std::int64_t{0}, kMaxMs))
        ->capture_default_str();
    command
        .add_option("--patience", options.patienceMs,
                    "Milliseconds after which a player without a clock has stalled")
        ->check(CLI::Range(std::int64_t{1}, kMaxMs))
        ->capture_default_str();
}

void addScheduleOptions(CLI::App& command, Options& options) {
    command.add_option("--games", options.games, "Games, in pairs with colours reversed")
        ->check(CLI::Range(1, kMaxGames))
        ->capture_default_str();
    command.add_option("--concurrency", options.concurrency, "Games at once")
        ->check(CLI::Range(1, kMaxConcurrency))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "Seed of what the players leave to chance")
        ->capture_default_str();
    command.add_option("--openings", options.openings, "File of openings: PGN, EPD or FEN lines");
    command.add_option("--openings-order", options.openingsOrder, "random or sequential")
        ->check(CLI::IsMember({"random", "sequential"}))
        ->capture_default_str();
    command
        .add_option("--openings-seed", options.openingsSeed,
                    "Seed of the openings' order, or of random openings")
        ->capture_default_str();
    command
        .add_option("--opening-plies", options.openingPlies,
                    "Random moves of an opening (8 if not given), or of a "
                    "PGN file's games so many")
        ->check(CLI::Range(0, 100));
    command
        .add_option("--opening-max-cp", options.openingMaxCp,
                    "Random openings are balanced to so many centipawns")
        ->check(CLI::Range(0, 100'000))
        ->capture_default_str();
    command.add_option("--opening-evaluator", options.openingEvaluator, "Who judges random openings")
        ->capture_default_str();
}

}  // namespace

void addMatchCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("match", "Let two engines play each other");
    const auto options = std::make_shared<Options>();
    addEngineOptions(*command, *options);
    addScheduleOptions(*command, *options);
    command->add_option("--pgn", options->pgn, "File to which the games are added");
    command->add_option("--json", options->json, "File for the summary");
    command->callback([options] {
        Result<void> result = fail(
            fmt::format("A match has two players, not {}: give --engine twice.", options->engines.size()));
        if (options->engines.size() == 2) result = runMatch(*options);
        if (result) return;
        fmt::print(stderr, "{}\n", result.error().message);
        throw CLI::RuntimeError(2);
    });
}

}  // namespace plyglass

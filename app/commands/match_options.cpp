#include "app/commands/match_options.h"

#include <fmt/format.h>

#include <chrono>
#include <ctime>
#include <memory>

#include "app/commands/engine_description.h"
#include "app/commands/evaluator_option.h"
#include "app/commands/key_values.h"
#include "app/commands/option_ranges.h"
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

Result<MoveLimits> matchLimits(const MatchCommandLine& line) {
    MoveLimits limits;
    if (line.timeControl) {
        const auto control = timeControlFromText(*line.timeControl);
        if (!control) return fail("--tc: " + control.error().message);
        if (control->isTimed()) limits.clock = *control;
    }
    limits.moveTimeMs = line.moveTimeMs;
    limits.nodes = line.nodes;
    limits.depth = line.depth;
    return limits;
}

Result<std::shared_ptr<OpeningSource>> listedOpenings(const MatchCommandLine& line) {
    const auto text = readFileText(line.openings, kMaxGamesBytes);
    if (!text) return fail("--openings: " + text.error().message);
    auto openings = readOpenings(*text, line.openings, line.openingPlies);
    if (!openings) return tl::unexpected(openings.error());
    const auto order = line.openingsOrder == "random" ? OpeningOrder::Shuffled : OpeningOrder::AsWritten;
    return std::make_shared<ListedOpenings>(std::move(*openings), order, line.openingsSeed);
}

Result<std::shared_ptr<OpeningSource>> generatedOpenings(const MatchCommandLine& line) {
    const auto evaluator = evaluatorChoiceFrom(line.openingEvaluator);
    if (!evaluator) return fail("--opening-evaluator: " + evaluator.error().message);
    GeneratedOpeningsOptions options;
    options.seed = line.openingsSeed;
    options.plies = line.openingPlies.value_or(kDefaultOpeningPlies);
    options.maxScoreCp = line.openingMaxCp;
    options.judge = [searcher = std::make_shared<Searcher>(),
                     evaluator = *evaluator](const Position& position) {
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

Result<AdjudicationRules> adjudicationFrom(const MatchCommandLine& line) {
    AdjudicationRules rules;
    if (line.resign) {
        ResignRule& rule = rules.resign.emplace();
        const auto takeSides = [&rule](std::string_view value) {
            rule.bothSides = value == "both";
            return value == "both" || value == "one";
        };
        const auto read =
            readKeyValues("--resign", *line.resign,
                          {{"moves", takeInt(rule.moves, 1, kMaxMoves), "a number of moves"},
                           {"score", takeInt(rule.scoreCp, 1, kMaxCp), "a number of centipawns"},
                           {"sides", takeSides, "both or one"}});
        if (!read) return tl::unexpected(read.error());
    }
    if (line.draw) {
        DrawByScoreRule& rule = rules.draw.emplace();
        const auto read =
            readKeyValues("--draw", *line.draw,
                          {{"from", takeInt(rule.fromMove, 1, kMaxMoves), "a move number"},
                           {"moves", takeInt(rule.moves, 1, kMaxMoves), "a number of moves"},
                           {"score", takeInt(rule.scoreCp, 0, kMaxCp), "a number of centipawns"}});
        if (!read) return tl::unexpected(read.error());
    }
    return rules;
}

Result<SprtOptions> sprtFrom(const std::string& text) {
    SprtOptions sprt;
    const auto takeModel = [&sprt](std::string_view value) {
        sprt.model = value == "normalized" ? EloModel::Normalized : EloModel::Logistic;
        return value == "normalized" || value == "logistic";
    };
    const auto read = readKeyValues(
        "--sprt", text,
        {{"elo0", takeReal(sprt.elo0, -kMaxElo, kMaxElo), "a number from −100 to 100"},
         {"elo1", takeReal(sprt.elo1, -kMaxElo, kMaxElo), "a number from −100 to 100"},
         {"alpha", takeReal(sprt.alpha, kMinError, kMaxError), "a probability below ½, such as 0.05"},
         {"beta", takeReal(sprt.beta, kMinError, kMaxError), "a probability below ½, such as 0.05"},
         {"model", takeModel, "logistic or normalized"}});
    if (!read) return tl::unexpected(read.error());
    if (sprt.elo0 >= sprt.elo1) return fail("--sprt: elo0 has to be less than elo1.");
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

Result<void> addPlayers(const MatchCommandLine& line, PreparedMatch& prepared) {
    if (line.engines.size() != 2)
        return fail(
            fmt::format("A match has two players, not {}: give --engine twice.", line.engines.size()));
    const auto limits = matchLimits(line);
    if (!limits) return tl::unexpected(limits.error());
    for (const int player : {0, 1}) {
        const auto engine = parseEngineDescription(line.engines[player]);
        if (!engine) return tl::unexpected(engine.error());
        Contestant& contestant = prepared.match.players[player];
        contestant.name = engine->name;
        contestant.limits = engine->limits.isEmpty() ? *limits : engine->limits;
        contestant.make = playerFactory(*engine, ProcessTransport::start);
        if (contestant.limits.isEmpty() && !engine->isRandom && !hasOwnLimit(*engine))
            return fail("Say how long the players may think: --tc, --movetime, --nodes or --depth.");
    }
    if (prepared.match.players[0].name == prepared.match.players[1].name)
        return fail(fmt::format("Both players are called \"{}\"; give each its own name=.",
                                prepared.match.players[0].name));
    return {};
}

/// Where the games begin: an Elo means something only with it.
std::string openingsInWords(const MatchCommandLine& line) {
    if (line.openings.empty())
        return fmt::format("{} random plies from seed {}, balanced to {} centipawns by {}",
                           line.openingPlies.value_or(kDefaultOpeningPlies), line.openingsSeed,
                           line.openingMaxCp, line.openingEvaluator);
    const std::string most =
        line.openingPlies ? fmt::format(", at most {} plies of each", *line.openingPlies) : "";
    return line.openingsOrder == "random"
               ? fmt::format("{} in random order from seed {}{}", line.openings, line.openingsSeed, most)
               : fmt::format("{} as written{}", line.openings, most);
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
        .add_option("--engine", line.engines,
                    "A player: words key=value in quotes. Give it twice.\n" + engineDescriptionHelp())
        ->required()
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command.add_option(
        "--tc", line.timeControl,
        "Clock of each: 5+0.05 (seconds, and seconds for each move), 40/60+0.6 (for each 40 moves)");
    command.add_option("--movetime", line.moveTimeMs, "Milliseconds for each move")
        ->check(CLI::Range(std::int64_t{1}, kMaxMs));
    command.add_option("--nodes", line.nodes, "Nodes for each move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 60));
    command.add_option("--depth", line.depth, "Plies for each move")->check(CLI::Range(1, kMaxPly - 1));
    command.add_option("--timemargin", line.timeMarginMs, "Milliseconds forgiven beyond the clock")
        ->check(CLI::Range(std::int64_t{0}, kMaxMs))
        ->capture_default_str();
    command
        .add_option("--patience", line.stallTimeoutMs,
                    "Milliseconds after which a player without a clock has stalled")
        ->check(CLI::Range(std::int64_t{1}, kMaxMs))
        ->capture_default_str();
}

void addScheduleOptions(CLI::App& command, MatchCommandLine& line) {
    command.add_option("--games", line.games, "Games, in pairs with colours reversed; the most, with --sprt")
        ->check(CLI::Range(1, kMaxGames))
        ->capture_default_str();
    command.add_option("--concurrency", line.concurrency, "Games at once")
        ->check(CLI::Range(1, kMaxConcurrency))
        ->capture_default_str();
    command.add_option("--seed", line.seed, "Seed of what the players leave to chance")
        ->capture_default_str();
    command.add_option("--openings", line.openings,
                       "File of openings: PGN, EPD or FEN; random ones if not given");
    command.add_option("--openings-order", line.openingsOrder, "Of a file: random or sequential")
        ->check(CLI::IsMember({"random", "sequential"}))
        ->capture_default_str();
    command
        .add_option("--openings-seed", line.openingsSeed,
                    "Seed of the file's order, or of the random openings")
        ->capture_default_str();
    command
        .add_option("--opening-plies", line.openingPlies,
                    "Plies of a random opening (8 if not given), or the most taken from a game of a PGN file")
        ->check(CLI::Range(0, 100));
    command
        .add_option("--opening-max-cp", line.openingMaxCp,
                    "Random openings are balanced to so many centipawns")
        ->check(CLI::Range(0, 100'000))
        ->capture_default_str();
    command
        .add_option("--opening-evaluator", line.openingEvaluator, "The evaluator that judges random openings")
        ->capture_default_str();
}

}  // namespace

void addMatchOptions(CLI::App& command, MatchCommandLine& line) {
    addPlayerOptions(command, line);
    addScheduleOptions(command, line);
    command.add_option(
        "--resign", line.resign,
        "End won games: moves=3,score=400,sides=both (or one): that many moves on end at that score");
    command.add_option(
        "--draw", line.draw,
        "End level games: from=40,moves=8,score=10: from that move, so many on end within that score");
    command.add_option("--sprt", line.sprt,
                       "Stop when one claim is proved: elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic (or "
                       "normalized)");
    command.add_option("--pgn", line.pgn,
                       "File for the games; with it the same command goes on after an interruption");
    command.add_option("--json", line.json, "File for the summary as JSON");
}

Result<PreparedMatch> prepareMatch(const MatchCommandLine& line) {
    PreparedMatch prepared;
    if (const auto added = addPlayers(line, prepared); !added) return tl::unexpected(added.error());
    const auto openings = line.openings.empty() ? generatedOpenings(line) : listedOpenings(line);
    if (!openings) return tl::unexpected(openings.error());
    const auto adjudication = adjudicationFrom(line);
    if (!adjudication) return tl::unexpected(adjudication.error());
    if (line.sprt) {
        const auto sprt = sprtFrom(*line.sprt);
        if (!sprt) return tl::unexpected(sprt.error());
        prepared.sprt = *sprt;
    }
    MatchOptions& match = prepared.match;
    match.openings = *openings;
    match.games = line.games;
    match.seed = line.seed;
    match.rules.adjudication = *adjudication;
    match.rules.timeMargin = std::chrono::milliseconds(line.timeMarginMs);
    match.rules.stallTimeout = std::chrono::milliseconds(line.stallTimeoutMs);
    match.tags = {{"Event", "Engine match"}, {"Date", today()}};
    prepared.settings = settingsOf(line);
    prepared.openings = openingsInWords(line);
    return prepared;
}

}  // namespace plyglass

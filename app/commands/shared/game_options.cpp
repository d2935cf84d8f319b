#include "app/commands/shared/game_options.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "app/commands/shared/command_failure.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/evaluator_option.h"
#include "app/commands/shared/key_values.h"
#include "engine/base/file_text.h"
#include "engine/search/search.h"

namespace plyglass {

namespace {

constexpr int kDefaultOpeningPlies = 8;
/// Nodes of the search that checks whether a generated opening is balanced.
constexpr std::uint64_t kOpeningNodes = 2'000;
constexpr int kMaxAdjudicationMoves = 1'000;
constexpr int kMaxAdjudicationCp = 30'000;

std::shared_ptr<OpeningSource> listedOpenings(const OpeningArguments& openings) {
    const std::string text = valueOf("--openings", readFileText(openings.file, kMaxGamesBytes));
    auto listed = valueOf("--openings", readOpenings(text, openings.file, openings.plies));
    for (const Text& note : listed.notes) printNote("{}\n", note.english);
    const auto order = openings.order == "random" ? OpeningOrder::Shuffled : OpeningOrder::AsWritten;
    return std::make_shared<ListedOpenings>(std::move(listed.openings), order, openings.seed);
}

/// Fixed techniques: the same seed must give the same openings in later versions.
Techniques judgingTechniques() {
    Techniques techniques = *presetFromId("alphabeta");
    techniques.iterativeDeepening = true;
    techniques.ordering = Ordering::CapturedPiece;
    techniques.quiescencePlies = kAllPlies;
    techniques.quiescenceEvasions = true;
    return techniques;
}

std::shared_ptr<OpeningSource> generatedOpenings(const OpeningArguments& openings) {
    GeneratedOpeningsOptions options;
    options.seed = openings.seed;
    options.plies = openings.plies.value_or(kDefaultOpeningPlies);
    options.maxScoreCp = openings.maxCp;
    options.judge = [searcher = std::make_shared<Searcher>(),
                     evaluator = valueOf("--opening-evaluator", evaluatorChoiceFrom(openings.evaluator))](
                        const Position& position) {
        SearchRequest request;
        request.position = position;
        request.techniques = judgingTechniques();
        request.evaluator = evaluator;
        request.limits.nodes = kOpeningNodes;
        request.hashMib = 1;
        searcher->clear();
        return searcher->search(request).info.score;
    };
    return std::make_shared<GeneratedOpenings>(std::move(options));
}

}  // namespace

void addOpeningOptions(CLI::App& command, OpeningArguments& openings) {
    command.add_option("--openings", openings.file,
                       "Openings file: PGN, EPD or FEN (default: random openings)");
    command
        .add_option("--openings-order", openings.order, "Order of the file's openings: random or sequential")
        ->check(CLI::IsMember({"random", "sequential"}));
    command.add_option("--openings-seed", openings.seed,
                       "Random seed of that order, or of the random openings");
    command
        .add_option(
            "--opening-plies", openings.plies,
            fmt::format("Plies of a random opening (default: {}), or the most taken from a game of a PGN "
                        "file (default: all)",
                        kDefaultOpeningPlies))
        ->check(CLI::Range(0, 100));
    command
        .add_option("--opening-max-cp", openings.maxCp,
                    "Random openings: the largest advantage of either side, in centipawns")
        ->check(CLI::Range(0, 100'000));
    command.add_option("--opening-evaluator", openings.evaluator,
                       "Random openings: the evaluator that judges the advantage");
}

std::shared_ptr<OpeningSource> openingSource(const OpeningArguments& openings) {
    return openings.file.empty() ? generatedOpenings(openings) : listedOpenings(openings);
}

std::string openingsText(const OpeningArguments& openings) {
    if (openings.file.empty())
        return fmt::format("{} random plies, seed {}, within ±{} centipawns by {}",
                           openings.plies.value_or(kDefaultOpeningPlies), openings.seed, openings.maxCp,
                           openings.evaluator);
    const std::string most = openings.plies ? fmt::format(", at most {} plies of each", *openings.plies) : "";
    return openings.order == "random"
               ? fmt::format("{} in random order, seed {}{}", openings.file, openings.seed, most)
               : fmt::format("{} in its own order{}", openings.file, most);
}

/// The help of each lists its parts with their defaults.
void addAdjudicationOptions(CLI::App& command, AdjudicationArguments& adjudication) {
    const ResignRule resign;
    command.add_option(
        "--resign", adjudication.resign,
        fmt::format("Adjudicate wins: moves={0},score={1},sides={2} ends a game after {0} moves in a row at "
                    "a score of "
                    "{1} centipawns or more, by the scores of both players (sides=one: of the losing one)",
                    resign.moves, resign.scoreCp, resign.bothSides ? "both" : "one"));
    const DrawByScoreRule draw;
    command.add_option(
        "--draw", adjudication.draw,
        fmt::format("Adjudicate draws: from={0},moves={1},score={2} ends a game from move {0} on after "
                    "{1} moves in a row within ±{2} centipawns",
                    draw.fromMove, draw.moves, draw.scoreCp));
}

AdjudicationRules adjudicationFrom(const AdjudicationArguments& adjudication) {
    AdjudicationRules rules;
    if (adjudication.resign) {
        ResignRule& rule = rules.resign.emplace();
        const auto takeSides = [&rule](std::string_view value) {
            rule.bothSides = value == "both";
            return value == "both" || value == "one";
        };
        valueOf(
            readKeyValues("--resign", *adjudication.resign,
                          {{"moves", takeInt(rule.moves, 1, kMaxAdjudicationMoves), "a number of moves"},
                           {"score", takeInt(rule.scoreCp, 1, kMaxAdjudicationCp), "a number of centipawns"},
                           {"sides", takeSides, "both or one"}}));
    }
    if (adjudication.draw) {
        DrawByScoreRule& rule = rules.draw.emplace();
        valueOf(readKeyValues(
            "--draw", *adjudication.draw,
            {{"from", takeInt(rule.fromMove, 1, kMaxAdjudicationMoves), "a move number"},
             {"moves", takeInt(rule.moves, 1, kMaxAdjudicationMoves), "a number of moves"},
             {"score", takeInt(rule.scoreCp, 0, kMaxAdjudicationCp), "a number of centipawns"}}));
    }
    return rules;
}

CLI::Option* addStallTimeoutOption(CLI::App& command, std::int64_t& stallTimeoutMs) {
    return command
        .add_option("--stall-timeout", stallTimeoutMs,
                    "Milliseconds without an answer after which a player without a clock forfeits the game")
        ->check(CLI::Range(std::int64_t{1}, kMaxMs));
}

MatchSettings gameSettings(const OpeningArguments& openings, const AdjudicationArguments& adjudication) {
    return {{"openings", openings.file},
            {"openings-order", openings.order},
            {"openings-seed", fmt::format("{}", openings.seed)},
            {"opening-plies", openings.plies ? fmt::format("{}", *openings.plies) : std::string()},
            {"opening-max-cp", fmt::format("{}", openings.maxCp)},
            {"opening-evaluator", openings.evaluator},
            {"resign", adjudication.resign.value_or("")},
            {"draw", adjudication.draw.value_or("")}};
}

}  // namespace plyglass

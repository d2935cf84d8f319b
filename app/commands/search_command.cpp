#include "app/commands/search_command.h"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/evaluator_option.h"
#include "app/commands/option_ranges.h"
#include "app/commands/search_report.h"
#include "app/commands/technique_option.h"
#include "engine/chess/fen.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

namespace {

/// The command line as it was typed.
struct SearchArguments {
    std::string fen = kStartFen;
    std::optional<int> depth;
    std::optional<std::int64_t> moveTimeMs;
    std::optional<std::uint64_t> nodes;
    std::string preset = "full";
    bool sound = false;
    std::vector<std::string> on;
    std::vector<std::string> off;
    std::optional<std::string> quiescence;
    std::string evaluator = standardEvaluatorName();
    std::uint64_t seed = 0;
    std::optional<int> tieChancePercent;
    std::optional<std::string> level;
    std::uint64_t gameSeed = 0;
    int hashMib = 64;
    int threads = 1;
    bool json = false;
};

Result<int> parseQuiescence(const std::string& text) {
    if (text == "all") return kAllPlies;
    int plies = 0;
    if (CLI::detail::lexical_cast(text, plies) && plies >= 0 && plies <= kAllPlies) return plies;
    return fail(fmt::format("--quiescence is \"{}\"; give a number of plies from 0 (off) to {}, or all.",
                            text, kAllPlies));
}

Result<Techniques> techniquesFrom(const SearchArguments& options) {
    auto techniques = ofOption("--preset", presetFromId(options.preset));
    if (!techniques) return techniques;
    if (options.sound)
        for (const Technique& technique : allTechniques())
            if (technique.soundness == Soundness::Unsound) technique.set(*techniques, false);
    if (auto set = ofOption("--on", setTechniques(*techniques, options.on, true)); !set)
        return tl::unexpected(set.error());
    if (auto set = ofOption("--off", setTechniques(*techniques, options.off, false)); !set)
        return tl::unexpected(set.error());
    if (options.quiescence) {
        const auto plies = parseQuiescence(*options.quiescence);
        if (!plies) return tl::unexpected(plies.error());
        techniques->quiescencePlies = *plies;
    }
    if (options.tieChancePercent) techniques->tieChancePercent = *options.tieChancePercent;
    return techniques;
}

Result<LevelRequest> requestFrom(const SearchArguments& options) {
    if (!options.depth && !options.moveTimeMs && !options.nodes && !options.level)
        return fail("Say how far to search: --depth PLIES, --movetime MS or --nodes N.");
    const auto position = ofOption("--fen", Position::fromFen(options.fen));
    if (!position) return tl::unexpected(position.error());
    const auto techniques = techniquesFrom(options);
    if (!techniques) return tl::unexpected(techniques.error());
    const auto evaluator = ofOption("--evaluator", evaluatorChoiceFrom(options.evaluator));
    if (!evaluator) return tl::unexpected(evaluator.error());
    LevelRequest request;
    request.position = *position;
    request.techniques = *techniques;
    request.evaluator = *evaluator;
    request.limits.depth = options.depth;
    request.limits.moveTimeMs = options.moveTimeMs;
    request.limits.nodes = options.nodes;
    request.seed = options.seed;
    request.hashMib = options.hashMib;
    request.threads = options.threads;
    if (options.level) {
        const auto level = ofOption("--level", levelFromText(*options.level));
        if (!level) return tl::unexpected(level.error());
        if (level->isFull() && !options.depth && !options.moveTimeMs && !options.nodes)
            return fail("Full strength has no limit of its own: --depth PLIES, --movetime MS or --nodes N.");
        request.level = *level;
    }
    request.gameSeed = options.gameSeed;
    return request;
}

void runSearch(const SearchArguments& options) {
    const auto request = requestFrom(options);
    if (!request) failCommand(request.error().message, kExitUsage);
    LevelSearcher searcher;
    // How long its table takes to make is no part of the search's time.
    searcher.prepare(*request);
    const SearchResult result = searcher.search(*request);
    printOut("{}", options.json ? searchReportJson(request->position, result)
                                : searchReportText(request->position, result));
}

}  // namespace

void addSearchCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("search", "Search one position and say what was found and what it cost");
    const auto options = std::make_shared<SearchArguments>();
    command->add_option("--fen", options->fen, "The position; the start position if left out");
    command->add_option("--depth", options->depth, "Stop after so many plies")
        ->check(CLI::Range(1, kMaxPly - 1));
    command->add_option("--movetime", options->moveTimeMs, "Stop after so many milliseconds")
        ->check(CLI::Range(std::int64_t{1}, kMaxMs));
    command->add_option("--nodes", options->nodes, "Stop after so many nodes")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 62));
    command->add_option("--preset", options->preset,
                        "Where the switches start: minimax, alphabeta, deep-blue, franaszczuk-2003, "
                        "chua-2016, python-chess or full");
    command->add_flag("--sound", options->sound,
                      "Switch off every technique that may change a score; --on comes after it");
    command
        ->add_option("--on", options->on,
                     "Techniques to switch on, by id, separated by commas; a wrong id lists them all")
        ->delimiter(',');
    command->add_option("--off", options->off, "Techniques to switch off")->delimiter(',');
    command->add_option("--quiescence", options->quiescence, "Plies beyond the depth: 0 = off, or all");
    command->add_option("--evaluator", options->evaluator, evaluatorHelp());
    command->add_option("--seed", options->seed, "Seed of the random tie-break");
    command
        ->add_option("--tie-chance", options->tieChancePercent,
                     "Chance in percent that an equal move replaces the best")
        ->check(CLI::Range(0, 100));
    command->add_option("--level", options->level,
                        "Search as a playing strength does: 1 (weakest) to 12, or its name");
    command->add_option("--game-seed", options->gameSeed, "What differs from game to game at a level");
    command->add_option("--hash", options->hashMib, "Size of the transposition table in MiB")
        ->check(CLI::Range(1, kMaxHashMib));
    command->add_option("--threads", options->threads, "Searching at once on one table")
        ->check(CLI::Range(1, kMaxThreads));
    command->add_flag("--json", options->json, "Print one line of JSON");
    command->callback([options] { runSearch(*options); });
}

}  // namespace plyglass

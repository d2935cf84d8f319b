#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/search_report.h"
#include "app/commands/shared/command_failure.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/fen_option.h"
#include "app/commands/shared/technique_option.h"
#include "engine/chess/fen.h"
#include "engine/levels/level_scale.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

namespace {

struct SearchArguments {
    std::string fen = kStartFen;
    std::string preset = "full";
    bool sound = false;
    std::vector<std::string> on;
    std::vector<std::string> off;
    std::optional<std::string> quiescence;
    std::string evaluator = standardEvaluatorName();
    std::optional<int> tieChancePercent;
    std::optional<std::string> level;
    LevelRequest request;  ///< the options that need no conversion
    bool json = false;
};

int quiescenceFrom(const std::string& text) {
    if (text == "all") return kAllPlies;
    int plies = 0;
    if (!CLI::detail::lexical_cast(text, plies) || plies < 0 || plies > kAllPlies)
        failCommand(fmt::format("--quiescence is \"{}\"; give a number of plies from 0 (off) to {}, or all.",
                                text, kAllPlies),
                    kExitUsage);
    return plies;
}

Techniques techniquesFrom(const SearchArguments& options) {
    Techniques techniques = valueOf("--preset", presetFromId(options.preset));
    if (options.sound)
        for (const Technique& technique : allTechniques())
            if (technique.soundness == Soundness::Unsound) technique.set(techniques, false);
    valueOf("--on", setTechniques(techniques, options.on, true));
    valueOf("--off", setTechniques(techniques, options.off, false));
    if (options.quiescence) techniques.quiescencePlies = quiescenceFrom(*options.quiescence);
    if (options.tieChancePercent) techniques.tieChancePercent = *options.tieChancePercent;
    noteWithoutEffect(techniques, options.on);
    return techniques;
}

LevelRequest requestFrom(const SearchArguments& options) {
    LevelRequest request = options.request;
    const bool isLimited = !request.search.limits.isEmpty();
    if (!isLimited && !options.level)
        failCommand("Nothing limits the search. Give --depth PLIES, --movetime MS or --nodes N.", kExitUsage);
    request.search.position = positionOf("--fen", options.fen);
    request.search.techniques = techniquesFrom(options);
    request.search.evaluator = valueOf("--evaluator", evaluatorChoiceFrom(options.evaluator));
    if (options.level) request.level = levelAt(valueOf("--level", levelNumberFromText(*options.level)));
    if (!isLimited && request.level->isFull())
        failCommand("Full strength has no limit of its own. Give --depth PLIES, --movetime MS or --nodes N.",
                    kExitUsage);
    return request;
}

void runSearch(const SearchArguments& options) {
    const LevelRequest request = requestFrom(options);
    LevelSearcher searcher;
    // Allocating the table does not count as search time.
    searcher.prepare(request);
    const SearchResult result = searcher.search(request);
    printOut("{}", options.json ? searchReportJson(request.search.position, result)
                                : searchReportText(request.search.position, result));
}

void addTechniqueOptions(CLI::App& command, SearchArguments& options) {
    command.add_option("--preset", options.preset, presetHelp());
    command.add_flag("--sound", options.sound,
                     "Switch off every technique that can change a score; --on is applied after it");
    command
        .add_option("--on", options.on,
                    "Techniques to switch on, by id, separated by commas; a wrong id lists them all")
        ->delimiter(',');
    command.add_option("--off", options.off, "Techniques to switch off, by id, separated by commas")
        ->delimiter(',');
    command.add_option(
        "--quiescence", options.quiescence,
        "Plies of quiescence search beyond the depth, 0 for none, or all (default: set by --preset)");
    command
        .add_option(
            "--tie-chance", options.tieChancePercent,
            "Random tie-break: chance, in percent, that an equal move replaces the best (default: set by "
            "--preset)")
        ->check(CLI::Range(0, 100));
}

}  // namespace

void addSearchCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("search", "Search one position and show what was found and what it cost");
    const auto options = std::make_shared<SearchArguments>();
    LevelRequest& request = options->request;
    SearchRequest& search = request.search;
    addFenOption(*command, options->fen);
    addDepthOption(*command, search.limits.depth, "Stop after this depth, in plies");
    addMoveTimeOption(*command, search.limits.moveTimeMs, "Stop after this many milliseconds");
    addNodesOption(*command, search.limits.nodes, "Stop after this many nodes");
    addTechniqueOptions(*command, *options);
    addEvaluatorOption(*command, options->evaluator);
    command->add_option("--seed", search.seed, "Random seed of the tie-break");
    command->add_option("--level", options->level,
                        "Playing strength: 1 (weakest) to 12, also between two such as 4.5, or the level's "
                        "name (default: full strength)");
    command->add_option("--game-seed", request.gameSeed, "Random seed of the level's mistakes");
    command->add_option("--hash", search.hashMib, "Size of the transposition table, in MiB")
        ->check(CLI::Range(1, kMaxHashMib));
    addThreadsOption(*command, search.threads);
    command->add_flag("--json", options->json, "Print one line of JSON");
    command->callback([options] { runSearch(*options); });
}

}  // namespace plyglass

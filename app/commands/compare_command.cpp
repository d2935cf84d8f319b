#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/engine_description.h"
#include "app/commands/shared/fen_option.h"
#include "app/commands/shared/out_file.h"
#include "engine/lab/experiments/comparison_file.h"
#include "engine/lab/experiments/comparison_tables.h"
#include "engine/lab/experiments/plans.h"

namespace plyglass {

namespace {

/// Interval between two saves of the file during a comparison.
constexpr std::chrono::seconds kSaveInterval{2};

struct CompareArguments {
    std::string kind = "history";
    std::vector<std::string> fens;
    std::vector<std::string> configurations;
    std::optional<int> fromDepth;
    std::optional<int> toDepth;
    std::optional<int> repetitions;
    std::optional<std::uint64_t> maxNodes;
    std::optional<std::int64_t> maxMs;
    std::uint64_t seed = 1;
    int threads = 1;
    std::string file;
    std::string repeat;
    std::string format = "text";
};

template <class T>
void replace(T& value, const std::optional<T>& wanted) {
    if (wanted) value = *wanted;
}

Configuration configurationFrom(const std::string& text) {
    const EngineDescription description = valueOf(parseEngineDescription(text, "--config"));
    const auto refuse = [&text](const char* why) {
        failCommand(fmt::format("--config \"{}\": {}", text, why), kExitUsage);
    };
    if (description.isRandom || description.process)
        refuse("only Plyglass' own search can be compared; use match for other programs.");
    const SearchRequest& request = description.engine.request;
    if (!description.limits.isEmpty() || description.engine.level || request.limits.softNodes)
        refuse(
            "a configuration has no level and no limit; --to, --nodes and --movetime limit all of them "
            "alike.");
    Configuration configuration;
    request.applyTo(configuration);
    configuration.name = description.name;
    return configuration;
}

Position searchablePosition(const std::string& fen) {
    const Position position = positionOf("--fen", fen);
    valueOf("--fen", checkSearchable(position));
    return position;
}

ComparisonPlan planFrom(const CompareArguments& options) {
    ComparisonPlan plan = planOf(*valueOf("--kind", planKindFromId(options.kind)));
    plan.seed = options.seed;
    replace(plan.fromDepth, options.fromDepth);
    replace(plan.toDepth, options.toDepth);
    if (!options.fromDepth) plan.fromDepth = std::min(plan.fromDepth, plan.toDepth);
    replace(plan.repetitions, options.repetitions);
    replace(plan.maxNodes, options.maxNodes);
    replace(plan.maxMs, options.maxMs);
    if (!options.fens.empty()) plan.positions.clear();
    for (const std::string& fen : options.fens)
        plan.positions.push_back(
            {fmt::format("Position {}", plan.positions.size() + 1), searchablePosition(fen)});
    if (!options.configurations.empty()) {
        plan.name = "Comparison";
        plan.configurations.clear();
    }
    for (const std::string& text : options.configurations)
        plan.configurations.push_back(configurationFrom(text));
    return valueOf(checkedPlan(std::move(plan)));
}

/// Contents of the file if it exists; otherwise the plan of the command line without measurements.
SavedComparison startOf(const CompareArguments& options) {
    std::error_code error;
    if (!options.repeat.empty()) return valueOf(loadComparison(options.repeat));
    if (options.file.empty() || !std::filesystem::exists(options.file, error))
        return SavedComparison{provenanceHere(options.seed), Comparison(planFrom(options))};
    SavedComparison saved = valueOf(loadComparison(options.file));
    if (!saved.comparison.isFinished())
        printNote("Resuming {}: {} of {} searches are done.\n", options.file, saved.comparison.done(),
                  saved.comparison.keys().size());
    return saved;
}

/// Runs the missing searches and saves the file, if one is named, regularly.
Result<void> runAndSave(SavedComparison& saved, const CompareArguments& options, const JobContext& context) {
    Result<void> kept;
    auto lastSaved = std::chrono::steady_clock::now();
    const auto save = [&] {
        if (!options.file.empty() && kept)
            kept = saveComparison(options.file, saved.comparison, saved.provenance);
    };
    runComparison(saved.comparison, context, [&](const Measurement&) {
        const auto now = std::chrono::steady_clock::now();
        if (now - lastSaved < kSaveInterval) return;
        lastSaved = now;
        save();
    });
    save();
    return kept;
}

void print(const SavedComparison& saved, const std::string& format) {
    if (format == "csv") {
        printOut("{}", toCsv(saved.comparison));
    } else if (format == "json") {
        printOut("{}", toJsonText(saved.comparison, saved.provenance));
    } else {
        printOut("{}", report(experimentOf(saved.comparison, saved.provenance),
                              format == "markdown" ? ReportFormat::Markdown : ReportFormat::Text));
    }
}

/// Number of node counts of `again` that differ from the previous ones.
int differences(const Comparison& before, const Comparison& again) {
    const Reproducibility reproducibility = reproducibilityOf(before, again);
    const int different = reproducibility.compared - reproducibility.same;
    printOut("\nRepeat: {} of {} node counts differ from the saved run.\n", different,
             reproducibility.compared);
    return different;
}

void runCompare(const CompareArguments& options) {
    ConsoleJob job(options.threads);
    const PathLock file = ownOutFile(options.file);
    SavedComparison saved = startOf(options);
    const Comparison before = saved.comparison;
    const bool isRepeat = !options.repeat.empty();
    if (isRepeat) saved = {provenanceHere(before.plan().seed), Comparison(before.plan())};
    const Result<void> kept = runAndSave(saved, options, job.context());
    job.endLine();
    // Results are printed even if they could not be saved: they may have taken hours.
    print(saved, options.format);
    valueOf(kept, kExitFailure);
    if (isRepeat && differences(before, saved.comparison) > 0) throw CLI::RuntimeError(kExitDiffers);
    job.failIfInterrupted(options.file.empty() ? "With --file FILE a comparison can be resumed."
                                               : "Run the same command again to resume.");
}

void addPlanOptions(CLI::App& command, CompareArguments& options) {
    std::string kinds;
    for (const PlanKind& kind : allPlanKinds()) kinds += fmt::format("\n  {:<12}{}", kind.id, kind.name);
    command.add_option("--kind", options.kind, "A ready-made comparison:" + kinds);
    command.add_option("--fen", options.fens,
                       "Position to search, in FEN, instead of the built-in positions; may be repeated");
    command.add_option(
        "--config", options.configurations,
        "Configuration to search with, instead of the ready-made ones; may be repeated. Written like "
        "--engine of match, without level and limits: \"name=A off=null-move\". The others are "
        "compared with the first");
    command.add_option("--from", options.fromDepth, "First depth, in plies (default: set by --kind)");
    command.add_option("--to", options.toDepth, "Last depth, in plies (default: set by --kind)");
    command.add_option("--repetitions", options.repetitions, "Runs of each search (default: set by --kind)");
    addNodesOption(command, options.maxNodes, "Stop a search after this many nodes (default: set by --kind)");
    addMoveTimeOption(command, options.maxMs,
                      "Stop a search after this many milliseconds (default: set by --kind)");
    command.add_option("--seed", options.seed, "Random seed of the searches");
}

void addCompareOptions(CLI::App& command, CompareArguments& options) {
    addPlanOptions(command, options);
    addThreadsOption(command, options.threads, "Searches run at the same time");
    CLI::Option* file = command.add_option(
        "--file", options.file,
        "Save the plan and the results in this file. If it exists, its comparison is resumed, "
        "and options that describe a comparison are ignored");
    command
        .add_option(
            "--repeat", options.repeat,
            "Repeat the comparison saved in this file and count the searches whose node counts differ; "
            "the exit status is 1 if any do")
        ->excludes(file);
    command.add_option("--format", options.format, "Output format: text, markdown, csv or json")
        ->check(CLI::IsMember({"text", "markdown", "csv", "json"}));
}

}  // namespace

void addCompareCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "compare", "Search the same positions in several ways and show the results side by side");
    const auto options = std::make_shared<CompareArguments>();
    addCompareOptions(*command, *options);
    command->callback([options] { runCompare(*options); });
}

}  // namespace plyglass

#include "app/commands/compare_command.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/engine_description.h"
#include "app/commands/interrupt_watch.h"
#include "app/commands/out_file.h"
#include "app/commands/progress_bar.h"
#include "engine/lab/experiments/comparison_file.h"
#include "engine/lab/experiments/comparison_tables.h"
#include "engine/lab/experiments/plans.h"

namespace plyglass {

namespace {

constexpr int kWrongInput = 2;
constexpr int kInterrupted = 130;
/// Between two looks at the file while a comparison runs.
constexpr std::chrono::seconds kSaveInterval{2};

/// The command line as it was typed.
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
    std::string again;
    std::string format = "text";
};

template <class T>
void replace(T& value, const std::optional<T>& wanted) {
    if (wanted) value = *wanted;
}

Result<Configuration> configurationFrom(const std::string& text) {
    const auto description = parseEngineDescription(text);
    if (!description) return tl::unexpected(description.error());
    if (description->isRandom || description->process)
        return fail(fmt::format("--config \"{}\": only our own engine's search can be compared.", text));
    const LevelRequest& request = description->engine.request;
    if (!description->limits.isEmpty() || request.level || request.limits.softNodes)
        return fail(
            fmt::format("--config \"{}\": levels and limits are not compared; --to, --nodes and --movetime "
                        "limit all configurations alike.",
                        text));
    return Configuration{.name = description->name,
                         .techniques = request.techniques,
                         .evaluator = request.evaluator,
                         .threads = request.threads,
                         .hashMib = request.hashMib};
}

Result<ComparisonPlan> planFrom(const CompareArguments& options) {
    const auto kind = ofOption("--kind", planKindFromId(options.kind));
    if (!kind) return tl::unexpected(kind.error());
    ComparisonPlan plan = planOf(**kind);
    plan.seed = options.seed;
    replace(plan.fromDepth, options.fromDepth);
    replace(plan.toDepth, options.toDepth);
    if (!options.fromDepth) plan.fromDepth = std::min(plan.fromDepth, plan.toDepth);
    replace(plan.repetitions, options.repetitions);
    replace(plan.maxNodes, options.maxNodes);
    replace(plan.maxMs, options.maxMs);
    if (!options.fens.empty()) plan.positions.clear();
    for (const std::string& fen : options.fens) {
        const auto position = ofOption("--fen", Position::fromFen(fen));
        if (!position) return tl::unexpected(position.error());
        if (const auto searchable = checkSearchable(*position); !searchable)
            return tl::unexpected(searchable.error());
        plan.positions.push_back({fmt::format("Position {}", plan.positions.size() + 1), *position});
    }
    if (!options.configurations.empty()) {
        plan.name = "Comparison";
        plan.configurations.clear();
    }
    for (const std::string& text : options.configurations) {
        auto configuration = configurationFrom(text);
        if (!configuration) return tl::unexpected(configuration.error());
        plan.configurations.push_back(std::move(*configuration));
    }
    return checkedPlan(std::move(plan));
}

/// What is in the file, if it is there; otherwise the plan of the command line with nothing measured.
Result<SavedComparison> beginning(const CompareArguments& options) {
    std::error_code error;
    if (!options.again.empty()) return loadComparison(options.again);
    if (!options.file.empty() && std::filesystem::exists(options.file, error)) {
        auto saved = loadComparison(options.file);
        if (saved && !saved->comparison.isFinished())
            printNote("Going on with {}: {} of {} searches are done.\n", options.file,
                      saved->comparison.done(), saved->comparison.keys().size());
        return saved;
    }
    auto plan = planFrom(options);
    if (!plan) return tl::unexpected(plan.error());
    return SavedComparison{provenanceHere(options.seed), Comparison(std::move(*plan))};
}

/// Runs what is missing; the file, if there is one, keeps up with it.
Result<void> runAndSave(SavedComparison& saved, const CompareArguments& options,
                        const std::stop_token& stop) {
    ProgressBar bar;
    JobContext job;
    job.stop = stop;
    job.threads = options.threads;
    job.onProgress = [&bar](const JobProgress& progress) { bar.show(progress); };
    Result<void> kept;
    auto lastSaved = std::chrono::steady_clock::now();
    const auto save = [&] {
        if (!options.file.empty() && kept)
            kept = saveComparison(options.file, saved.comparison, saved.provenance);
    };
    runComparison(saved.comparison, job, [&](const Measurement&) {
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

/// How many searches of `again` count otherwise than before.
int differences(const Comparison& before, const Comparison& again) {
    const Sameness sameness = samenessOf(before, again);
    printOut("\n{} of {} searches count the same as before.\n", sameness.same, sameness.compared);
    return sameness.compared - sameness.same;
}

int compare(const CompareArguments& options) {
    const InterruptWatch interrupt;
    const PathLock file = ownOutFile(options.file);
    auto saved = beginning(options);
    if (!saved) {
        printNote("{}\n", saved.error().message);
        return kWrongInput;
    }
    const Comparison before = saved->comparison;
    if (!options.again.empty()) *saved = {provenanceHere(before.plan().seed), Comparison(before.plan())};
    if (const auto kept = runAndSave(*saved, options, interrupt.token()); !kept) {
        // What was measured is shown all the same: it may have taken hours.
        print(*saved, options.format);
        printNote("{}\n", kept.error().message);
        return kWrongInput;
    }
    print(*saved, options.format);
    if (!options.again.empty() && differences(before, saved->comparison) > 0) return kExitDiffers;
    if (!interrupt.token().stop_requested()) return 0;
    printNote("{}\n", options.file.empty() ? "Interrupted. With --file FILE a comparison can be gone on with."
                                           : "Interrupted. The same command goes on with what is missing.");
    return kInterrupted;
}

void addOptions(CLI::App& command, CompareArguments& options) {
    std::string kinds;
    for (const PlanKind& kind : allPlanKinds()) kinds += fmt::format("\n  {:<12}{}", kind.id, kind.name);
    command.add_option("--kind", options.kind, "A ready-made comparison:" + kinds)->capture_default_str();
    command.add_option("--fen", options.fens,
                       "A position instead of the suite's; may be given several times");
    command.add_option("--config", options.configurations,
                       "A configuration instead of the ready-made ones, written as --engine of match but "
                       "without levels and limits: "
                       "\"name=A off=null-move\"; the first is the one that the others are compared with");
    command.add_option("--from", options.fromDepth, "The first depth, in plies");
    command.add_option("--to", options.toDepth, "The last depth, in plies");
    command.add_option("--repetitions", options.repetitions, "How often each search is done");
    command.add_option("--nodes", options.maxNodes, "A search is given up after so many nodes");
    command.add_option("--movetime", options.maxMs, "A search is given up after so many milliseconds");
    command.add_option("--seed", options.seed, "Seed of what the searches leave to chance")
        ->capture_default_str();
    command.add_option("--threads", options.threads, "Searches done at once")
        ->check(CLI::Range(1, kMaxThreads))
        ->capture_default_str();
    auto* file =
        command.add_option("--file", options.file,
                           "Keeps plan and measurements; if it is there already, its plan is gone on with, "
                           "whatever else is said");
    command
        .add_option("--again", options.again,
                    "Does the comparison of a file again and says whether it counts the same")
        ->excludes(file);
    command.add_option("--format", options.format, "text, markdown, csv or json")
        ->check(CLI::IsMember({"text", "markdown", "csv", "json"}))
        ->capture_default_str();
}

}  // namespace

void addCompareCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("compare", "Search the same positions in several ways and lay them side by side");
    const auto options = std::make_shared<CompareArguments>();
    addOptions(*command, *options);
    command->callback([options] {
        if (const int exitCode = compare(*options); exitCode != 0) throw CLI::RuntimeError(exitCode);
    });
}

}  // namespace plyglass

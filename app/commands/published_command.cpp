#include "app/commands/published_command.h"

#include <fmt/format.h>

#include <memory>
#include <string>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/progress_bar.h"

namespace plyglass {

namespace {

constexpr int kAllGood = 0;

/// The command line as it was typed.
struct PublishedArguments {
    std::vector<std::string> tables;
    std::uint64_t seed = PublishedOptions{}.seed;
    bool json = false;
    bool markdown = false;
    bool csv = false;
};

PublishedOptions publishedOptions(const PublishedArguments& options) {
    PublishedOptions published;
    published.seed = options.seed;
    if (options.tables.empty()) return published;
    published.ancestors.clear();
    for (const std::string& table : options.tables)
        published.ancestors.push_back(table == "a"   ? Ancestor::Chua2016
                                      : table == "c" ? Ancestor::PythonChess
                                                     : Ancestor::Franaszczuk2003);
    return published;
}

ReportFormat formatOf(const PublishedArguments& options) {
    if (options.json) return ReportFormat::Json;
    if (options.csv) return ReportFormat::Csv;
    return options.markdown ? ReportFormat::Markdown : ReportFormat::Text;
}

}  // namespace

int printPublished(const PublishedOptions& options, ReportFormat format, std::FILE* out) {
    JobContext job;
    ProgressBar bar;
    job.onProgress = [&bar](const JobProgress& progress) { bar.show(progress); };
    const Experiment experiment = runPublished(options, job);
    printTo(out, "{}", report(experiment, format));
    const int bad = experiment.count(Verdict::Bad);
    if (format == ReportFormat::Text)
        printTo(out, "\n{} figures match, {} do not; {} are shown beside theirs.\n",
                experiment.count(Verdict::Good), bad, experiment.count(Verdict::Shown));
    return bad == 0 ? kAllGood : kExitDiffers;
}

void addPublishedCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "published", "Compute the published tables of Plyglass' ancestors again and lay them beside ours");
    const auto options = std::make_shared<PublishedArguments>();
    command
        ->add_option("--table", options->tables,
                     "Only these, separated by commas: a (Chua 2016), c (a python-chess assignment), "
                     "d (Franaszczuk 2003)")
        ->delimiter(',')
        ->check(CLI::IsMember({"a", "c", "d"}));
    command->add_option("--seed", options->seed, "Seed of the games that the averages of d are taken from")
        ->capture_default_str();
    auto* json = command->add_flag("--json", options->json, "Print one line of JSON");
    auto* markdown = command->add_flag("--markdown", options->markdown, "Print Markdown")->excludes(json);
    command->add_flag("--csv", options->csv, "Print comma-separated values, a line for each cell")
        ->excludes(json)
        ->excludes(markdown);
    command->callback([options] {
        const int exitCode = printPublished(publishedOptions(*options), formatOf(*options), stdout);
        if (exitCode != kAllGood) throw CLI::RuntimeError(exitCode);
    });
}

}  // namespace plyglass

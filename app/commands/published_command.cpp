#include "app/commands/published_command.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr int kAllGood = 0;

struct PublishedSource {
    std::string_view id;
    Ancestor ancestor;
};

constexpr std::array kSources{PublishedSource{"chua2016", Ancestor::Chua2016},
                              PublishedSource{"python-chess", Ancestor::PythonChess},
                              PublishedSource{"franaszczuk2003", Ancestor::Franaszczuk2003}};

struct PublishedArguments {
    std::vector<std::string> tables;
    std::uint64_t seed = PublishedOptions{}.seed;
    ReportFormatFlags format;
};

Result<Ancestor> sourceFromId(const std::string& id) {
    const auto* const source = std::find_if(kSources.begin(), kSources.end(),
                                            [&](const PublishedSource& each) { return each.id == id; });
    if (source != kSources.end()) return source->ancestor;
    return fail("There are no tables of " + plyglass::quoted(id) +
                "; choose one of: " + listOf(kSources, &PublishedSource::id) + ".");
}

PublishedOptions publishedOptions(const PublishedArguments& options) {
    PublishedOptions published;
    published.seed = options.seed;
    if (options.tables.empty()) return published;
    published.ancestors.clear();
    for (const std::string& id : options.tables)
        published.ancestors.push_back(valueOf("--table", sourceFromId(id)));
    return published;
}

}  // namespace

int printPublished(const PublishedOptions& options, ReportFormat format, std::FILE* out) {
    ConsoleJob job;
    const Experiment experiment = runPublished(options, job.context());
    job.endLine();
    printTo(out, "{}", report(experiment, format));
    const int bad = experiment.count(Verdict::Bad);
    if (format == ReportFormat::Text)
        printTo(out, "\n{} figures match, {} do not; {} are shown beside theirs.\n",
                experiment.count(Verdict::Good), bad, experiment.count(Verdict::Shown));
    job.failIfInterrupted("Only the finished tables are shown.");
    return bad == 0 ? kAllGood : kExitDiffers;
}

void addPublishedCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "published",
        "Compute the published tables of Plyglass' ancestors again and show them beside ours; the "
        "exit status is 1 if a figure that must match does not");
    const auto options = std::make_shared<PublishedArguments>();
    command
        ->add_option(
            "--table", options->tables,
            "Only the tables of these sources, separated by commas: chua2016 (Chua 2016), python-chess (an "
            "assignment with python-chess), franaszczuk2003 (Franaszczuk 2003)")
        ->delimiter(',');
    command->add_option("--seed", options->seed,
                        "Random seed of the games behind the averages of franaszczuk2003");
    const ReportFormatOptions format = addReportFormat(*command, options->format);
    command->add_flag("--csv", options->format.csv, "Print comma-separated values, one line per cell")
        ->excludes(format.json)
        ->excludes(format.markdown);
    command->callback([options] {
        const int exitCode = printPublished(publishedOptions(*options), options->format.format(), stdout);
        if (exitCode != kAllGood) throw CLI::RuntimeError(exitCode);
    });
}

}  // namespace plyglass

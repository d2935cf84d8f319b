// plyglass-lab: the engine on the command line, one subcommand per task.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/shared/command_failure.h"
#include "app/commands/shared/command_line.h"
#include "app/commands/shared/manual_page.h"

namespace {

constexpr const char* kProgram = "plyglass-lab";
constexpr const char* kVersion = "plyglass-lab " PLYGLASS_VERSION;

void addCommands(CLI::App& app) {
    plyglass::addBookCommand(app);
    plyglass::addCompareCommand(app);
    plyglass::addDataCommand(app);
    plyglass::addDiagramCommand(app);
    plyglass::addEvolveCommand(app);
    plyglass::addGamesCommand(app);
    plyglass::addLearnCommand(app);
    plyglass::addMatchCommand(app);
    plyglass::addPerftCommand(app);
    plyglass::addPublishedCommand(app);
    plyglass::addReportCommand(app);
    plyglass::addSearchCommand(app);
    plyglass::addSelfPlayCommand(app);
    plyglass::addSpsaCommand(app);
    plyglass::addTablesCommand(app);
    plyglass::addThinkAgainCommand(app);
    plyglass::addTrainCommand(app);
    plyglass::addTuneCommand(app);
    plyglass::addVersusRandomCommand(app);
    plyglass::addWhyNotCommand(app);
}

[[noreturn]] void printManual(const CLI::App& app) {
    plyglass::printOut("{}", plyglass::manualPage(app, kVersion));
    throw CLI::Success();
}

int run(int argc, char** argv) {
    CLI::App app("The laboratory of Plyglass: search, compare, measure, train.", kProgram);
    app.option_defaults()->always_capture_default();
    addCommands(app);
    plyglass::completeCommandLine(app, kVersion);
    app.add_flag_callback(
        "--manual", [&app] { printManual(app); }, "Print the manual page (man) and exit");
    app.require_subcommand(1);
    std::vector<std::string> arguments(argv + 1, argv + argc);
    try {
        if (const std::string wrong = plyglass::wrongWordIn(arguments, app); !wrong.empty()) {
            plyglass::printNote("{}\n", wrong);
            return plyglass::kExitUsage;
        }
        std::reverse(arguments.begin(), arguments.end());  // CLI11 reads them from the back
        app.parse(arguments);
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();  // the subcommand has printed the error
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : plyglass::kExitUsage;
    } catch (const std::bad_alloc&) {
        plyglass::printNote("There is not enough memory. Use fewer threads or a smaller --hash.\n");
        return plyglass::kExitFailure;
    } catch (const std::exception& error) {
        plyglass::printNote("{}: {}\n", kProgram, error.what());
        return plyglass::kExitFailure;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
#ifndef _WIN32
    // Write errors are reported; these signals would end the program first.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
#endif
    return plyglass::finishOutput(kProgram, run(argc, argv));
}

// plyglass-lab: the engine on the command line, one subcommand per task.
#include <CLI/CLI.hpp>
#include <csignal>
#include <exception>
#include <new>

#include "app/commands/command_line.h"
#include "app/commands/compare_command.h"
#include "app/commands/console.h"
#include "app/commands/data_command.h"
#include "app/commands/evolve_command.h"
#include "app/commands/learn_command.h"
#include "app/commands/manual_page.h"
#include "app/commands/match_command.h"
#include "app/commands/perft_command.h"
#include "app/commands/playout_command.h"
#include "app/commands/published_command.h"
#include "app/commands/search_command.h"
#include "app/commands/selfgames_command.h"
#include "app/commands/selfplay_command.h"
#include "app/commands/train_command.h"
#include "app/commands/tune_command.h"
#include "app/commands/why_not_command.h"

namespace {

constexpr const char* kProgram = "plyglass-lab";
constexpr const char* kVersion = "plyglass-lab " PLYGLASS_VERSION;
constexpr int kWrongUse = 2;
constexpr int kFailure = 1;

void addCommands(CLI::App& app) {
    plyglass::addCompareCommand(app);
    plyglass::addMatchCommand(app);
    plyglass::addPerftCommand(app);
    plyglass::addPlayoutCommand(app);
    plyglass::addPublishedCommand(app);
    plyglass::addSearchCommand(app);
    plyglass::addDataCommand(app);
    plyglass::addEvolveCommand(app);
    plyglass::addLearnCommand(app);
    plyglass::addSelfGamesCommand(app);
    plyglass::addSelfPlayCommand(app);
    plyglass::addTrainCommand(app);
    plyglass::addTuneCommand(app);
    plyglass::addWhyNotCommand(app);
}

[[noreturn]] void printManual(const CLI::App& app) {
    plyglass::printOut("{}", plyglass::manualPage(app, kVersion));
    throw CLI::Success();
}

int run(int argc, char** argv) {
    CLI::App app("The laboratory of Plyglass: count, search and measure.", kProgram);
    app.option_defaults()->always_capture_default();
    addCommands(app);
    plyglass::completeCommandLine(app, kVersion);
    app.add_flag_callback("--manual", [&app] { printManual(app); }, "Print the manual page (man) and end");
    app.require_subcommand(1);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    try {
        if (const std::string wrong = plyglass::wrongWordIn(arguments, app); !wrong.empty()) {
            plyglass::printNote("{}\n", wrong);
            return kWrongUse;
        }
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();  // the subcommand has said why
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : kWrongUse;
    } catch (const std::bad_alloc&) {
        plyglass::printNote(
            "There is not enough memory for this: fewer threads or a smaller table need less.\n");
        return kFailure;
    } catch (const std::exception& error) {
        plyglass::printNote("{}: {}\n", kProgram, error.what());
        return kFailure;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
#ifndef _WIN32
    // Writing says what went wrong; these would end the program before it could.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
#endif
    return plyglass::finishOutput(kProgram, run(argc, argv));
}

// plyglass-lab: the engine on the command line, one subcommand per task.
#include <CLI/CLI.hpp>

#include "app/commands/compare_command.h"
#include "app/commands/data_command.h"
#include "app/commands/evolve_command.h"
#include "app/commands/learn_command.h"
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

int main(int argc, char** argv) {
    CLI::App app("The laboratory of Plyglass: count, search and measure.", "plyglass-lab");
    app.require_subcommand(1);
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
    try {
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();  // the subcommand has said why
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    return 0;
}

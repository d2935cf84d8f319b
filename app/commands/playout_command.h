// `plyglass-lab playout`: a position played out by the engine against the random player.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

/// Adds the subcommand. When it runs it prints to standard output; on bad input it prints one line to
/// standard error and throws CLI::RuntimeError with exit code 2.
void addPlayoutCommand(CLI::App& app);

}  // namespace plyglass

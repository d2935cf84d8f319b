// `plyglass-lab perft`: counts the legal-move tree of a position, and how fast that goes.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

/// Adds the subcommand. When it runs it prints to standard output, its last line being `nodes N time_ms T nps
/// X`; on bad input it prints one line to standard error and throws CLI::RuntimeError with exit code 2.
void addPerftCommand(CLI::App& app);

}  // namespace plyglass

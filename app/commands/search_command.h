// `plyglass-lab search`: one search of one position.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

/// Adds the subcommand. When it runs it prints to standard output; on bad input it prints one line to
/// standard error and throws CLI::RuntimeError with exit code 2.
void addSearchCommand(CLI::App& app);

}  // namespace plyglass

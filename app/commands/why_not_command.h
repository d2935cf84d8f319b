// `plyglass-lab whynot`: what a move that somebody likes would cost, and what refutes it.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

/// Adds the subcommand. On bad input it prints one line to standard error and throws CLI::RuntimeError with
/// exit code 2.
void addWhyNotCommand(CLI::App& app);

}  // namespace plyglass

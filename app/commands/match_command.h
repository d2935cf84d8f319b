// `plyglass-lab match`: two engines play each other, and what that says about their strength.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

/// Adds the subcommand. When it runs it shows its progress on standard error and its summary on standard
/// output; on bad input or a failing engine it prints one line to standard error and throws CLI::RuntimeError
/// with exit code 2. After an interruption the exit code is 130.
void addMatchCommand(CLI::App& app);

}  // namespace plyglass

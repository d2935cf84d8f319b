// The manual page of plyglass-lab, generated from the options of the commands.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace plyglass {

/// The page in man(7) macros: all commands with description, all options with value, default and description,
/// as in `--help`. `version` is printed in the footer.
std::string manualPage(const CLI::App& app, const std::string& version);

}  // namespace plyglass

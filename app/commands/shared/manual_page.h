// The manual page of plyglass-lab, made from the options that the commands themselves declare.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace plyglass {

/// The page in the man(7) macros: every command with its description and every option with its value, default
/// and description, so that it cannot fall behind `--help`. `version` stands in the page's foot.
std::string manualPage(const CLI::App& app, const std::string& version);

}  // namespace plyglass

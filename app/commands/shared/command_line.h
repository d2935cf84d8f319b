// Common parts of all subcommands' command lines, and the message about an unknown word.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace plyglass {

/// Adds --version to the program and its subcommands; rejects negative numbers where none are valid; requires
/// names and numbers in UTF-8.
void completeCommandLine(CLI::App& app, const std::string& version);

/// Error in a word that names no subcommand or option, with the nearest existing one; empty if there is none
/// or another error. Words that are not UTF-8 are errors too, unless they may be files.
std::string wrongWordIn(const std::vector<std::string>& arguments, const CLI::App& app);

}  // namespace plyglass

// What all subcommands have in common on the command line, and what is said of a wrong word.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace plyglass {

/// --version for the program and each of its subcommands; no negative numbers where there are none; names and
/// numbers only as text.
void completeCommandLine(CLI::App& app, const std::string& version);

/// What is wrong with a word that names no subcommand or no option of it, with the nearest that there is;
/// empty if nothing is, or something else. Words that are no UTF-8 text are wrong too, unless they may be
/// files.
std::string wrongWordIn(const std::vector<std::string>& arguments, const CLI::App& app);

}  // namespace plyglass

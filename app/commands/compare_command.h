// plyglass-lab compare: ways of thinking side by side.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

void addCompareCommand(CLI::App& app);

}  // namespace plyglass

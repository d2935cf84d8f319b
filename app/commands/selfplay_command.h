// plyglass-lab selfplay: games of the engine against itself, kept as training data.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

void addSelfPlayCommand(CLI::App& app);

}  // namespace plyglass

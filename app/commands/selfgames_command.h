// plyglass-lab selfgames: games of the engine against itself, for the tuner.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

void addSelfGamesCommand(CLI::App& app);

}  // namespace plyglass

// plyglass-lab train: fits a network to the games of self-play.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

void addTrainCommand(CLI::App& app);

}  // namespace plyglass

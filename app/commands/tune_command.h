// plyglass-lab tune: fits the weights of the classical evaluation to games.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

void addTuneCommand(CLI::App& app);

}  // namespace plyglass

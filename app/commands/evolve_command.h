// plyglass-lab evolve: a genetic algorithm over scoring genomes, by games or by fit.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

void addEvolveCommand(CLI::App& app);

}  // namespace plyglass

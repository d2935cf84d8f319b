// plyglass-lab learn: from nothing to a network, by rounds of self-play and training.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

void addLearnCommand(CLI::App& app);

}  // namespace plyglass

// plyglass-lab data: what is in folders of self-play, and several of them made into one.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

void addDataCommand(CLI::App& app);

}  // namespace plyglass

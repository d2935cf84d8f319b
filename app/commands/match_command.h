// plyglass-lab match: two engines play each other, and what that says about their strength.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

void addMatchCommand(CLI::App& app);

}  // namespace plyglass

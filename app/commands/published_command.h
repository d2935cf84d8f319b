// `plyglass-lab published`: the ancestors' published tables beside ours.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdio>

#include "engine/lab/reproductions/published.h"

namespace plyglass {

/// Adds the subcommand. When it runs it prints to standard output and throws CLI::RuntimeError with exit code
/// 1 if a figure that must match does not, 2 on bad input.
void addPublishedCommand(CLI::App& app);

/// Computes and prints the tables to `out`. The exit code: 0 if no claim is bad, else 1.
int printPublished(const PublishedOptions& options, ReportFormat format, std::FILE* out);

}  // namespace plyglass

// The ancestors' published tables beside ours, apart from the command that prints them.
#pragma once

#include <cstdio>

#include "engine/lab/reproductions/published.h"

namespace plyglass {

/// Computes and prints the tables to `out`. The exit code: 0 if all figures that must match do, else 1.
int printPublished(const PublishedOptions& options, ReportFormat format, std::FILE* out);

}  // namespace plyglass

// The ancestors' published tables beside ours, without the command line.
#pragma once

#include <cstdio>

#include "engine/lab/reproductions/published.h"

namespace plyglass {

/// Computes and prints the tables to `out`. Returns the exit code: 0 if all required figures match, else 1.
int printPublished(const PublishedOptions& options, ReportFormat format, std::FILE* out);

}  // namespace plyglass

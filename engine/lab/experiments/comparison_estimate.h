// Estimates the remaining time of a comparison.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/lab/experiments/comparison.h"

namespace plyglass {

/// Milliseconds until all searches are finished on this many threads. Extrapolates each search by the growth
/// between the two depths before it, up to the plan's limits. Empty without sufficient measurements.
std::optional<std::int64_t> expectedRemainingMs(const Comparison& comparison, int threads);

}  // namespace plyglass

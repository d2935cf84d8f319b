// How long the rest of a comparison will take, from what has been measured of it.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/lab/experiments/comparison.h"

namespace plyglass {

/// Milliseconds until all is measured by so many threads at once. Each search is taken to cost as many times
/// more than the same one a ply shallower as that cost more than the one before it, and no more than the
/// plan's limits. None before anything is measured that it could be told from.
std::optional<std::int64_t> expectedRemainingMs(const Comparison& comparison, int threads);

}  // namespace plyglass

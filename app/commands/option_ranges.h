// The largest numbers that more than one option accepts.
#pragma once

#include <cstdint>

namespace plyglass {

/// No move and no clock is longer: a day, in milliseconds.
constexpr std::int64_t kMaxMs = 1000LL * 60 * 60 * 24;

}  // namespace plyglass

// The random number generator: seeded, and identical on every machine and standard library. xoshiro256** by
// Blackman and Vigna (2018), seeded by splitmix64.
#pragma once

#include <array>
#include <cstdint>

namespace plyglass {

/// Hash of a number (the finalizer of splitmix64), for random choices that must not depend on earlier draws.
std::uint64_t scrambled(std::uint64_t value);

class Random {
  public:
    explicit Random(std::uint64_t seed);

    /// The next 64 random bits.
    std::uint64_t next();

    /// A number in [0, bound), without bias. `bound` must be at least 1.
    std::uint64_t below(std::uint64_t bound);

    /// True with a probability of `percent`: never at 0, always at 100.
    bool chance(int percent);

  private:
    std::array<std::uint64_t, 4> m_state;
};

}  // namespace plyglass

#include "engine/base/random.h"

#include <bit>
#include <cassert>

namespace plyglass {

namespace {

constexpr std::uint64_t kGoldenStep = 0x9E3779B97F4A7C15ull;

}  // namespace

std::uint64_t scrambled(std::uint64_t value) {
    std::uint64_t z = value + kGoldenStep;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

Random::Random(std::uint64_t seed) {
    for (auto& word : m_state) {
        word = scrambled(seed);
        seed += kGoldenStep;
    }
}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
    assert(bound >= 1);
    // Numbers below 2^64 mod bound would make the low remainders likelier: reject them.
    const std::uint64_t threshold = (0 - bound) % bound;
    std::uint64_t value = next();
    while (value < threshold) value = next();
    return value % bound;
}

bool Random::chance(int percent) {
    return below(100) < static_cast<std::uint64_t>(percent < 0 ? 0 : percent);
}

}  // namespace plyglass

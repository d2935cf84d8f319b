#include "engine/learning/training/network_arithmetic.h"

#include <vector>

#include "engine/base/instruction_sets.h"

namespace plyglass {

namespace {

/// One perspective of one position in the backward pass.
struct BackwardBlock {
    float gradient;
    float* neurons;
    const float* outputWeights;
    float* outputGradients;
};

#define KERNEL_SPACE everywhere
#define KERNEL_BYTES 16
#define KERNEL_TARGET
#include "engine/learning/training/network_arithmetic.inc"
#undef KERNEL_SPACE
#undef KERNEL_BYTES
#undef KERNEL_TARGET

#if defined(__x86_64__)
#define KERNEL_SPACE avx2
#define KERNEL_BYTES 32
#define KERNEL_TARGET PLYGLASS_TARGET_AVX2
#include "engine/learning/training/network_arithmetic.inc"
#undef KERNEL_SPACE
#undef KERNEL_BYTES
#undef KERNEL_TARGET

#define KERNEL_SPACE avx512
#define KERNEL_BYTES 64
#define KERNEL_TARGET PLYGLASS_TARGET_AVX512
#include "engine/learning/training/network_arithmetic.inc"
#undef KERNEL_SPACE
#undef KERNEL_BYTES
#undef KERNEL_TARGET
#endif

std::vector<NetworkArithmetic> arithmeticsOfThisMachine() {
    std::vector<NetworkArithmetic> all;
#if defined(__x86_64__)
    const InstructionSets sets = instructionSets();
    if (sets.hasAvx512)
        all.push_back({"AVX-512", avx512::forward, avx512::backward, avx512::reduce, avx512::adamUpdate});
    if (sets.hasAvx2) all.push_back({"AVX2", avx2::forward, avx2::backward, avx2::reduce, avx2::adamUpdate});
#endif
    all.push_back(
        {"plain", everywhere::forward, everywhere::backward, everywhere::reduce, everywhere::adamUpdate});
    return all;
}

}  // namespace

void findUsers(std::span<const BatchPosition> positions, InputUsers& found) {
    const auto eachUse = [&](const auto& use) {
        std::uint16_t user = 0;
        for (const BatchPosition& position : positions)
            for (const auto& inputs : position.inputs.of) {
                for (int k = 0; k < position.inputs.count; ++k)
                    use(inputs[static_cast<std::size_t>(k)], user);
                ++user;
            }
    };
    std::array<std::uint32_t, kNetworkInputs + 1> ends{};
    eachUse([&](std::size_t input, std::uint16_t) { ++ends[input + 1]; });
    for (std::size_t input = 0; input < kNetworkInputs; ++input) ends[input + 1] += ends[input];
    found.begins = ends;
    found.users.resize(ends.back());
    std::uint16_t* users = found.users.data();
    eachUse([&](std::size_t input, std::uint16_t user) { users[ends[input]++] = user; });
}

std::span<const NetworkArithmetic> availableArithmetics() {
    static const std::vector<NetworkArithmetic> all = arithmeticsOfThisMachine();
    return all;
}

}  // namespace plyglass

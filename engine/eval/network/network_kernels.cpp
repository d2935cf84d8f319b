#include "engine/eval/network/network_kernels.h"

#include <vector>

#include "engine/base/instruction_sets.h"
#include "engine/eval/network/register_kernels.h"

namespace plyglass {

namespace {

std::vector<NetworkKernels> kernelsOfThisMachine() {
    std::vector<NetworkKernels> kernels;
#if defined(__wasm_simd128__)
    kernels.push_back(kWasmKernels);
#endif
#if defined(__x86_64__)
    const InstructionSets sets = instructionSets();
    if (sets.hasAvx512) kernels.push_back(kAvx512Kernels);
    if (sets.hasAvx2) kernels.push_back(kAvx2Kernels);
    if (sets.hasSse41) kernels.push_back(kSse41Kernels);
#endif
    kernels.push_back(kPlainKernels);
    return kernels;
}

}  // namespace

std::span<const NetworkKernels> availableKernels() {
    static const std::vector<NetworkKernels> kernels = kernelsOfThisMachine();
    return kernels;
}

}  // namespace plyglass

#include "engine/base/instruction_sets.h"

namespace plyglass {

InstructionSets instructionSets() {
    InstructionSets sets;
#if defined(__x86_64__)
    sets.hasSse41 = __builtin_cpu_supports("sse4.1");
    sets.hasAvx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    sets.hasAvx512 = sets.hasAvx2 && __builtin_cpu_supports("avx512f") &&
                     __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
                     __builtin_cpu_supports("avx512dq");
#endif
    return sets;
}

}  // namespace plyglass

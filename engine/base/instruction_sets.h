// The instruction sets that some code is compiled for more than once, and which of them this processor has.
#pragma once

// For the function that is compiled for the set.
#define PLYGLASS_TARGET_SSE41 __attribute__((target("sse4.1")))
#define PLYGLASS_TARGET_AVX2 __attribute__((target("avx2,fma")))
#define PLYGLASS_TARGET_AVX512 __attribute__((target("avx2,fma,avx512f,avx512bw,avx512vl,avx512dq")))

namespace plyglass {

struct InstructionSets {
    bool hasSse41 = false;
    bool hasAvx2 = false;    ///< and fused multiplying and adding
    bool hasAvx512 = false;  ///< the parts F, BW, VL and DQ, and AVX2
};

InstructionSets instructionSets();

}  // namespace plyglass

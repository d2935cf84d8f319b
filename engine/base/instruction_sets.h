// Instruction sets with specialized code, and which of them this processor supports.
#pragma once

// Attribute of functions compiled for the instruction set.
#define PLYGLASS_TARGET_AVX2 __attribute__((target("avx2,fma")))
#define PLYGLASS_TARGET_AVX512 __attribute__((target("avx2,fma,avx512f,avx512bw,avx512vl,avx512dq")))

namespace plyglass {

struct InstructionSets {
    bool hasSse41 = false;
    bool hasAvx2 = false;    ///< including FMA
    bool hasAvx512 = false;  ///< the parts F, BW, VL and DQ, and AVX2
};

InstructionSets instructionSets();

}  // namespace plyglass

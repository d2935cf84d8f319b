#include "engine/eval/network/network_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif
#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include <vector>

#include "engine/base/instruction_sets.h"

namespace plyglass {

namespace {

typedef std::int16_t PlainVector __attribute__((vector_size(16)));
typedef std::int32_t PlainSums __attribute__((vector_size(16)));

PlainSums multiplyAdd(PlainVector a, PlainVector b) {
    PlainSums sums;
    for (int k = 0; k < 4; ++k) sums[k] = a[2 * k] * b[2 * k] + a[2 * k + 1] * b[2 * k + 1];
    return sums;
}

/// Neurons divided by 4, rounded, clipped to 0 … 255.
PlainVector clipped(PlainVector neurons) {
    const PlainVector zero = {};
    const PlainVector one = zero + 1020;
    const PlainVector low = neurons > zero ? neurons : zero;
    return ((low < one ? low : one) + 2) >> 2;
}

#define KERNEL_SPACE everywhere
#define KERNEL_BYTES 16
#define KERNEL_TARGET
#define KERNEL_MULTIPLY_ADD(a, b) multiplyAdd(a, b)
#define KERNEL_CLIP(a, b) ((a) = clipped(a), (b) = clipped(b))
#include "engine/eval/network/network_kernels.inc"
#undef KERNEL_SPACE
#undef KERNEL_BYTES
#undef KERNEL_TARGET
#undef KERNEL_MULTIPLY_ADD
#undef KERNEL_CLIP

#if defined(__x86_64__)
// Rounded high-half multiplication by 2¹³ divides by 4 with rounding; packing two registers into bytes clips
// both, unpacking restores the order.
#define CLIP_WITH(prefix, Register, a, b)                                                          \
    do {                                                                                           \
        const Register zero = {};                                                                  \
        const Register quarter = prefix##_set1_epi16(1 << 13);                                     \
        const Register bytes = prefix##_packus_epi16(prefix##_mulhrs_epi16(Register(a), quarter),  \
                                                     prefix##_mulhrs_epi16(Register(b), quarter)); \
        (a) = SignedVector(prefix##_unpacklo_epi8(bytes, zero));                                   \
        (b) = SignedVector(prefix##_unpackhi_epi8(bytes, zero));                                   \
    } while (false)

#define KERNEL_SPACE sse41
#define KERNEL_BYTES 16
#define KERNEL_TARGET PLYGLASS_TARGET_SSE41
#define KERNEL_MULTIPLY_ADD(a, b) Sums(_mm_madd_epi16(__m128i(a), __m128i(b)))
#define KERNEL_CLIP(a, b) CLIP_WITH(_mm, __m128i, a, b)
#include "engine/eval/network/network_kernels.inc"
#undef KERNEL_SPACE
#undef KERNEL_BYTES
#undef KERNEL_TARGET
#undef KERNEL_MULTIPLY_ADD
#undef KERNEL_CLIP

#define KERNEL_SPACE avx2
#define KERNEL_BYTES 32
#define KERNEL_TARGET PLYGLASS_TARGET_AVX2
#define KERNEL_MULTIPLY_ADD(a, b) Sums(_mm256_madd_epi16(__m256i(a), __m256i(b)))
#define KERNEL_CLIP(a, b) CLIP_WITH(_mm256, __m256i, a, b)
#include "engine/eval/network/network_kernels.inc"
#undef KERNEL_SPACE
#undef KERNEL_BYTES
#undef KERNEL_TARGET
#undef KERNEL_MULTIPLY_ADD
#undef KERNEL_CLIP

#define KERNEL_SPACE avx512
#define KERNEL_BYTES 64
#define KERNEL_TARGET PLYGLASS_TARGET_AVX512
#define KERNEL_MULTIPLY_ADD(a, b) Sums(_mm512_madd_epi16(__m512i(a), __m512i(b)))
#define KERNEL_CLIP(a, b) CLIP_WITH(_mm512, __m512i, a, b)
#include "engine/eval/network/network_kernels.inc"
#undef KERNEL_SPACE
#undef KERNEL_BYTES
#undef KERNEL_TARGET
#undef KERNEL_MULTIPLY_ADD
#undef KERNEL_CLIP
#endif

#if defined(__wasm_simd128__)
// As above, with the WebAssembly names of the instructions.
#define CLIP_FOR_WASM(a, b)                                                                       \
    do {                                                                                          \
        const v128_t quarter = wasm_i16x8_const_splat(1 << 13);                                   \
        const v128_t bytes = wasm_u8x16_narrow_i16x8(wasm_i16x8_q15mulr_sat(v128_t(a), quarter),  \
                                                     wasm_i16x8_q15mulr_sat(v128_t(b), quarter)); \
        (a) = SignedVector(wasm_u16x8_extend_low_u8x16(bytes));                                   \
        (b) = SignedVector(wasm_u16x8_extend_high_u8x16(bytes));                                  \
    } while (false)

#define KERNEL_SPACE wasm
#define KERNEL_BYTES 16
#define KERNEL_TARGET
#define KERNEL_MULTIPLY_ADD(a, b) Sums(wasm_i32x4_dot_i16x8(v128_t(a), v128_t(b)))
#define KERNEL_CLIP(a, b) CLIP_FOR_WASM(a, b)
#include "engine/eval/network/network_kernels.inc"
#undef KERNEL_SPACE
#undef KERNEL_BYTES
#undef KERNEL_TARGET
#undef KERNEL_MULTIPLY_ADD
#undef KERNEL_CLIP
#endif

std::vector<NetworkKernels> kernelsOfThisMachine() {
    std::vector<NetworkKernels> kernels;
#if defined(__wasm_simd128__)
    kernels.push_back({"SIMD128", wasm::update, wasm::screluDot, wasm::updateScreluDot});
#endif
#if defined(__x86_64__)
    const InstructionSets sets = instructionSets();
    if (sets.hasAvx512)
        kernels.push_back({"AVX-512", avx512::update, avx512::screluDot, avx512::updateScreluDot});
    if (sets.hasAvx2) kernels.push_back({"AVX2", avx2::update, avx2::screluDot, avx2::updateScreluDot});
    if (sets.hasSse41) kernels.push_back({"SSE4.1", sse41::update, sse41::screluDot, sse41::updateScreluDot});
#endif
    kernels.push_back({"plain", everywhere::update, everywhere::screluDot, everywhere::updateScreluDot});
    return kernels;
}

}  // namespace

std::span<const NetworkKernels> availableKernels() {
    static const std::vector<NetworkKernels> kernels = kernelsOfThisMachine();
    return kernels;
}

}  // namespace plyglass

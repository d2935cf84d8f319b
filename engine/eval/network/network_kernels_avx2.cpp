#include <immintrin.h>

#include "engine/eval/network/register_kernels.h"

namespace plyglass {

namespace {

struct Avx2Registers {
    static constexpr int kBytes = 32;
    using Register = __m256i;

    static Register multiplyAdd(Register a, Register b) { return _mm256_madd_epi16(a, b); }
    /// Rounded high-half multiplication by 2¹³ divides by 4 with rounding; packing two registers into bytes
    /// clips both, unpacking restores the order.
    static void clip(Register& a, Register& b) {
        const Register zero = _mm256_setzero_si256();
        const Register quarter = _mm256_set1_epi16(1 << 13);
        const Register bytes =
            _mm256_packus_epi16(_mm256_mulhrs_epi16(a, quarter), _mm256_mulhrs_epi16(b, quarter));
        a = _mm256_unpacklo_epi8(bytes, zero);
        b = _mm256_unpackhi_epi8(bytes, zero);
    }
};

}  // namespace

const NetworkKernels kAvx2Kernels = RegisterKernels<Avx2Registers>::named("AVX2");

}  // namespace plyglass

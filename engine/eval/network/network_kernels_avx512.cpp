#include <immintrin.h>

#include "engine/eval/network/register_kernels.h"

namespace plyglass {

namespace {

struct Avx512Registers {
    static constexpr int kBytes = 64;
    using Register = __m512i;

    static Register multiplyAdd(Register a, Register b) { return _mm512_madd_epi16(a, b); }
    /// Rounded high-half multiplication by 2¹³ divides by 4 with rounding; packing two registers into bytes
    /// clips both, unpacking restores the order.
    static void clip(Register& a, Register& b) {
        const Register zero = _mm512_setzero_si512();
        const Register quarter = _mm512_set1_epi16(1 << 13);
        const Register bytes =
            _mm512_packus_epi16(_mm512_mulhrs_epi16(a, quarter), _mm512_mulhrs_epi16(b, quarter));
        a = _mm512_unpacklo_epi8(bytes, zero);
        b = _mm512_unpackhi_epi8(bytes, zero);
    }
};

}  // namespace

const NetworkKernels kAvx512Kernels = RegisterKernels<Avx512Registers>::named("AVX-512");

}  // namespace plyglass

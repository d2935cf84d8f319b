#include <immintrin.h>

#include "engine/eval/network/register_kernels.h"

namespace plyglass {

namespace {

struct Sse41Registers {
    static constexpr int kBytes = 16;
    using Register = __m128i;

    static Register multiplyAdd(Register a, Register b) { return _mm_madd_epi16(a, b); }
    /// Rounded high-half multiplication by 2¹³ divides by 4 with rounding; packing two registers into bytes
    /// clips both, unpacking restores the order.
    static void clip(Register& a, Register& b) {
        const Register zero = _mm_setzero_si128();
        const Register quarter = _mm_set1_epi16(1 << 13);
        const Register bytes = _mm_packus_epi16(_mm_mulhrs_epi16(a, quarter), _mm_mulhrs_epi16(b, quarter));
        a = _mm_unpacklo_epi8(bytes, zero);
        b = _mm_unpackhi_epi8(bytes, zero);
    }
};

}  // namespace

const NetworkKernels kSse41Kernels = RegisterKernels<Sse41Registers>::named("SSE4.1");

}  // namespace plyglass

#include "engine/eval/network/register_kernels.h"

namespace plyglass {

namespace {

/// Registers as the compiler can make them of what every processor has.
struct PlainRegisters {
    static constexpr int kBytes = 16;
    typedef std::int16_t Register __attribute__((vector_size(kBytes)));
    typedef std::int32_t Sums __attribute__((vector_size(kBytes)));

    static Sums multiplyAdd(Register a, Register b) {
        Sums sums;
        for (int k = 0; k < 4; ++k) sums[k] = a[2 * k] * b[2 * k] + a[2 * k + 1] * b[2 * k + 1];
        return sums;
    }
    static void clip(Register& a, Register& b) {
        a = clipped(a);
        b = clipped(b);
    }
    static Register clipped(Register neurons) {
        const Register zero = {};
        const Register one = zero + 1020;
        const Register low = neurons > zero ? neurons : zero;
        return ((low < one ? low : one) + 2) >> 2;
    }
};

}  // namespace

const NetworkKernels kPlainKernels = RegisterKernels<PlainRegisters>::named("plain");

}  // namespace plyglass

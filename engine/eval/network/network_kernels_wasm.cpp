#include <wasm_simd128.h>

#include "engine/eval/network/register_kernels.h"

namespace plyglass {

namespace {

struct WasmRegisters {
    static constexpr int kBytes = 16;
    using Register = v128_t;

    static Register multiplyAdd(Register a, Register b) { return wasm_i32x4_dot_i16x8(a, b); }
    /// Rounded high-half multiplication by 2¹³ divides by 4 with rounding; narrowing two registers into bytes
    /// clips both, extending restores the order.
    static void clip(Register& a, Register& b) {
        const Register quarter = wasm_i16x8_const_splat(1 << 13);
        const Register bytes =
            wasm_u8x16_narrow_i16x8(wasm_i16x8_q15mulr_sat(a, quarter), wasm_i16x8_q15mulr_sat(b, quarter));
        a = wasm_u16x8_extend_low_u8x16(bytes);
        b = wasm_u16x8_extend_high_u8x16(bytes);
    }
};

}  // namespace

const NetworkKernels kWasmKernels = RegisterKernels<WasmRegisters>::named("SIMD128");

}  // namespace plyglass

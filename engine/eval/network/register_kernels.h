// The kernels of the network, written once over the vector registers of an instruction set. Each set has a
// file of its own, compiled for it (CMakeLists.txt), with a description of its registers:
//     kBytes               size of a register
//     Register             its type, as the two functions take it
//     multiplyAdd(a, b)    sums the products of adjacent 16-bit elements
//     clip(a, b)           divides two registers of neurons by 4 with rounding and clips them to 0 … 255
// The description is local to its file, and so is all code made from it: a function that the linker shared
// with other files could hold instructions that an older processor lacks. For the same reason these files
// call no function of another header.
#pragma once

#include <cstdint>

#include "engine/eval/network/network_kernels.h"

namespace plyglass {

extern const NetworkKernels kPlainKernels;
extern const NetworkKernels kSse41Kernels;
extern const NetworkKernels kAvx2Kernels;
extern const NetworkKernels kAvx512Kernels;
extern const NetworkKernels kWasmKernels;

/// Vectors that fill a register of this many bytes.
template <int kBytes>
struct VectorTypes {
    /// Neurons; unsigned, so that overflow is defined.
    typedef std::uint16_t Vector __attribute__((vector_size(kBytes)));
    /// The signed version, and sums of products of adjacent elements.
    typedef std::int16_t SignedVector __attribute__((vector_size(kBytes)));
    typedef std::int32_t Sums __attribute__((vector_size(kBytes)));
    typedef std::uint64_t WideSums __attribute__((vector_size(kBytes)));
};

template <class Registers>
struct RegisterKernels {
    using Types = VectorTypes<Registers::kBytes>;
    using Vector = typename Types::Vector;
    using SignedVector = typename Types::SignedVector;
    using Sums = typename Types::Sums;
    using WideSums = typename Types::WideSums;
    using Register = typename Registers::Register;

    static constexpr int kLanes = Registers::kBytes / 2;
    /// Per register a sum takes 2·2 products from both perspectives, and 256 · 255² · 127 is below 2³¹.
    static constexpr int kExactRun = 64 * kLanes;

    static Vector load(const std::int16_t* from) {
        Vector vector;
        __builtin_memcpy(&vector, from, sizeof(vector));
        return vector;
    }
    static void store(std::int16_t* to, Vector vector) { __builtin_memcpy(to, &vector, sizeof(vector)); }

    /// Register-wise view of an accumulator updated by few rows, as by a move. Results are stored.
    template <int kAdded, int kRemoved>
    struct Changed {
        explicit Changed(const AccumulatorChange& change) : to(change.to), from(change.from) {
            // Copies let the compiler assume no aliasing with the neurons written.
            for (int row = 0; row < kAdded; ++row) added[row] = change.rows.added[row];
            for (int row = 0; row < kRemoved; ++row) removed[row] = change.rows.removed[row];
        }
        SignedVector at(int place) const {
            Vector sum = load(from + place);
            for (int row = 0; row < kAdded; ++row) sum += load(added[row] + place);
            for (int row = 0; row < kRemoved; ++row) sum -= load(removed[row] + place);
            store(to + place, sum);
            return SignedVector(sum);
        }
        std::int16_t* to;
        const std::int16_t* from;
        const std::int16_t* added[kAdded];
        const std::int16_t* removed[kRemoved];
    };

    /// The same for an accumulator that is up to date.
    struct Finished {
        SignedVector at(int place) const { return SignedVector(load(neurons + place)); }
        const std::int16_t* neurons;
    };

    static bool haveSizes(const RowChanges& rows, int added, int removed) {
        return rows.addedCount == added && rows.removedCount == removed;
    }

    template <int kAdded, int kRemoved>
    static void updateByFew(const AccumulatorChange& change, int hidden) {
        const Changed<kAdded, kRemoved> changed(change);
#pragma GCC unroll 2
        for (int at = 0; at < hidden; at += kLanes) (void)changed.at(at);
    }

    /// Many rows: keeps this many registers loaded while all rows pass.
    template <int kVectors>
    static void updateBlock(const AccumulatorChange& change, int at) {
        const RowChanges& rows = change.rows;
        Vector sum[kVectors];
        for (int i = 0; i < kVectors; ++i) sum[i] = load(change.from + at + i * kLanes);
        for (int row = 0; row < rows.addedCount; ++row)
            for (int i = 0; i < kVectors; ++i) sum[i] += load(rows.added[row] + at + i * kLanes);
        for (int row = 0; row < rows.removedCount; ++row)
            for (int i = 0; i < kVectors; ++i) sum[i] -= load(rows.removed[row] + at + i * kLanes);
        for (int i = 0; i < kVectors; ++i) store(change.to + at + i * kLanes, sum[i]);
    }

    static void update(const AccumulatorChange& change, int hidden) {
        if (haveSizes(change.rows, 1, 1)) return updateByFew<1, 1>(change, hidden);
        if (haveSizes(change.rows, 1, 2)) return updateByFew<1, 2>(change, hidden);
        if (haveSizes(change.rows, 2, 2)) return updateByFew<2, 2>(change, hidden);
        constexpr int kBlock = 4 * kLanes;
        int at = 0;
        for (; at + kBlock <= hidden; at += kBlock) updateBlock<4>(change, at);
        for (; at < hidden; at += kLanes) updateBlock<1>(change, at);
    }

    /// c²·w: sums the products of adjacent elements.
    static Sums squares(Register clipped, const std::int16_t* weights) {
        const SignedVector weighted = SignedVector(clipped) * SignedVector(load(weights));
        return Sums(Registers::multiplyAdd(Register(weighted), clipped));
    }

    /// Total of all sums: adds adjacent elements, offset by 2³¹ to keep them non-negative.
    static std::int64_t totalOf(Sums sums) {
        constexpr std::uint64_t kShift = std::uint64_t{1} << 31;
        const WideSums moved = WideSums(sums) ^ (kShift << 32 | kShift);
        const WideSums wide = (moved & 0xffffffff) + (moved >> 32);
        std::uint64_t total = 0;
        for (int k = 0; k < kLanes / 4; ++k) total += wide[k];
        return static_cast<std::int64_t>(total) - static_cast<std::int64_t>(kLanes / 2 * kShift);
    }

    /// Clips the neurons of both perspectives together, whether stored or just computed.
    template <class Neurons>
    static std::int64_t dotOf(const Neurons& own, const Neurons& other, const std::int16_t* weights,
                              int hidden) {
        std::int64_t total = 0;
        for (int begin = 0; begin < hidden; begin += kExactRun) {
            const int end = begin + kExactRun < hidden ? begin + kExactRun : hidden;
            Sums sums = {};
            for (int at = begin; at < end; at += kLanes) {
                Register first = Register(own.at(at));
                Register second = Register(other.at(at));
                Registers::clip(first, second);
                sums += squares(first, weights + at) + squares(second, weights + hidden + at);
            }
            total += totalOf(sums);
        }
        return total;
    }

    static std::int64_t screluDot(const std::int16_t* own, const std::int16_t* other,
                                  const std::int16_t* weights, int hidden) {
        return dotOf(Finished{own}, Finished{other}, weights, hidden);
    }

    template <int kAdded, int kRemoved>
    static std::int64_t dotByFew(const AccumulatorChange& own, const AccumulatorChange& other,
                                 const std::int16_t* weights, int hidden) {
        using Neurons = Changed<kAdded, kRemoved>;
        return dotOf(Neurons(own), Neurons(other), weights, hidden);
    }

    static std::int64_t updateScreluDot(const AccumulatorChange& own, const AccumulatorChange& other,
                                        const std::int16_t* weights, int hidden) {
        if (haveSizes(own.rows, 1, 1)) return dotByFew<1, 1>(own, other, weights, hidden);
        if (haveSizes(own.rows, 1, 2)) return dotByFew<1, 2>(own, other, weights, hidden);
        if (haveSizes(own.rows, 2, 2)) return dotByFew<2, 2>(own, other, weights, hidden);
        update(own, hidden);
        update(other, hidden);
        return screluDot(own.to, other.to, weights, hidden);
    }

    static constexpr NetworkKernels named(const char* name) {
        return {name, update, screluDot, updateScreluDot};
    }
};

}  // namespace plyglass

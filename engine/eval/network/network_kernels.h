// SIMD kernels of the network, one set per instruction set, chosen at program start. All give bit-identical
// results.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace plyglass {

/// Accumulators and weight rows have a multiple of this many neurons.
constexpr int kNeuronStep = 32;
constexpr int kMaxHidden = 1024;
/// Maximum number of rows added, and of rows removed, in one update.
constexpr int kMaxChangedRows = 32;

/// Rows to add to and remove from an accumulator; each has one weight per neuron.
struct RowChanges {
    const std::int16_t* added[kMaxChangedRows];
    const std::int16_t* removed[kMaxChangedRows];
    int addedCount = 0;
    int removedCount = 0;
};

/// `to` = `from` + added rows − removed rows, per neuron. `to` may equal `from`.
struct AccumulatorChange {
    std::int16_t* to;
    const std::int16_t* from;
    const RowChanges& rows;
};

struct NetworkKernels {
    const char* name;  ///< "AVX2"
    void (*update)(const AccumulatorChange& change, int hidden);
    /// SCReLU and the output's dot product: Σ c²·w over the neurons of both accumulators, where c is a neuron
    /// clipped to 0 … 1020, divided by 4 and rounded. `weights` has those of the first accumulator, then of
    /// the second. Exact for |w| ≤ 127.
    std::int64_t (*screluDot)(const std::int16_t* own, const std::int16_t* other, const std::int16_t* weights,
                              int hidden);
    /// Both in one pass: the changes, which must add and remove equally many rows, and the sum over the
    /// resulting accumulators.
    std::int64_t (*updateScreluDot)(const AccumulatorChange& own, const AccumulatorChange& other,
                                    const std::int16_t* weights, int hidden);
};

/// Kernels this machine supports, fastest first; the last one runs everywhere.
std::span<const NetworkKernels> availableKernels();
inline const NetworkKernels& bestKernels() { return availableKernels().front(); }

}  // namespace plyglass

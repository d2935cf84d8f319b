// The arithmetic of a network, once for each instruction set, chosen when the program starts. All of them
// give the same numbers to the bit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace plyglass {

/// Accumulators and rows of weights have a multiple of so many neurons.
constexpr int kNeuronStep = 32;
constexpr int kMaxHidden = 1024;
/// At most so many rows are added, and as many taken away, at once.
constexpr int kMaxChangedRows = 32;

/// Rows to be added to and taken from an accumulator; each has as many weights as the accumulator has
/// neurons.
struct RowChanges {
    const std::int16_t* added[kMaxChangedRows];
    const std::int16_t* removed[kMaxChangedRows];
    int addedCount = 0;
    int removedCount = 0;

    bool are(int toAdd, int toRemove) const { return addedCount == toAdd && removedCount == toRemove; }
};

/// `to` = `from` + added rows − removed rows, by neuron. `to` may be `from`.
struct AccumulatorChange {
    std::int16_t* to;
    const std::int16_t* from;
    const RowChanges& rows;
};

struct NetworkKernels {
    const char* name;  ///< "AVX2"
    void (*update)(const AccumulatorChange& change, int hidden);
    /// SCReLU and the output's dot product: Σ c²·w over the neurons of both accumulators, c being a neuron
    /// clipped to 0 … 1020 and a quarter of that, rounded; `weights` has those of the first, then those of
    /// the second. Exact for |w| ≤ 127.
    std::int64_t (*screluDot)(const std::int16_t* own, const std::int16_t* other, const std::int16_t* weights,
                              int hidden);
    /// Both in one go: the changes, which add and take away as many rows each, and the sum over what they
    /// have made.
    std::int64_t (*updateScreluDot)(const AccumulatorChange& own, const AccumulatorChange& other,
                                    const std::int16_t* weights, int hidden);
};

/// Those that this machine can run, the fastest first; the last one runs everywhere.
std::span<const NetworkKernels> availableKernels();
inline const NetworkKernels& bestKernels() { return availableKernels().front(); }

}  // namespace plyglass

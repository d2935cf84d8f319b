// Neural network evaluation (NNUE): 768 piece-square inputs, one hidden layer computed from both
// perspectives, one output. Each piece adds one row of weights to the hidden layer, so a move changes only
// two or three rows.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/base/aligned.h"
#include "engine/base/result.h"
#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"
#include "engine/eval/lineage.h"
#include "engine/eval/network/network_kernels.h"

namespace plyglass {

/// Inputs: (piece, square) from one perspective: own pieces first, ranks flipped for Black.
constexpr int kNetworkInputs = 2 * kPieceTypes * kSquares;
/// Quantization: a weight or value of 1 is stored as this integer. kQa scales feature weights, biases and
/// accumulators, kQaClipped the clipped neurons that SCReLU squares, kQb the output weights.
constexpr int kQa = 1020;
constexpr int kQaClipped = 255;
constexpr int kQb = 128;
/// Centipawns per unit of output. An output of 1 wins about 73 games of 100, so a pawn is worth about a
/// hundred. The margins of the search are fitted to this scale.
constexpr int kNetworkScaleCp = 280;
/// Weight limits: within them no accumulator overflows in any position.
constexpr int kMaxFeatureWeight = 970;
constexpr int kMaxNeuronBias = 1720;
constexpr int kMaxOutputWeight = 127;

struct NetworkShape {
    int hidden = 64;          ///< neurons per perspective; a multiple of kNeuronStep, at most kMaxHidden
    int buckets = 1;          ///< output buckets by piece count; 1 … kMaxBuckets
    bool isMirrored = false;  ///< horizontal mirroring: flips the files if the own king is on files e to h

    friend bool operator==(const NetworkShape&, const NetworkShape&) = default;
};
constexpr int kMaxBuckets = 8;

/// The shape if valid, otherwise the error.
Result<NetworkShape> checkedShape(NetworkShape shape);

/// Quantized weights.
struct NetworkWeights {
    AlignedVector<std::int16_t> features;  ///< kNetworkInputs rows of `hidden`
    AlignedVector<std::int16_t> biases;    ///< `hidden`
    AlignedVector<std::int16_t>
        outputs;  ///< per bucket: `hidden` weights for the side to move, then for the other side
    std::vector<std::int32_t> outputBiases;  ///< one per bucket, in units of 1/(255·128)

    friend bool operator==(const NetworkWeights&, const NetworkWeights&) = default;
};

/// Output bucket for a position with this many pieces, kings included.
constexpr int networkBucket(int pieces, int buckets) {
    constexpr int kMin = 2;
    constexpr int kMax = 32;
    return (pieces - kMin) * buckets / (kMax - kMin + 1);
}

/// Immutable once made.
struct Network {
    std::string name;
    Lineage lineage;
    NetworkShape shape;
    NetworkWeights weights;

    const std::int16_t* row(int input) const {
        return weights.features.data() + static_cast<std::ptrdiff_t>(input) * shape.hidden;
    }
    /// Whether files are flipped for the side with this king square.
    bool mirrorsFor(Square king) const { return shape.isMirrored && fileOf(king) >= 4; }
    int bucketOf(const Position& position) const {
        return networkBucket(count(position.occupied()), shape.buckets);
    }
    /// Output weights of a bucket, for the side to move, then the other side.
    const std::int16_t* outputs(int bucket) const {
        return weights.outputs.data() + static_cast<std::ptrdiff_t>(bucket) * 2 * shape.hidden;
    }
    /// Score from the sum of screluDot, in centipawns, within ±kMaxEvalCp.
    int score(std::int64_t sum, int bucket) const;
    /// Score from the accumulators of the side to move and the other side.
    int output(const std::int16_t* own, const std::int16_t* other, int bucket,
               const NetworkKernels& kernels) const {
        return score(kernels.screluDot(own, other, outputs(bucket), shape.hidden), bucket);
    }
    /// Evaluates from scratch, from the side to move's view, with only the pieces on the squares of `shown`.
    /// The output bucket is that of the whole position.
    int evaluate(const Position& position, Bitboard shown, const NetworkKernels& kernels) const;
    int evaluate(const Position& position) const {
        return evaluate(position, position.occupied(), bestKernels());
    }

    /// Whether shape and weights are equal; name and lineage may differ.
    bool judgesLike(const Network& other) const { return shape == other.shape && weights == other.weights; }

    friend bool operator==(const Network&, const Network&) = default;
};

/// Square transformation (by xor) for the perspective of `side`.
constexpr int networkTurn(Color side, bool isMirrored) {
    return (side == Black ? 56 : 0) ^ (isMirrored ? 7 : 0);
}
/// First of the 64 inputs of a piece, from the perspective of `side`.
constexpr int firstNetworkInput(Color side, Piece piece) {
    return ((colorOf(piece) != side) * kPieceTypes + typeOf(piece)) * kSquares;
}
/// Input index of a piece, from the perspective of `side`.
constexpr int networkInput(Color side, bool isMirrored, Piece piece, Square square) {
    return firstNetworkInput(side, piece) + (square ^ networkTurn(side, isMirrored));
}

/// Rows of the pieces on `shown` for one perspective.
RowChanges rowsOf(const Network& network, const Position& position, Color side, Bitboard shown);

/// The built-in network; created at the first call.
std::shared_ptr<const Network> defaultNetwork();

/// Small random weights, without any chess knowledge such as piece values.
Network randomNetwork(const NetworkShape& shape, std::uint64_t seed);

}  // namespace plyglass

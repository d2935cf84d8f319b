// A neural network that judges a position: 768 inputs, one hidden layer seen from both sides, one output.
// What a piece contributes to the hidden layer is a row of weights, so that a move changes two or three rows
// and no more.
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
#include "engine/eval/network/network_kernels.h"
#include "engine/eval/provenance.h"

namespace plyglass {

/// A piece of either colour on a square, as seen by one side: own pieces before the other's, and the board
/// turned so that one's own first rank is the first.
constexpr int kNetworkInputs = 2 * kPieceTypes * kSquares;
/// Quantization: a weight or value of 1 is stored as this integer. kQa scales feature weights, biases and
/// accumulators, kQaClipped the clipped neurons that SCReLU squares, kQb the output weights.
constexpr int kQa = 1020;
constexpr int kQaClipped = 255;
constexpr int kQb = 128;
/// An output of 1 stands for so many centipawns, which win some 73 games of 100: a pawn is then worth about a
/// hundred. The margins of the search are fitted to it.
constexpr int kNetworkScaleCp = 280;
/// Within these no accumulator can overflow, whatever stands on the board.
constexpr int kMaxFeatureWeight = 970;
constexpr int kMaxNeuronBias = 1720;
constexpr int kMaxOutputWeight = 127;

struct NetworkShape {
    int hidden = 64;          ///< neurons for each side; a multiple of kNeuronStep, at most kMaxHidden
    int buckets = 1;          ///< outputs, one of which is used, by the number of pieces; 1 … kMaxBuckets
    bool isMirrored = false;  ///< a side whose king stands on files e to h sees the board from right to left

    friend bool operator==(const NetworkShape&, const NetworkShape&) = default;
};
constexpr int kMaxBuckets = 8;

/// The shape, or what is wrong with it.
Result<NetworkShape> checkedShape(NetworkShape shape);

/// Quantized weights, ready to be used.
struct NetworkWeights {
    AlignedVector<std::int16_t> features;  ///< kNetworkInputs rows of `hidden`
    AlignedVector<std::int16_t> biases;    ///< `hidden`
    AlignedVector<std::int16_t>
        outputs;  ///< for each bucket: `hidden` for the side to move, then the other's
    std::vector<std::int32_t> outputBiases;  ///< one for each bucket, in units of 1/(255·128)

    friend bool operator==(const NetworkWeights&, const NetworkWeights&) = default;
};

/// The output that judges a position of so many pieces, kings included.
constexpr int networkBucket(int pieces, int buckets) {
    constexpr int kMin = 2;
    constexpr int kMax = 32;
    return (pieces - kMin) * buckets / (kMax - kMin + 1);
}

/// A network never changes once it is made.
struct Network {
    std::string name;
    Provenance provenance;
    NetworkShape shape;
    NetworkWeights weights;

    const std::int16_t* row(int input) const {
        return weights.features.data() + static_cast<std::ptrdiff_t>(input) * shape.hidden;
    }
    /// Whether `color`, whose king stands there, sees files the other way round.
    bool mirrorsFor(Square king) const { return shape.isMirrored && fileOf(king) >= 4; }
    int bucketOf(const Position& position) const {
        return networkBucket(count(position.occupied()), shape.buckets);
    }
    /// Weights of an output, for the side to move and the other.
    const std::int16_t* outputs(int bucket) const {
        return weights.outputs.data() + static_cast<std::ptrdiff_t>(bucket) * 2 * shape.hidden;
    }
    /// From the sum that screluDot gives; in centipawns, within ±kMaxEvalCp.
    int score(std::int64_t sum, int bucket) const;
    /// The same from the finished accumulators of the side to move and the other.
    int output(const std::int16_t* own, const std::int16_t* other, int bucket,
               const NetworkKernels& kernels) const {
        return score(kernels.screluDot(own, other, outputs(bucket), shape.hidden), bucket);
    }
    /// The position from scratch, from the side to move's point of view, as if only the pieces on the squares
    /// of `shown` stood there; the output is the one that the whole position has.
    int evaluate(const Position& position, Bitboard shown, const NetworkKernels& kernels) const;
    int evaluate(const Position& position) const {
        return evaluate(position, position.occupied(), bestKernels());
    }

    /// The same weights, by any name and of any provenance.
    bool judgesLike(const Network& other) const { return shape == other.shape && weights == other.weights; }

    friend bool operator==(const Network&, const Network&) = default;
};

/// What turns a square, by exclusive or, into the square that `side` sees.
constexpr int networkTurn(Color side, bool isMirrored) {
    return (side == Black ? 56 : 0) ^ (isMirrored ? 7 : 0);
}
/// The first of the 64 inputs that a piece can be, seen by `side`.
constexpr int firstNetworkInput(Color side, Piece piece) {
    return ((colorOf(piece) != side) * kPieceTypes + typeOf(piece)) * kSquares;
}
/// The input that a piece is, seen by `side`.
constexpr int networkInput(Color side, bool isMirrored, Piece piece, Square square) {
    return firstNetworkInput(side, piece) + (square ^ networkTurn(side, isMirrored));
}

/// One side's rows of the pieces on `shown`.
RowChanges rowsOf(const Network& network, const Position& position, Color side, Bitboard shown);

/// The built-in one; made at the first call.
std::shared_ptr<const Network> defaultNetwork();

/// Small random weights: it knows nothing, and no value of any piece enters.
Network randomNetwork(const NetworkShape& shape, std::uint64_t seed);

}  // namespace plyglass

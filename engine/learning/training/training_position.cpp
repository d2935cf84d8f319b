#include "engine/learning/training/training_position.h"

namespace plyglass {

namespace {

/// First input of each piece, for the perspective of the side to move, which is packed as White.
constexpr auto kFirstInputs = [] {
    std::array<std::uint16_t, 16> inputs{};
    for (const Color color : {White, Black})
        for (int type = 0; type < kPieceTypes; ++type) {
            const Piece piece = makePiece(color, static_cast<PieceType>(type));
            inputs[piece] = static_cast<std::uint16_t>(firstNetworkInput(White, piece));
        }
    return inputs;
}();

/// Flips the ranks.
Bitboard turned(Bitboard set) { return __builtin_bswap64(set); }

}  // namespace

TrainingPosition packed(const Position& position, double target) {
    const Color us = position.sideToMove();
    const int turn = us == White ? 0 : 56;
    TrainingPosition result;
    result.occupied = us == White ? position.occupied() : turned(position.occupied());
    for (Bitboard rest = result.occupied; rest != 0; ++result.count) {
        const Piece piece = position.pieceAt(static_cast<Square>(popLowest(rest) ^ turn));
        const int nibble = typeOf(piece) + (colorOf(piece) == us ? 0 : 8);
        result.pieces[static_cast<std::size_t>(result.count / 2)] |=
            static_cast<std::uint8_t>(nibble << (result.count % 2 * 4));
    }
    result.target = static_cast<float>(target);
    return result;
}

ActiveInputs activeInputs(const TrainingPosition& position, bool isMirrored) {
    ActiveInputs inputs;
    inputs.count = 0;
    std::array<int, kColors> kings{};
    for (Bitboard rest = position.occupied; rest != 0; ++inputs.count) {
        const auto at = static_cast<std::size_t>(inputs.count);
        const auto piece = static_cast<Piece>(position.pieces[at / 2] >> (at % 2 * 4) & 15);
        const int square = popLowest(rest);
        inputs.of[White][at] = static_cast<std::uint16_t>(kFirstInputs[piece] + square);
        inputs.of[Black][at] = static_cast<std::uint16_t>(kFirstInputs[piece ^ 8] + (square ^ 56));
        if (isMirrored && typeOf(piece) == King) kings[colorOf(piece)] = square;
    }
    if (!isMirrored) return inputs;
    for (const Color side : {White, Black})
        if (fileOf(static_cast<Square>(kings[side])) >= 4)
            for (int at = 0; at < inputs.count; ++at) inputs.of[side][static_cast<std::size_t>(at)] ^= 7;
    return inputs;
}

int bucketOf(const TrainingPosition& position, int buckets) { return networkBucket(position.count, buckets); }

int outputOf(const Network& network, const TrainingPosition& position) {
    const ActiveInputs inputs = activeInputs(position, network.shape.isMirrored);
    alignas(64) std::array<std::array<std::int16_t, kMaxHidden>, 2> accumulators;
    for (std::size_t side = 0; side < 2; ++side) {
        RowChanges rows;
        for (; rows.addedCount < inputs.count; ++rows.addedCount)
            rows.added[rows.addedCount] =
                network.row(inputs.of[side][static_cast<std::size_t>(rows.addedCount)]);
        bestKernels().update({accumulators[side].data(), network.weights.biases.data(), rows},
                             network.shape.hidden);
    }
    return network.output(accumulators[0].data(), accumulators[1].data(),
                          bucketOf(position, network.shape.buckets), bestKernels());
}

}  // namespace plyglass

#include "engine/learning/training_position.h"

#include <algorithm>

namespace plyglass {

TrainingPosition packed(const Position& position, int scoreCp, int halfPoints) {
    const Color us = position.sideToMove();
    const int turn = us == White ? 0 : 56;
    TrainingPosition result;
    for (int square = 0; square < kSquares; ++square) {
        const Piece piece = position.pieceAt(static_cast<Square>(square ^ turn));
        if (piece == NoPiece) continue;
        const int nibble = typeOf(piece) + (colorOf(piece) == us ? 0 : 8);
        result.occupied |= Bitboard{1} << square;
        result.pieces[result.count / 2] |= static_cast<std::uint8_t>(nibble << (result.count % 2 * 4));
        ++result.count;
    }
    constexpr int kMostCp = 32000;
    result.scoreCp = static_cast<std::int16_t>(std::clamp(scoreCp, -kMostCp, kMostCp));
    result.halfPoints = static_cast<std::uint8_t>(halfPoints);
    return result;
}

ActiveInputs activeInputs(const TrainingPosition& position, bool isMirrored) {
    std::array<Piece, 32> pieces;
    std::array<Square, 32> squares;
    std::array<Square, kColors> kings{};
    int count = 0;
    for (Bitboard rest = position.occupied; rest != 0; ++count) {
        const int nibble = position.pieces[static_cast<std::size_t>(count / 2)] >> (count % 2 * 4) & 15;
        pieces[static_cast<std::size_t>(count)] = static_cast<Piece>(nibble);
        squares[static_cast<std::size_t>(count)] = popLowest(rest);
        if (typeOf(static_cast<Piece>(nibble)) == King)
            kings[nibble >> 3] = squares[static_cast<std::size_t>(count)];
    }
    ActiveInputs inputs;
    inputs.count = count;
    for (const Color side : {White, Black}) {
        const bool mirrors = isMirrored && fileOf(kings[side]) >= 4;
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
            inputs.of[side][i] =
                static_cast<std::uint16_t>(networkInput(side, mirrors, pieces[i], squares[i]));
    }
    return inputs;
}

int bucketOf(const TrainingPosition& position, int buckets) { return networkBucket(position.count, buckets); }

int outputOf(const Network& network, const TrainingPosition& position) {
    const ActiveInputs inputs = activeInputs(position, network.shape.isMirrored);
    alignas(64) std::array<std::array<std::int16_t, kMostHidden>, 2> accumulators;
    for (std::size_t side = 0; side < 2; ++side) {
        RowChanges rows;
        for (; rows.addedCount < inputs.count; ++rows.addedCount)
            rows.added[rows.addedCount] =
                network.row(inputs.of[side][static_cast<std::size_t>(rows.addedCount)]);
        bestKernels().update(accumulators[side].data(), network.weights.biases.data(), rows,
                             network.shape.hidden);
    }
    return network.output(accumulators[0].data(), accumulators[1].data(),
                          bucketOf(position, network.shape.buckets), bestKernels());
}

}  // namespace plyglass

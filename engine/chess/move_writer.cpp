// Tables of move bundles, computed at compile time.
#include "engine/chess/move_writer.h"

namespace plyglass {

namespace {

constexpr std::array<int, 8> kKnightOffsets{-17, -15, -10, -6, 6, 10, 15, 17};
constexpr std::array<int, 8> kKingOffsets{-9, -8, -7, -1, 1, 7, 8, 9};

constexpr std::uint16_t stepBits(int step) { return static_cast<std::uint16_t>(step * 64); }

/// Fills the bundles of a leaper with these steps in squares, in ascending order.
template <int Reach, Bitboard Gather>
constexpr void fillLeaper(LeaperBundles<Reach, Gather>& bundles, const std::array<int, 8>& steps) {
    for (unsigned set = 0; set < 256; ++set) {
        Bitboard turned = 0;
        MoveBundle bundle;
        int size = 0;
        for (int i = 0; i < 8; ++i) {
            if (!(set >> i & 1)) continue;
            turned |= 1ull << (steps[i] + Reach);
            bundle.bits[size++] = stepBits(steps[i]);
        }
        bundles.byTargets[bundles.indexOf(turned)] = bundle;
    }
}

struct RayStep {
    int file;
    int rank;
};
constexpr std::array<RayStep, kDirections> kRaySteps{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

constexpr Bitboard rayFrom(Square square, RayStep step) {
    Bitboard ray = 0;
    int file = fileOf(square) + step.file;
    int rank = rankOf(square) + step.rank;
    for (; isOnBoard(file, rank); file += step.file, rank += step.rank) ray |= bitOf(makeSquare(file, rank));
    return ray;
}

constexpr BundleTables makeBundles() {
    BundleTables tables;
    fillLeaper(tables.knight, kKnightOffsets);
    fillLeaper(tables.king, kKingOffsets);
    for (int direction = 0; direction < kDirections; ++direction) {
        const RayStep step = kRaySteps[direction];
        for (int i = 0; i < 8; ++i)
            tables.ray[direction].bits[i] = stepBits((i + 1) * (step.rank * 8 + step.file));
        for (int square = 0; square < kSquares; ++square)
            tables.rays[square].byDirection[direction] = rayFrom(static_cast<Square>(square), step);
    }
    for (unsigned files = 0; files < 256; ++files) {
        int size = 0;
        for (int file = 0; file < 8; ++file)
            if (files >> file & 1)
                tables.pawnsByFiles[files].bits[size++] = static_cast<std::uint16_t>(file + file * 64);
    }
    return tables;
}

}  // namespace

constinit const BundleTables kBundles = makeBundles();

}  // namespace plyglass

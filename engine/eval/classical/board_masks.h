// Precomputed bitboards of the classical evaluation, made at compile time.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chess/bitboard.h"

namespace plyglass {

struct BoardMasks {
    std::array<Bitboard, 8> adjacentFiles{};
    /// By colour: the squares in front of a pawn, on its file, and on its own and the adjacent files.
    std::array<std::array<Bitboard, kSquares>, kColors> ahead{};
    std::array<std::array<Bitboard, kSquares>, kColors> frontSpan{};
    /// King moves between two squares (Chebyshev distance).
    std::array<std::array<std::uint8_t, kSquares>, kSquares> distance{};
};

constexpr BoardMasks makeBoardMasks() {
    BoardMasks masks;
    for (int file = 0; file < 8; ++file)
        masks.adjacentFiles[file] = (file > 0 ? fileBits(file - 1) : 0) | (file < 7 ? fileBits(file + 1) : 0);
    for (int square = 0; square < kSquares; ++square) {
        const int file = square % 8;
        for (int rank = 0; rank < 8; ++rank) {
            if (rank == square / 8) continue;
            const int color = rank > square / 8 ? White : Black;
            masks.ahead[color][square] |= rankBits(rank) & fileBits(file);
            masks.frontSpan[color][square] |= rankBits(rank) & (fileBits(file) | masks.adjacentFiles[file]);
        }
        for (int other = 0; other < kSquares; ++other) {
            const int files = file > other % 8 ? file - other % 8 : other % 8 - file;
            const int ranks = square / 8 > other / 8 ? square / 8 - other / 8 : other / 8 - square / 8;
            masks.distance[square][other] = static_cast<std::uint8_t>(files > ranks ? files : ranks);
        }
    }
    return masks;
}

inline constexpr BoardMasks kMasks = makeBoardMasks();

constexpr int kingDistance(Square a, Square b) { return kMasks.distance[a][b]; }

/// Shifted one rank forward from the view of `color`; squares leaving the board are dropped.
template <Color Us>
constexpr Bitboard forward(Bitboard set) {
    return Us == White ? set << 8 : set >> 8;
}

/// Squares attacked by pawns of `color`, and those attacked by two pawns.
template <Color Us>
constexpr Bitboard allPawnAttacks(Bitboard pawns) {
    return forward<Us>((pawns & ~kFileA) >> 1 | (pawns & ~kFileH) << 1);
}
template <Color Us>
constexpr Bitboard doublePawnAttacks(Bitboard pawns) {
    return forward<Us>((pawns & ~kFileA) >> 1 & (pawns & ~kFileH) << 1);
}

}  // namespace plyglass

// Bitboards: sets of squares in 64 bits; bit n is square n (a1 = 0).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/chess/types.h"

namespace plyglass {

using Bitboard = std::uint64_t;

constexpr Bitboard kFileA = 0x0101010101010101ull;
constexpr Bitboard kFileH = kFileA << 7;
constexpr Bitboard kRank1 = 0xFFull;
constexpr Bitboard kDarkSquares = 0xAA55AA55AA55AA55ull;

constexpr Bitboard bitOf(Square square) { return 1ull << square; }
constexpr Bitboard fileBits(int file) { return kFileA << file; }
constexpr Bitboard rankBits(int rank) { return kRank1 << (8 * rank); }
constexpr bool contains(Bitboard set, Square square) { return (set >> square) & 1; }
constexpr int count(Bitboard set) { return std::popcount(set); }
constexpr bool moreThanOne(Bitboard set) { return (set & (set - 1)) != 0; }
/// Lowest square of a non-empty set.
constexpr Square lowest(Bitboard set) { return static_cast<Square>(std::countr_zero(set)); }
/// Removes and returns the lowest square of a non-empty set.
constexpr Square popLowest(Bitboard& set) {
    const Square square = lowest(set);
    set &= set - 1;
    return square;
}

/// Shifts a set by a number of squares, upwards if positive. Files wrap: mask the edge first.
template <int Step>
constexpr Bitboard shift(Bitboard set) {
    if constexpr (Step > 0) {
        return set << Step;
    } else {
        return set >> -Step;
    }
}

struct LineTables {
    std::array<std::array<Bitboard, kSquares>, kSquares> between{};
    std::array<std::array<Bitboard, kSquares>, kSquares> through{};
};
extern const LineTables kLines;

/// Squares strictly between two squares on one line; empty if they share none.
inline Bitboard between(Square a, Square b) { return kLines.between[a][b]; }
/// The whole rank, file or diagonal through two squares; empty if they share none.
inline Bitboard lineThrough(Square a, Square b) { return kLines.through[a][b]; }

}  // namespace plyglass

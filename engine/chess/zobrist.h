// Zobrist numbers, from a fixed seed.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chess/types.h"

namespace plyglass {

struct ZobristKeys {
    std::array<std::array<std::uint64_t, kSquares>, 16> piece{};  ///< zero for NoPiece
    std::array<std::uint64_t, 16> castling{};                     ///< by set of rights
    std::array<std::uint64_t, 8> enPassantFile{};
    std::uint64_t blackToMove = 0;
};

extern const ZobristKeys kZobrist;

}  // namespace plyglass

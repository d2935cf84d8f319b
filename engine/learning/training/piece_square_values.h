// Piece values and piece-square values of a network as a black box: the change of its evaluation when a piece
// is placed on a square.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/eval/network/network.h"

namespace plyglass {

/// For White, by piece type and square.
struct PieceSquareValues {
    /// Mean change of White's score by an additional piece, over all squares, in centipawns; 0 for the king,
    /// which is moved instead.
    std::array<double, kPieceTypes> meanCp{};
    /// Difference of a square from that mean.
    std::array<std::array<double, kSquares>, kPieceTypes> cp{};
    /// Squares with a value; pawns are never on the first or last rank.
    std::array<Bitboard, kPieceTypes> known{};
};

/// Averages over the positions: an additional white piece is placed on every empty square, and the king is
/// moved there, unless next to the other king.
PieceSquareValues pieceSquareValues(const Network& network, std::span<const Position> positions);

/// Positions from stored games, evenly spread and not decided; at most `most`. Damaged files are skipped.
std::vector<Position> positionsOfGames(const std::vector<std::string>& files, int most);
/// Positions after random moves.
std::vector<Position> randomPositions(int count, std::uint64_t seed);

}  // namespace plyglass

// Piece values and piece-square values of a network, seen from outside: how its evaluation changes when a
// piece is put onto each square.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/eval/network/network.h"

namespace plyglass {

/// For White; by piece type, then by square.
struct PieceSquareValues {
    /// What a further piece adds to White's score on average, over all squares, in centipawns. Of the king,
    /// which is moved and not added: 0.
    std::array<double, kPieceTypes> meanCp{};
    /// How much more than that it adds on this square.
    std::array<std::array<double, kSquares>, kPieceTypes> cp{};
    /// Squares of which something can be told: no pawn stands on the first or last rank.
    std::array<Bitboard, kPieceTypes> known{};
};

/// Averages over the positions: in each of them a further white piece is put onto every empty square in turn,
/// and the king is moved there, unless it would stand beside the other king.
PieceSquareValues pieceSquareValues(const Network& network, std::span<const Position> positions);

/// Positions out of stored games, spread over them all, none of them decided; at most so many. Damaged files
/// are left out.
std::vector<Position> positionsOfGames(const std::vector<std::string>& files, int most);
/// Positions after some random moves.
std::vector<Position> randomPositions(int count, std::uint64_t seed);

}  // namespace plyglass

// Which squares a piece attacks. Leapers from tables, sliders by magic multiplication: the pieces that can
// block a slider, times a magic number, give the index of its attacks in a table.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chess/bitboard.h"

namespace plyglass {

struct LeaperTables {
    std::array<std::array<Bitboard, kSquares>, kColors> pawn{};
    std::array<Bitboard, kSquares> knight{};
    std::array<Bitboard, kSquares> king{};
    std::array<Bitboard, kSquares> diagonals{};
    std::array<Bitboard, kSquares> straights{};
};
extern const LeaperTables kLeapers;

/// Attacks of one slider on one square, by the pieces that stand in its way.
struct Magic {
    Bitboard mask;    ///< squares whose occupation matters: its lines without their last squares
    Bitboard factor;  ///< found by trying sparse random numbers until no two different attacks share an index
    const Bitboard* attacks;
    unsigned shift;

    Bitboard operator()(Bitboard occupied) const { return attacks[(occupied & mask) * factor >> shift]; }
};

struct SliderTables {
    std::array<Magic, kSquares> bishop;
    std::array<Magic, kSquares> rook;
    std::array<Bitboard, 5248 + 102400>
        attacks;  ///< 2^(squares of the mask), summed over the board for each slider

    SliderTables();
    SliderTables(const SliderTables&) = delete;
};
extern const SliderTables kSliders;

inline Bitboard pawnAttacks(Color color, Square square) { return kLeapers.pawn[color][square]; }
inline Bitboard knightAttacks(Square square) { return kLeapers.knight[square]; }
inline Bitboard kingAttacks(Square square) { return kLeapers.king[square]; }
/// Sliders stop at the first piece of `occupied`, whose square they attack.
inline Bitboard bishopAttacks(Square square, Bitboard occupied) { return kSliders.bishop[square](occupied); }
inline Bitboard rookAttacks(Square square, Bitboard occupied) { return kSliders.rook[square](occupied); }
inline Bitboard queenAttacks(Square square, Bitboard occupied) {
    return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
}
/// Of any piece but a pawn.
Bitboard attacks(PieceType type, Square square, Bitboard occupied);

}  // namespace plyglass

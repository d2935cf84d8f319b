// Which squares a piece attacks. Leapers from tables, sliders by magic multiplication: the pieces that can
// block a slider, times a magic number, give the index of its attacks in a table.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chess/bitboard.h"

namespace plyglass {

/// What does not depend on the other pieces.
struct FixedAttacks {
    std::array<std::array<Bitboard, kSquares>, kColors> pawn{};
    std::array<Bitboard, kSquares> knight{};
    std::array<Bitboard, kSquares> king{};
    std::array<Bitboard, kSquares> diagonals{};    ///< of a bishop on an empty board
    std::array<Bitboard, kSquares> orthogonals{};  ///< of a rook on an empty board
};
extern const FixedAttacks kFixedAttacks;

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

inline Bitboard pawnAttacks(Color color, Square square) { return kFixedAttacks.pawn[color][square]; }
inline Bitboard knightAttacks(Square square) { return kFixedAttacks.knight[square]; }
inline Bitboard kingAttacks(Square square) { return kFixedAttacks.king[square]; }
/// The squares on the same diagonals, and on the same rank and file.
inline Bitboard diagonalsFrom(Square square) { return kFixedAttacks.diagonals[square]; }
inline Bitboard orthogonalsFrom(Square square) { return kFixedAttacks.orthogonals[square]; }
/// Sliders stop at the first piece of `occupied`, whose square they attack.
inline Bitboard bishopAttacks(Square square, Bitboard occupied) { return kSliders.bishop[square](occupied); }
inline Bitboard rookAttacks(Square square, Bitboard occupied) { return kSliders.rook[square](occupied); }
inline Bitboard queenAttacks(Square square, Bitboard occupied) {
    return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
}
/// Of any piece but a pawn.
Bitboard attacks(PieceType type, Square square, Bitboard occupied);

}  // namespace plyglass

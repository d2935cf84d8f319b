// Attack tables: leapers by lookup, sliders by magic bitboards (the relevant blockers times a magic number
// give the index of the attacks).
#pragma once

#include <array>
#include <cstdint>

#include "engine/chess/bitboard.h"

namespace plyglass {

/// Attacks that do not depend on occupancy.
struct FixedAttacks {
    std::array<std::array<Bitboard, kSquares>, kColors> pawn{};
    std::array<Bitboard, kSquares> knight{};
    std::array<Bitboard, kSquares> king{};
    std::array<Bitboard, kSquares> diagonals{};    ///< of a bishop on an empty board
    std::array<Bitboard, kSquares> orthogonals{};  ///< of a rook on an empty board
};
extern const FixedAttacks kFixedAttacks;

/// Magic bitboard of one slider on one square.
struct Magic {
    Bitboard mask;    ///< relevant occupancy: its lines without their edge squares
    Bitboard factor;  ///< magic number, found by trying sparse random numbers
    const Bitboard* attacks;
    unsigned shift;

    Bitboard operator()(Bitboard occupied) const { return attacks[(occupied & mask) * factor >> shift]; }
};

struct SliderTables {
    std::array<Magic, kSquares> bishop;
    std::array<Magic, kSquares> rook;
    std::array<Bitboard, 5248 + 102400> attacks;  ///< 2^(bits of the mask) entries per slider and square

    SliderTables();
    SliderTables(const SliderTables&) = delete;
};
extern const SliderTables kSliders;

inline Bitboard pawnAttacks(Color color, Square square) { return kFixedAttacks.pawn[color][square]; }
inline Bitboard knightAttacks(Square square) { return kFixedAttacks.knight[square]; }
inline Bitboard kingAttacks(Square square) { return kFixedAttacks.king[square]; }
/// Squares on the same diagonals, and on the same rank and file.
inline Bitboard diagonalsFrom(Square square) { return kFixedAttacks.diagonals[square]; }
inline Bitboard orthogonalsFrom(Square square) { return kFixedAttacks.orthogonals[square]; }
/// Slider attacks, up to and including the first piece of `occupied` in each direction.
inline Bitboard bishopAttacks(Square square, Bitboard occupied) { return kSliders.bishop[square](occupied); }
inline Bitboard rookAttacks(Square square, Bitboard occupied) { return kSliders.rook[square](occupied); }
inline Bitboard queenAttacks(Square square, Bitboard occupied) {
    return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
}
/// Attacks of any piece type but the pawn.
Bitboard attacks(PieceType type, Square square, Bitboard occupied);

}  // namespace plyglass

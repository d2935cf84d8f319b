#include "engine/knowledge/polyglot_key.h"

#include "engine/chess/bitboard.h"

namespace plyglass {

namespace {

constexpr std::size_t kCastling = 768;
constexpr std::size_t kEnPassant = 772;
constexpr std::size_t kWhiteToMove = 780;

/// Piece numbering: black pawn, white pawn, black knight, …, white king.
std::size_t kindOf(Piece piece) {
    return 2 * static_cast<std::size_t>(typeOf(piece)) + (colorOf(piece) == White ? 1 : 0);
}

}  // namespace

std::uint64_t polyglotKey(const Position& position) {
    std::uint64_t key = 0;
    for (Bitboard rest = position.occupied(); rest != 0;) {
        const Square square = popLowest(rest);
        key ^= kPolyglotRandom[64 * kindOf(position.pieceAt(square)) + square];
    }
    std::size_t right = kCastling;
    for (const Color color : {White, Black})
        for (const CastlingSide side : {KingSide, QueenSide}) {
            if (position.canCastle(color, side)) key ^= kPolyglotRandom[right];
            ++right;
        }
    if (position.enPassant() != NoSquare) key ^= kPolyglotRandom[kEnPassant + fileOf(position.enPassant())];
    if (position.sideToMove() == White) key ^= kPolyglotRandom[kWhiteToMove];
    return key;
}

}  // namespace plyglass

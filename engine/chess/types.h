// Basic chess types: colours, piece types, pieces, squares, castling rights.
#pragma once

#include <cstdint>
#include <string>

namespace plyglass {

enum Color : std::uint8_t { White, Black };
constexpr int kColors = 2;
constexpr Color operator~(Color color) { return static_cast<Color>(color ^ 1); }

enum PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King, NoPieceType };
constexpr int kPieceTypes = 6;

// clang-format off
/// A piece with its colour. The value is colour * 8 + type, so both are one instruction away.
enum Piece : std::uint8_t {
    WhitePawn, WhiteKnight, WhiteBishop, WhiteRook, WhiteQueen, WhiteKing,
    BlackPawn = 8, BlackKnight, BlackBishop, BlackRook, BlackQueen, BlackKing,
    NoPiece = 14,
};
// clang-format on
constexpr Piece makePiece(Color color, PieceType type) { return static_cast<Piece>(color << 3 | type); }
constexpr Color colorOf(Piece piece) { return static_cast<Color>(piece >> 3); }
constexpr PieceType typeOf(Piece piece) { return static_cast<PieceType>(piece & 7); }

// clang-format off
/// a1 = 0, b1 = 1, … h8 = 63.
enum Square : std::uint8_t {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
    NoSquare,
};
// clang-format on
constexpr int kSquares = 64;
/// `file` and `rank` count from 0 (file a, rank 1).
constexpr Square makeSquare(int file, int rank) { return static_cast<Square>(rank * 8 + file); }
constexpr int fileOf(Square square) { return square & 7; }
constexpr int rankOf(Square square) { return square >> 3; }
constexpr bool isOnBoard(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }
/// Rank from the view of `color`: 0 is its own back rank.
constexpr int relativeRank(Color color, Square square) { return rankOf(square) ^ (color * 7); }
/// "e4"; `square` must be on the board.
std::string squareName(Square square);

enum CastlingSide : std::uint8_t { KingSide, QueenSide };

/// Four rights, one bit each: 1 << (colour * 2 + side).
using CastlingRights = std::uint8_t;
constexpr CastlingRights castlingRight(Color color, CastlingSide side) {
    return static_cast<CastlingRights>(1u << (color * 2 + side));
}

/// Target squares of king and rook in castling, wherever they start.
constexpr Square castlingKingTarget(Color color, CastlingSide side) {
    return makeSquare(side == KingSide ? 6 : 2, color * 7);
}
constexpr Square castlingRookTarget(Color color, CastlingSide side) {
    return makeSquare(side == KingSide ? 5 : 3, color * 7);
}

}  // namespace plyglass

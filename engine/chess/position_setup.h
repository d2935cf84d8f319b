// A position being set up, legal or not: possible rights, FEN, and why it cannot be played.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/fen_fields.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Initially an empty board.
struct PositionSetup {
    PieceArray board;
    Color sideToMove = White;
    /// Castling rook of each right, by color * 2 + side; NoSquare: no right. A right that king and rook do
    /// not allow is kept without effect until their placement allows it.
    std::array<Square, 4> castlingRook{NoSquare, NoSquare, NoSquare, NoSquare};
    /// The same for en passant: no effect unless in `enPassantSquares`.
    Square enPassant = NoSquare;
    int halfmoveClock = 0;   ///< 0 … kMaxHalfmoveClock
    int fullmoveNumber = 1;  ///< 1 … kMaxFullmoveNumber
    /// Allows castling from non-standard squares.
    bool chess960 = false;

    PositionSetup() { board.fill(NoPiece); }
    explicit PositionSetup(const Position& position);

    Square& rookOf(Color color, CastlingSide side) { return castlingRook[color * 2 + side]; }
    Square rookOf(Color color, CastlingSide side) const { return castlingRook[color * 2 + side]; }
    friend bool operator==(const PositionSetup&, const PositionSetup&) = default;
};

/// The rook for castling to a side: the outermost; in standard chess only in the corner, with the king on its
/// initial square. NoSquare if king and rook are not placed for castling.
Square castlingRookFor(const PositionSetup& setup, Color color, CastlingSide side);
/// Whether the right is set and king and rook allow it.
bool canCastle(const PositionSetup& setup, Color color, CastlingSide side);
/// Whether a pawn may have just made a double push over the square.
bool canBePassed(const PositionSetup& setup, Square square);
/// Possible en passant squares of the side to move, from file a to h.
std::vector<Square> enPassantSquares(const PositionSetup& setup);
/// The same position with colours swapped: pieces, ranks, rights and side to move.
PositionSetup withColorsSwapped(const PositionSetup& setup);

/// As Position's, also for illegal positions.
std::string toFen(const PositionSetup& setup);

/// An error of a position, and the number of its FEN field, 1 … 6.
struct SetupDefect {
    int field = 1;
    Error error;
};
/// The position, if legal. Drops castling rights that `canCastle` denies, and an en passant square without
/// effect.
tl::expected<Position, SetupDefect> buildPosition(const PositionSetup& setup);
/// As `buildPosition`, with the error as one sentence.
Result<Position> checkSetup(const PositionSetup& setup);
/// Why a legal position cannot be played on: mate, stalemate, dead position, seventy-five-move rule.
std::optional<Error> whyOver(const Position& position);

}  // namespace plyglass

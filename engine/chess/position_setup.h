// A position that is being set up: any pieces anywhere, legal or not. What is possible in it, what it is as
// FEN, and why it cannot be played.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/fen_fields.h"
#include "engine/chess/position.h"

namespace plyglass {

/// At first an empty board.
struct PositionSetup {
    PieceArray board;
    Color sideToMove = White;
    /// The rook of each right, by color * 2 + side; NoSquare: none is wanted. A right that king and rook do
    /// not allow now is kept, has no effect, and is there again once they stand right.
    std::array<Square, 4> castlingRook{NoSquare, NoSquare, NoSquare, NoSquare};
    /// The same for en passant: without effect while `enPassantSquares` does not have it.
    Square enPassant = NoSquare;
    int halfmoveClock = 0;   ///< 0 … kMaxHalfmoveClock
    int fullmoveNumber = 1;  ///< 1 … kMaxFullmoveNumber
    /// Kings and rooks may castle from elsewhere than in ordinary chess.
    bool chess960 = false;

    PositionSetup() { board.fill(NoPiece); }
    explicit PositionSetup(const Position& position);

    Square& rookOf(Color color, CastlingSide side) { return castlingRook[color * 2 + side]; }
    Square rookOf(Color color, CastlingSide side) const { return castlingRook[color * 2 + side]; }
    friend bool operator==(const PositionSetup&, const PositionSetup&) = default;
};

/// The rook that castling to a side would be with: the outermost, in ordinary chess only in the corner and
/// with the king on its first square. NoSquare if king and rook do not stand right.
Square castlingRookFor(const PositionSetup& setup, Color color, CastlingSide side);
/// Whether the right is wanted and king and rook allow it.
bool canCastle(const PositionSetup& setup, Color color, CastlingSide side);
/// Whether a pawn can have just moved two squares past the square.
bool canBePassed(const PositionSetup& setup, Square square);
/// Where the side to move could take en passant, from file a to h.
std::vector<Square> enPassantSquares(const PositionSetup& setup);
/// The same position for the other colour: pieces, ranks, rights and side to move change places.
PositionSetup withColorsSwapped(const PositionSetup& setup);

/// As Position's, also where the position is not legal.
std::string toFen(const PositionSetup& setup);
/// Reads a FEN, or the first one that stands somewhere in a text: in a PGN, an address, a line of a test
/// suite. Only its form is judged; what is missing after the pieces is as at the start of a game without
/// castling, and what follows the FEN is passed over. Errors name the field. Input of any length is safe:
/// only the first 100 000 bytes are looked at.
Result<PositionSetup> readSetup(std::string_view text);

/// What is wrong with a position, and in which field of its FEN, 1 … 6.
struct SetupDefect {
    int field = 1;
    Error error;
};
/// The position, if it is legal. Rights to castle that `canCastle` denies are left out, and an en passant
/// square that has no effect.
tl::expected<Position, SetupDefect> buildPosition(const PositionSetup& setup);
/// The same; what is wrong in one sentence.
Result<Position> checkSetup(const PositionSetup& setup);
/// Why nothing can be played from a legal position: mate, stalemate, a dead position, the
/// seventy-five-move rule.
std::optional<Error> whyOver(const Position& position);

}  // namespace plyglass

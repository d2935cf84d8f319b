// A legal chess position, changed either by `makeMove`/`undoMove` (unchecked, fast, for search) or by `play`
// (checked, for all other callers).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/bitboard.h"
#include "engine/chess/move.h"
#include "engine/chess/types.h"

namespace plyglass {

/// State that `undoMove` cannot derive from the board.
struct Undo {
    std::uint64_t key;
    Bitboard checkers;
    std::uint16_t halfmoveClock;
    Piece captured;
    Square enPassant;
    CastlingRights castling;
};

/// Pieces added, removed or moved by a move: at most three (castling two, a capture two, a capturing
/// promotion three). `from == NoSquare`: added; `to == NoSquare`: removed.
struct MoveDelta {
    struct Change {
        Piece piece;
        Square from;
        Square to;
    };
    std::array<Change, 3> changes;
    int size = 0;
};

/// Always legal: one king each, the side not to move not in check, existing castling and en passant rights
/// only. A value type of about 250 bytes without heap memory. It has no history: repetitions are detected by
/// the owner of the keys (Game, search).
class Position {
  public:
    /// The start position of ordinary chess.
    static Position start();

    /// Reads FEN, X-FEN and Shredder-FEN like readFen, without notes. Drops an en passant square without a
    /// legal capture. Input of any length is safe.
    static Result<Position> fromFen(std::string_view fen);

    Color sideToMove() const { return m_sideToMove; }
    Piece pieceAt(Square square) const { return m_board[square]; }
    Bitboard occupied() const { return m_byColor[White] | m_byColor[Black]; }
    Bitboard pieces(Color color) const { return m_byColor[color]; }
    Bitboard pieces(PieceType type) const { return m_byType[type]; }
    Bitboard pieces(Color color, PieceType type) const { return m_byColor[color] & m_byType[type]; }
    Square king(Color color) const { return lowest(pieces(color, King)); }

    /// Enemy pieces that give check to the side to move.
    Bitboard checkers() const { return m_checkers; }
    bool inCheck() const { return m_checkers != 0; }
    /// All pieces of both colours that attack `square`, given `occupied`.
    Bitboard attackersTo(Square square, Bitboard occupied) const;

    /// All squares attacked by `color`, own pieces included.
    Bitboard attackedBy(Color color) const;

    /// The en passant square if a capture on it is legal, otherwise NoSquare.
    Square enPassant() const { return m_enPassant; }
    CastlingRights castling() const { return m_castling; }
    bool canCastle(Color color, CastlingSide side) const { return m_castling & castlingRight(color, side); }
    /// Square of the castling rook; valid while the right exists.
    Square castlingRook(Color color, CastlingSide side) const { return m_castlingRook[color * 2 + side]; }
    /// Squares that must be empty for castling; valid while the right exists.
    Bitboard castlingPath(Color color, CastlingSide side) const { return m_castlingPath[color * 2 + side]; }
    /// Whether a king or castling rook started on a non-standard square, so that castling uses Chess960
    /// notation.
    bool isChess960() const { return m_chess960; }
    /// Plies since the last capture or pawn move: 100 is the fifty-move rule, 150 the seventy-five-move rule.
    int halfmoveClock() const { return m_halfmoveClock; }
    int fullmoveNumber() const { return m_fullmoveNumber; }
    /// Plies since the start of the game, according to the move number.
    int gamePly() const { return 2 * (m_fullmoveNumber - 1) + (m_sideToMove == Black ? 1 : 0); }

    /// Pawns of the side to move that can legally capture en passant; empty without an `enPassant()` square.
    Bitboard enPassantCapturers() const { return m_enPassant == NoSquare ? 0 : capturersOn(m_enPassant); }

    /// Zobrist key of placement, side to move, castling rights and capturable en passant square.
    std::uint64_t key() const { return m_key; }
    /// Approximate key after a legal move, ignoring changes of castling rights and en passant squares: good
    /// enough for prefetching.
    std::uint64_t likelyKeyAfter(const MoveDelta& delta) const;
    /// Key computed from scratch, for tests and setup.
    std::uint64_t computeKey() const;

    /// Makes a legal move. Undefined for any other.
    void makeMove(Move move, Undo& undo);
    /// Undoes the last move, with its Undo.
    void undoMove(Move move, const Undo& undo);
    /// Null move: passes the turn. Undefined in check. Resets the halfmove clock, since no position before a
    /// null move can be repeated after it.
    void makeNullMove(Undo& undo);
    void undoNullMove(const Undo& undo);
    /// Changes on the board by `move`, which is legal and not yet made.
    MoveDelta deltaOf(Move move) const;
    /// Type of the captured piece, en passant included; NoPieceType if none.
    PieceType takenBy(Move move) const;
    bool isCapture(Move move) const { return takenBy(move) != NoPieceType; }
    /// Neither a capture nor a promotion.
    bool isQuiet(Move move) const { return !isCapture(move) && !move.isPromotion(); }
    /// Whether a legal move gives check.
    bool givesCheck(Move move) const;

    /// Makes the move if legal; otherwise returns the reason.
    Result<void> play(Move move);
    /// The position after the move; an unchanged copy if the move is illegal.
    Position after(Move move) const;
    /// The position after a null move.
    Position afterPass() const;

    /// Neither side can ever mate with the present material: K v K, K+minor v K, or bishops all of one square
    /// colour.
    bool hasInsufficientMaterial() const;

    /// Equal if the FEN is equal.
    friend bool operator==(const Position& a, const Position& b);

  private:
    friend class PositionBuilder;  // sets up and validates a position field by field

    Position() { m_board.fill(NoPiece); }
    void putPiece(Piece piece, Square square);
    void removePiece(Square square);
    void movePiece(Square from, Square to);
    void makeSpecial(Move move);
    void undoSpecial(Move move, Piece captured);
    void noteDoublePush(Square to);
    Bitboard computeCheckers() const;
    Bitboard capturersOn(Square enPassant) const;

    std::array<Bitboard, kPieceTypes + 1>
        m_byType{};  ///< the entry of NoPieceType stays empty: saves a branch
    std::array<Bitboard, kColors> m_byColor{};
    std::array<Piece, kSquares> m_board{};
    std::uint64_t m_key = 0;
    Bitboard m_checkers = 0;
    std::array<CastlingRights, kSquares>
        m_rightsLost{};  ///< rights lost when a piece leaves or reaches a square
    std::array<Bitboard, 4> m_castlingPath{};
    std::array<Square, 4> m_castlingRook{};
    std::uint16_t m_halfmoveClock = 0;
    std::uint16_t m_fullmoveNumber = 1;
    Color m_sideToMove = White;
    Square m_enPassant = NoSquare;
    CastlingRights m_castling = 0;
    bool m_chess960 = false;
};

}  // namespace plyglass

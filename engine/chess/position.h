// A legal chess position and the two ways of changing it: `makeMove`/`undoMove`, unchecked and fast, for
// search; `play`, checked, for everybody else.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/bitboard.h"
#include "engine/chess/move.h"
#include "engine/chess/types.h"

namespace plyglass {

/// What `undoMove` needs and the board cannot tell.
struct Undo {
    std::uint64_t key;
    Bitboard checkers;
    std::uint16_t halfmoveClock;
    Piece captured;
    Square enPassant;
    CastlingRights castling;
};

/// The pieces that a move adds, removes or moves: at most three (castling two, a capture two, a capturing
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

/// Always legal: one king each, the side not to move not in check, castling and en passant rights that exist.
/// A plain value of about 250 bytes without heap; copying is cheap. It knows no history: repetition is judged
/// by what keeps the keys (Game, the search).
class Position {
  public:
    /// The start position of ordinary chess.
    static Position start();

    /// Reads FEN, X-FEN and Shredder-FEN as readFen does, without its notes. An en passant square on which
    /// nothing can legally be captured is dropped. Input of any length is safe.
    static Result<Position> fromFen(std::string_view fen);

    Color sideToMove() const { return m_sideToMove; }
    Piece pieceAt(Square square) const { return m_board[square]; }
    Bitboard occupied() const { return m_byColor[White] | m_byColor[Black]; }
    Bitboard pieces(Color color) const { return m_byColor[color]; }
    Bitboard pieces(PieceType type) const { return m_byType[type]; }
    Bitboard pieces(Color color, PieceType type) const { return m_byColor[color] & m_byType[type]; }
    Square king(Color color) const { return lowest(pieces(color, King)); }

    /// The enemy pieces that give check to the side to move.
    Bitboard checkers() const { return m_checkers; }
    bool inCheck() const { return m_checkers != 0; }
    /// All pieces of both colours that attack `square`, seen through `occupied`.
    Bitboard attackersTo(Square square, Bitboard occupied) const;

    /// All squares that pieces of `color` attack, those of their own side included.
    Bitboard attackedBy(Color color) const;

    /// The square behind a pawn that has just moved two squares, if an en passant capture is legal; else
    /// NoSquare.
    Square enPassant() const { return m_enPassant; }
    CastlingRights castling() const { return m_castling; }
    bool canCastle(Color color, CastlingSide side) const { return m_castling & castlingRight(color, side); }
    /// The square the castling rook stands on. Meaningful while the right exists.
    Square castlingRook(Color color, CastlingSide side) const { return m_castlingRook[color * 2 + side]; }
    /// The squares that must be empty for castling. Meaningful while the right exists.
    Bitboard castlingPath(Color color, CastlingSide side) const { return m_castlingPath[color * 2 + side]; }
    /// True if a king or castling rook started elsewhere than in ordinary chess, so that castling must be
    /// shown and written in the Chess960 way.
    bool isChess960() const { return m_chess960; }
    /// Plies since the last capture or pawn move: 100 is the fifty-move rule, 150 the seventy-five-move rule.
    int halfmoveClock() const { return m_halfmoveClock; }
    int fullmoveNumber() const { return m_fullmoveNumber; }
    /// Plies since the start of the game, by the move number.
    int gamePly() const { return 2 * (m_fullmoveNumber - 1) + (m_sideToMove == Black ? 1 : 0); }

    /// The pawns of the side to move that can legally capture en passant; empty unless `enPassant()` is a
    /// square.
    Bitboard enPassantCapturers() const { return m_enPassant == NoSquare ? 0 : capturersOn(m_enPassant); }

    /// Zobrist key of placement, side to move, castling rights and capturable en passant square.
    std::uint64_t key() const { return m_key; }
    /// The key after a legal move, but for castling rights and en passant squares that it brings or takes:
    /// good enough to fetch early what is likely to be read.
    std::uint64_t likelyKeyAfter(const MoveDelta& delta) const;
    /// The key from scratch, for tests and set-up.
    std::uint64_t computeKey() const;

    /// Makes a legal move. Undefined for any other.
    void makeMove(Move move, Undo& undo);
    /// Takes back the last move made, with the Undo that it filled in.
    void undoMove(Move move, const Undo& undo);
    /// Passes the move: the other side is to move on the same board. Undefined in check. The fifty-move count
    /// starts again, since nothing before a pass can be repeated after it.
    void makeNullMove(Undo& undo);
    void undoNullMove(const Undo& undo);
    /// What `move`, legal here and not yet made, will change on the board.
    MoveDelta deltaOf(Move move) const;
    /// The kind of piece that the move takes, en passant included; NoPieceType if none.
    PieceType takenBy(Move move) const;
    bool isCapture(Move move) const { return takenBy(move) != NoPieceType; }
    /// Whether it neither takes anything nor promotes.
    bool isQuiet(Move move) const { return !isCapture(move) && !move.isPromotion(); }
    /// Whether a legal move will check the enemy king.
    bool givesCheck(Move move) const;

    /// Makes the move if it is legal, and says why if it is not.
    Result<void> play(Move move);
    /// A copy after the move; one of the same position if the move is not legal.
    Position after(Move move) const;
    /// A copy after a pass, as `makeNullMove` makes it.
    Position afterPass() const;

    /// Neither side can ever mate with what is on the board: K v K, K+minor v K, and bishops all of one
    /// square colour.
    bool hasInsufficientMaterial() const;

    /// Whether all that FEN writes is the same.
    friend bool operator==(const Position& a, const Position& b);

  private:
    friend class PositionBuilder;  // sets up and checks a position field by field

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
        m_byType{};  ///< the last, of NoPiece, stays empty: it spares a branch
    std::array<Bitboard, kColors> m_byColor{};
    std::array<Piece, kSquares> m_board{};
    std::uint64_t m_key = 0;
    Bitboard m_checkers = 0;
    std::array<CastlingRights, kSquares>
        m_rightsLost{};  ///< rights that go when a piece leaves or reaches a square
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

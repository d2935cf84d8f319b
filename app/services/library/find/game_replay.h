// Fast replay of stored games by pieces only: no keys or legality, a few nanoseconds per move. Stored moves
// were legal; damaged ones are only kept from doing harm.
#pragma once

#include <array>

#include "engine/chess/position.h"

namespace plyglass {

/// Squares of the pieces by colour and type.
class PieceSets {
  public:
    explicit PieceSets(const Position& position) {
        for (const Color color : {White, Black})
            for (int type = Pawn; type <= King; ++type)
                m_sets[color][type] = position.pieces(color, static_cast<PieceType>(type));
    }
    Bitboard of(Color color, PieceType type) const { return m_sets[color][type]; }
    /// Removes or adds a piece on a square.
    void toggle(Piece piece, Square square) { m_sets[colorOf(piece)][typeOf(piece)] ^= bitOf(square); }

  private:
    std::array<std::array<Bitboard, kPieceTypes>, kColors> m_sets{};
};

class GameReplay {
  public:
    /// Change by a move relevant to patterns: a quiet piece move changes neither material nor pawns.
    enum class Change : std::uint8_t { Nothing, Pawns, Material };

    explicit GameReplay(const Position& start);

    const PieceSets& pieces() const { return m_pieces; }
    Change lastChange() const { return m_change; }
    /// False, without effect, if the side to move has no such piece or the move is invalid.
    bool play(Move move);

  private:
    bool playNormal(Move move);
    bool playPromotion(Move move);
    bool playEnPassant(Move move);
    bool playCastling(Move move);
    bool isOwn(Square square) const { return isOf(square, m_mover); }
    bool isOf(Square square, Color color) const {
        return m_board[square] != NoPiece && colorOf(m_board[square]) == color;
    }
    void put(Piece piece, Square square);
    Piece take(Square square);

    PieceSets m_pieces;
    std::array<Piece, kSquares> m_board;
    Color m_mover;
    Change m_change = Change::Material;
};

}  // namespace plyglass

// Reference implementation of the rules, simple and slow: squares in an array, every move tried on a copy of
// the board, legal if the own king is not attacked afterwards.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass::slow {

class Board {
  public:
    explicit Board(const Position& position);

    std::vector<Move> legalMoves() const;
    bool isAttacked(int square, Color by) const;
    const std::array<Piece, 64>& squares() const { return m_squares; }
    /// Moves the pieces only; rights and counters are unchanged.
    Board after(Move move) const;

  private:
    struct Castling {
        int rook;
        CastlingSide side;
    };

    Piece at(int square) const { return m_squares[static_cast<std::size_t>(square)]; }
    Piece& at(int square) { return m_squares[static_cast<std::size_t>(square)]; }
    int kingSquare(Color color) const;
    void addPawnMoves(int from, std::vector<Move>& moves) const;
    void addPawnMove(int from, int to, std::vector<Move>& moves) const;
    void addPieceMoves(int from, std::vector<Move>& moves) const;
    void addCastling(std::vector<Move>& moves) const;
    bool mayCastle(const Castling& castling) const;

    std::array<Piece, 64> m_squares;
    Color m_toMove;
    int m_enPassant;
    std::vector<Castling> m_castlings;
};

}  // namespace plyglass::slow
